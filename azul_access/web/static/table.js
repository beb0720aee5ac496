// The table page: shows what is announced and what lies on the table, and one part of it alone.

import "./connection.js";
import { keep, recall } from "./storage.js";
import { showStart } from "./words.js";

const main = document.getElementById("table");
const log = document.getElementById("news");
const connection = document.getElementById("connection");
const options = document.getElementById("options");
const MOST_LINES = 12;

log.classList.add("live");
showStart(log);

// Announcements: a log that only grows at its end, so that a screen reader reads each once.

function say(text, language) {
  const line = document.createElement("p");
  line.lang = language;
  line.textContent = text;
  log.append(line);
  while (log.children.length > MOST_LINES) log.firstElementChild.remove();
  showStart(log);
}

document.addEventListener("news", ({ detail }) => {
  // After a reload the page may hold what is announced once more.
  for (const line of log.querySelectorAll(`[data-number="${detail.number}"]`)) line.remove();
  for (const text of detail.paragraphs) say(text, detail.lang);
});
document.addEventListener("missed", ({ detail }) => {
  say(detail.text, document.documentElement.lang);
});

for (const event of ["lost", "end", "gone"]) {
  document.addEventListener(event, () => {
    connection.textContent = connection.dataset[event];
  });
}
document.addEventListener("found", () => {
  connection.textContent = "";
});

// The table: only what differs is replaced, so that reading positions stay.

const shown = new Map();

document.addEventListener("table", ({ detail }) => {
  for (const [id, html] of Object.entries(detail)) {
    if (shown.get(id) === html) continue;
    shown.set(id, html);
    const part = document.getElementById(id);
    const fresh = part.cloneNode(false);
    fresh.innerHTML = html;
    update(part, fresh);
  }
});

function update(old, fresh) {
  if (old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const [olds, freshes] = [[...old.childNodes], [...fresh.childNodes]];
  freshes.forEach((child, at) => (at < olds.length ? update(olds[at], child) : old.append(child)));
  for (const child of olds.slice(freshes.length)) child.remove();
}

// Views: everything, or the part that the address names behind "#".

const links = [...document.querySelectorAll("nav a")];

function showView() {
  const named = document.getElementById(location.hash.slice(1));
  const one = named?.parentElement === main ? named : null;
  main.classList.toggle("one", one !== null);
  for (const part of main.children) part.hidden = one !== null && part !== one;
  for (const link of links) {
    if (link.hash === `#${one?.id ?? main.id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

addEventListener("hashchange", showView);
showView();

// Settings of this browser

for (const box of options.querySelectorAll("input")) {
  const saved = recall("localStorage", box.name);
  if (saved !== null) box.checked = saved === "true";
  const apply = () => main.toggleAttribute(`data-${box.name}`, box.checked);
  box.addEventListener("change", () => {
    keep("localStorage", box.name, String(box.checked));
    apply();
  });
  apply();
}

const full = document.getElementById("full");
full.hidden = !document.fullscreenEnabled;
full.addEventListener("click", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
});
options.hidden = false;

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !main.hasAttribute("data-keys")) return;
  const link = links.find((it) => it.getAttribute("aria-keyshortcuts") === event.key);
  if (link) location.hash = link.hash;
});
