// Reads announcements out: in the log, from which screen readers read, or with the browser's voice.

const log = document.getElementById("news");
const WINDOW = 200; // milliseconds: what comes within them is put into the log together
const AFTER_CANCEL = 50; // what is spoken right after "cancel" is lost
const MOST_LINES = 200;

let voice = "screen-reader";
let waiting = [];

// "screen-reader", "own" for the browser's voice, or "silent"
export function setVoice(name) {
  if (voice === "own" && name !== "own") speechSynthesis.cancel();
  voice = name;
  log.setAttribute("aria-live", name === "screen-reader" ? "polite" : "off");
}

// `texts` are for the eyes and for screen readers, `speech` for the browser's voice. An answer to
// the player is `own`: it is spoken at once.
export function read(texts, speech, lang, own) {
  if (!waiting.length) setTimeout(append, WINDOW);
  waiting.push(...texts.map((text) => ({ text, lang })));
  if (voice === "own") speak(speech, lang, own);
}

// The log only grows at its end: what stands in it is never written again. Removing its oldest
// lines is silent.
function append() {
  const lines = waiting.map(({ text, lang }) => {
    const line = document.createElement("p");
    line.lang = lang;
    line.textContent = text;
    return line;
  });
  waiting = [];
  log.append(...lines);
  while (log.children.length > MOST_LINES) log.firstElementChild.remove();
}

function speak(texts, lang, own) {
  if (own) speechSynthesis.cancel();
  const say = () => {
    for (const text of texts) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = lang;
      utterance.voice = findVoice(lang);
      speechSynthesis.speak(utterance);
    }
  };
  if (own) setTimeout(say, AFTER_CANCEL);
  else say();
}

// Voices come late, so they are looked up each time; Android writes "de_DE".
function findVoice(lang) {
  const voices = speechSynthesis.getVoices();
  const fitting = voices.filter((it) => it.lang.toLowerCase().split(/[-_]/)[0] === lang);
  return fitting.find((it) => it.default) ?? fitting[0] ?? null;
}

// A browser speaks only if it has spoken in answer to a touch or a key first, be it nothing.
function unlock() {
  if (voice !== "own") return;
  speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  removeEventListener("pointerup", unlock);
  removeEventListener("keyup", unlock);
}
addEventListener("pointerup", unlock);
addEventListener("keyup", unlock);
