/* azul-access.exe: runs the program with the Python of the folder beside it, in the same console.

   If the program fails, and the console was opened for it alone, the console waits for Enter: it
   would disappear with the message in it. */
#include <windows.h>
#include <stdio.h>
#include <wchar.h>

#define LONGEST 32768

static wchar_t home[LONGEST], line[LONGEST];

/* The program itself decides what Ctrl-C means; the launcher only waits for it. */
static BOOL WINAPI ignore(DWORD event) { return event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT; }

static void show(const wchar_t *text) {
    HANDLE console = GetStdHandle(STD_ERROR_HANDLE);
    DWORD written;
    if (!WriteConsoleW(console, text, wcslen(text), &written, NULL)) fwprintf(stderr, L"%ls", text);
}

static void wait_for_enter(void) {
    DWORD others[2];
    if (GetConsoleProcessList(others, 2) != 1) return; /* a terminal that stays open anyway */
    switch (PRIMARYLANGID(GetUserDefaultUILanguage())) {
    case LANG_GERMAN: show(L"\r\nZum Schließen die Eingabetaste drücken. "); break;
    case LANG_DUTCH: show(L"\r\nDruk op Enter om te sluiten. "); break;
    default: show(L"\r\nPress Enter to close. ");
    }
    wchar_t answer[16];
    DWORD read;
    ReadConsoleW(GetStdHandle(STD_INPUT_HANDLE), answer, 16, &read, NULL);
}

/* The part of the command line behind the name of this program, as it was typed. */
static const wchar_t *arguments(const wchar_t *all) {
    int quoted = 0;
    for (; *all && (quoted || (*all != L' ' && *all != L'\t')); all++)
        if (*all == L'"') quoted = !quoted;
    return all;
}

int wmain(void) {
    GetModuleFileNameW(NULL, home, LONGEST);
    wchar_t *slash = wcsrchr(home, L'\\');
    if (slash) *slash = 0;
    if (swprintf(line, LONGEST, L"\"%ls\\python\\python.exe\" \"%ls\\python\\start.py\"%ls", home,
                 home, arguments(GetCommandLineW())) < 0) {
        show(L"The command is too long.\r\n");
        return 2;
    }
    SetConsoleCtrlHandler(ignore, TRUE);
    STARTUPINFOW start = {.cb = sizeof start};
    PROCESS_INFORMATION process;
    /* What the launcher started ends with it, however it ends. */
    HANDLE job = CreateJobObjectW(NULL, NULL);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {0};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    if (!CreateProcessW(NULL, line, NULL, NULL, TRUE, CREATE_SUSPENDED, NULL, NULL, &start,
                        &process)) {
        wchar_t text[LONGEST];
        swprintf(text, LONGEST, L"azul-access: %ls\\python\\python.exe: %lu\r\n", home,
                 GetLastError());
        show(text);
        wait_for_enter();
        return 3;
    }
    AssignProcessToJobObject(job, process.hProcess);
    ResumeThread(process.hThread);
    WaitForSingleObject(process.hProcess, INFINITE);
    DWORD code = 3;
    GetExitCodeProcess(process.hProcess, &code);
    if (code) wait_for_enter();
    return (int)code;
}
