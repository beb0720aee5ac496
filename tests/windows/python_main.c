/* python.exe: like the one of CPython, but compiled by mingw-w64 for the official DLL. */
#include <wchar.h>

__declspec(dllimport) int Py_Main(int argc, wchar_t **argv);

int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
