// Reads announcements out: in the log, from which screen readers read, or with the browser's voice.
// If not everything is to be read, the log is only shown, and what is read is put into a region of
// its own.

const log = document.getElementById("news");
const earlier = document.getElementById("earlier");
const heard = document.getElementById("heard");
const WINDOW = 200; // milliseconds: what comes within them is put into the log together
const AFTER_CANCEL = 50; // what is spoken right after "cancel" is lost
const MOST_EARLIER = 200;
const MOST_HEARD = 10;

let voice = "screen-reader";
let amount = "all";
let waiting = [];
let missed = [];

// `newVoice`: "screen-reader", or "own" for the browser's voice. `newAmount`: "all", "mine" for what
// is for the player of this page, "asked" for answers to the player.
export function setReading(newVoice, newAmount) {
  if (voice === "own" && newVoice !== "own") speechSynthesis.cancel();
  voice = newVoice;
  amount = newAmount;
  const isLive = voice === "screen-reader" && amount === "all";
  log.setAttribute("aria-live", isLive ? "polite" : "off");
}

// `texts` are for the eyes and for screen readers, `speech` for the browser's voice; `turn` is read
// instead where only the player's own matters are. `kind` is "all", "own" or "answer".
export function read(texts, { speech = texts, lang, kind = "own", turn = [] }) {
  const isRead = amount === "all" || kind === "answer" || (amount === "mine" && kind === "own");
  const instead = amount === "mine" ? turn : [];
  if (!waiting.length) setTimeout(append, WINDOW);
  const isHeard = amount !== "all" && voice === "screen-reader";
  waiting.push(...texts.map((text) => ({ text, lang, isHeard: isRead && isHeard })));
  if (!isRead && isHeard) waiting.push(...instead.map((text) => ({ text, lang, isShown: false })));
  if (voice === "own") speak(isRead ? speech : instead, lang, isRead && kind !== "all");
}

// What was missed stands above the log, so that no screen reader reads it by itself.
export function showMissed(texts, { speech = texts, lang }) {
  if (waiting.length) append();
  const lines = makeLines(texts.map((text) => ({ text, lang })));
  for (const line of lines) line.tabIndex = -1;
  earlier.append(...log.children, ...lines);
  trimEarlier();
  missed.push({ lines, speech, lang });
}

// Go to the first line that was missed; a screen reader reads on from there.
export function readMissed() {
  const found = missed;
  missed = [];
  const details = earlier.closest("details");
  details.open = true;
  found[0]?.lines[0]?.focus();
  if (voice !== "own") return;
  speechSynthesis.cancel();
  for (const { speech, lang } of found) speak(speech, lang, false);
}

function trimEarlier() {
  while (earlier.children.length > MOST_EARLIER) earlier.firstElementChild.remove();
}

// What stands in the log and in the region is never written again. Moving the lines from before to
// the earlier ones is silent.
function append() {
  const lines = waiting;
  waiting = [];
  const shown = makeLines(lines.filter(({ isShown = true }) => isShown));
  if (shown.length) earlier.append(...log.children);
  trimEarlier();
  log.append(...shown);
  heard.append(...makeLines(lines.filter(({ isHeard, isShown = true }) => isHeard || !isShown)));
  while (heard.children.length > MOST_HEARD) heard.firstElementChild.remove();
}

function makeLines(lines) {
  return lines.map(({ text, lang }) => {
    const line = document.createElement("p");
    line.lang = lang;
    line.textContent = text;
    return line;
  });
}

function speak(texts, lang, own) {
  if (own && texts.length) speechSynthesis.cancel();
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
