// The page of a seat: reads announcements out, sends lines and the steps of a move.

import { page, root, seenNumber, seenRun } from "./connection.js";
import { read, readMissed, setReading, showMissed } from "./reading.js";
import { send } from "./sending.js";
import { keep, recall } from "./storage.js";
import "./words.js";

const byId = (id) => document.getElementById(id);
const news = byId("news");
const text = byId("text");
const settings = byId("settings");
const notices = news.dataset;

// Settings of this browser. A page that is shown in another way is loaded again; only another
// language needs that later on.

const SHOWN = ["language", "verbosity", "names"];
const kept = JSON.parse(recall("localStorage", "seat") ?? "{}");

function loadAgain() {
  const query = `?${new URLSearchParams(SHOWN.map((name) => [name, kept[name]]))}`;
  if (location.search !== query) location.replace(page + query);
}

function applySettings() {
  keep("localStorage", "seat", JSON.stringify(kept));
  if (kept.language !== root.dataset.language) loadAgain();
  for (const name of SHOWN) root.dataset[name] = settings[name].value = kept[name];
  settings.voice.value = kept.voice;
  applyReading();
}

// What is read aloud depends on whether the table has a voice, until the player chooses.
let usualAmount = settings.speaks.value;

function applyReading() {
  settings.speaks.value = kept.speaks ?? usualAmount;
  setReading(kept.voice, settings.speaks.value);
}

document.addEventListener("voice", ({ detail }) => {
  usualAmount = detail.table ? "mine" : "all";
  applyReading();
});

for (const name of SHOWN) kept[name] = kept[name] ?? root.dataset[name];
kept.voice = kept.voice ?? "screen-reader";
if (SHOWN.some((name) => kept[name] !== root.dataset[name])) loadAgain();
applySettings();

settings.addEventListener("submit", (event) => {
  event.preventDefault();
  kept.voice = settings.voice.value;
  if (settings.speaks.value !== (kept.speaks ?? usualAmount)) kept.speaks = settings.speaks.value;
  sendNow("settings", new FormData(settings), settings.querySelector("button").textContent);
});

// Announcements. What is in the stream now has not been shown before, so it stands only there.

for (const line of [...byId("earlier").children]) {
  const isOfThisRun = root.dataset.last.startsWith(`${seenRun}.`);
  if (!isOfThisRun || Number(line.dataset.number) > Number(seenNumber)) line.remove();
}

function tell(paragraphs, { lang = root.lang, ...how } = {}) {
  const last = byId("last");
  last.lang = lang;
  last.replaceChildren(
    ...paragraphs.flatMap((paragraph) => {
      const part = document.createElement("span");
      part.textContent = paragraph;
      return [part, " "];
    }),
  );
  fitLast();
  read(paragraphs, { lang, ...how });
}

// The last words have one size; a button shows those that do not fit. What has to be scrolled is
// reached by the keyboard, too.
function fitLast() {
  const last = byId("last");
  last.scrollTop = 0;
  last.parentElement.classList.remove("is-long");
  // Less than half a line is only what letters have below it.
  const isLong = last.scrollHeight > last.clientHeight + 0.5 * parseFloat(getComputedStyle(last).lineHeight);
  last.parentElement.classList.toggle("is-long", isLong);
  last.classList.toggle("fits", !isLong);
  last.tabIndex = isLong ? 0 : -1;
}

// The turn and the question before a move have the first size at which all of them are seen.
function fitSize(element) {
  for (const size of ["", "long", "longer"]) {
    element.classList.remove("long", "longer");
    if (size) element.classList.add(size);
    if (element.scrollHeight <= element.clientHeight + 1) break;
  }
  const isWhole = element.scrollHeight <= element.clientHeight + 1;
  element.tabIndex = isWhole ? -1 : 0;
  element.classList.toggle("fits", isWhole);
}

function fit() {
  fitLast();
  document.querySelectorAll("#turn, .question").forEach(fitSize);
}
addEventListener("resize", fit);
fit();

document.addEventListener("news", ({ detail }) => {
  if (!detail.late) return tell(detail.paragraphs, detail);
  showMissed(detail.paragraphs, detail);
  byId("missed").hidden = false;
});
document.addEventListener("missed", ({ detail }) => {
  tell([detail.text], { lang: detail.lang, kind: "all" });
});
byId("missed").addEventListener("click", () => {
  readMissed();
  byId("missed").hidden = true;
});

let lostTimer = 0;
let isLossTold = false;
document.addEventListener("lost", () => {
  clearTimeout(lostTimer);
  lostTimer = setTimeout(() => {
    isLossTold = true;
    tell([notices.lost]);
  }, 4000);
});
document.addEventListener("found", () => {
  clearTimeout(lostTimer);
  if (isLossTold) tell([notices.found]);
  isLossTold = false;
});
document.addEventListener("end", () => tell([notices.ended]));
document.addEventListener("gone", () => tell([notices.gone]));

// Parts that change. Focus stays where it is; if its button is gone, it goes to the same place.

let focusesChoices = false;
document.addEventListener("table", ({ detail }) => {
  for (const [id, html] of Object.entries(detail)) {
    const part = byId(id);
    const fresh = part.cloneNode(false);
    fresh.innerHTML = html;
    if (part.innerHTML === fresh.innerHTML) continue;
    const hadFocus = part.contains(document.activeElement);
    part.replaceChildren(...fresh.childNodes);
    if (id === "choices" && (hadFocus || focusesChoices)) focusNext();
    if (id === "choices") focusesChoices = false;
    if (id === "turn" || id === "choices") part.parentElement.querySelectorAll("#turn, .question").forEach(fitSize);
  }
});

// The heading above what can be chosen next. What is already in sight does not move.
function focusNext() {
  const next = document.querySelector("#choices [data-now]") || byId("choices-title");
  next.focus({ preventScroll: true });
}

// Sending. `text` is what the player would send again.

async function sendNow(action, fields, text) {
  const note = (notice) => () => tell([`${notice} ${text}`], { kind: "answer" });
  const answer = await send(action, fields, {
    onDelay: note(notices.delayed),
    onFailure: note(notices.unsent),
  });
  if (answer) {
    Object.assign(kept, answer);
    applySettings();
  }
  return answer !== null;
}

// The line stays in the field until it was taken, unless another one is written meanwhile.
byId("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const line = text.value;
  text.focus();
  if ((await sendNow("say", new FormData(event.target), line)) && text.value === line) {
    text.value = "";
  }
});

document.addEventListener("submit", (event) => {
  const { submitter, target } = event;
  if (!submitter || !submitter.name || target === settings) return;
  event.preventDefault();
  focusesChoices = byId("choices").contains(target);
  const action = new URL(target.action).pathname.split("/").pop();
  sendNow(action, [[submitter.name, submitter.value]], nameStep(submitter));
});

// A tile or a row by its name, the last button by the move: the question before it begins with that.
function nameStep(button) {
  const question = document.querySelector(".question");
  if (question && button.classList.contains("main")) return question.textContent.split("?")[0];
  return (button.querySelector(".hidden") || button).textContent.trim();
}
