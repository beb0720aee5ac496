// Keeps a page up to date: opens the stream of events, opens it again when the phone was asleep or
// the program was started again, and asks for what was missed.
//
// Every event is passed on as an event of the document with the same name and its values as
// `detail`: "news", "table", "missed", "voice", "end", "gone"; "lost" and "found" tell of the connection.

import { keep, recall } from "./storage.js";

const root = document.documentElement;
const page = root.dataset.page;
const BEAT_LIMIT = 25000; // milliseconds without an event, after which the connection is lost
const ANSWER_LIMIT = 1000; // milliseconds from the answer to a request until its event

let source = null;
let isLost = false;
let hasEnded = false;
let watch = 0;
let eventCount = 0;
let answerWatch = 0;

const tell = (name, detail = {}) => document.dispatchEvent(new CustomEvent(name, { detail }));

// The page for typing codes leads back here.
keep("localStorage", "own-page", JSON.stringify({ address: page, title: document.title }));

// The name of this page among those of a player, the same after it was loaded again.
const tab =
  recall("sessionStorage", "tab") ??
  [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join("");
keep("sessionStorage", "tab", tab);

// The last event that was shown here, also before the page was loaded again. Each page of a browser
// has shown its own; a new one begins with what the browser has shown.
const key = `${page}/last`;
let last = recall("sessionStorage", key) ?? recall("localStorage", key) ?? root.dataset.last;
// What the page had shown when it was loaded: the run of the program, and the number of an event.
const [seenRun, seenNumber] = last.split(".");

function open() {
  if (hasEnded) return;
  close();
  const query = new URLSearchParams({
    after: last,
    tab,
    language: root.dataset.language,
    verbosity: root.dataset.verbosity,
    names: root.dataset.names,
  });
  source = new EventSource(`${page}/events?${query}`);
  for (const name of ["news", "table", "missed", "voice", "beat", "end", "gone"]) {
    source.addEventListener(name, (event) => receive(name, event));
  }
  source.onerror = lose;
  waitForBeat();
}

function close() {
  clearTimeout(watch);
  source?.close();
  source = null;
}

function receive(name, event) {
  eventCount += 1;
  clearTimeout(answerWatch);
  if (isLost) {
    isLost = false;
    tell("found");
  }
  waitForBeat();
  if (name === "end" || name === "gone") {
    hasEnded = name === "gone";
    if (hasEnded) close();
  }
  if (name !== "beat") tell(name, JSON.parse(event.data));
  if (event.lastEventId) {
    last = event.lastEventId;
    keep("sessionStorage", key, last);
    keep("localStorage", key, last);
  }
}

function lose() {
  if (!isLost) {
    isLost = true;
    tell("lost");
  }
  // A browser that was refused does not try again by itself.
  if (source?.readyState === EventSource.CLOSED) watch = setTimeout(askAgain, 2000);
}

// Find out whether the page is there: its address may have been taken back.
async function askAgain() {
  try {
    const answer = await fetch(page);
    if (answer.status === 404) {
      hasEnded = true;
      tell("gone");
      return;
    }
  } catch {
    // The program does not run at the moment.
  }
  open();
}

function waitForBeat() {
  clearTimeout(watch);
  watch = setTimeout(() => {
    lose();
    open();
  }, BEAT_LIMIT);
}

// A request was answered that was sent after so many events, so there is one more. A stream that
// does not bring it is dead, as after a change of the network, and is opened anew.
function expectEventAfter(count) {
  clearTimeout(answerWatch);
  if (eventCount === count) answerWatch = setTimeout(open, ANSWER_LIMIT);
}

const countEvents = () => eventCount;

// A phone ends the streams of sleeping pages without an error, and a browser has only six of them.
document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
addEventListener("pageshow", (event) => event.persisted && open());
addEventListener("online", open);
if (!document.hidden) open();

export { countEvents, expectEventAfter, root, page, tab, seenRun, seenNumber };
