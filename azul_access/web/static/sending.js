// Sends lines and the steps of a move. A request that got no answer is sent again under the same
// name, also when the player sends the same once more, and counts only once.
//
// `onDelay` is called with the text of what has no answer for a while, `onFailure` when the page
// stops trying.

import { countEvents, expectEventAfter, page, tab } from "./connection.js";

const TRIES = 6;
const ANSWER_LIMIT = 2500; // milliseconds for the answer to one try
const DELAY = 2500; // after so many milliseconds the player is told

const names = new Map(); // of what was not answered yet, by action and fields
let queue = Promise.resolve();

// Resolves to the values of the answer; to null if there was none.
function send(action, fields, calls) {
  const content = [...fields];
  const key = JSON.stringify([action, content]);
  if (!names.has(key)) names.set(key, `${tab}${Date.now()}${Math.random()}`);
  const body = new URLSearchParams([...content, ["request", names.get(key)]]);
  const sent = queue.then(async () => {
    const timer = setTimeout(calls.onDelay, DELAY);
    const answer = await post(action, body);
    clearTimeout(timer);
    if (answer) names.delete(key);
    else calls.onFailure();
    return answer;
  });
  queue = sent;
  return sent;
}

async function post(action, body) {
  const events = countEvents();
  for (let number = 0; number < TRIES; number++) {
    // AbortSignal.timeout is newer than many phones.
    const controller = new AbortController();
    const limit = setTimeout(() => controller.abort(), ANSWER_LIMIT);
    try {
      const response = await fetch(`${page}/${action}?tab=${tab}`, {
        method: "POST",
        headers: { Accept: "application/json" },
        body,
        signal: controller.signal,
      });
      if (response.ok) {
        expectEventAfter(events);
        return await response.json();
      }
      if (response.status === 404) return null;
    } catch {
      // No connection, or no answer in time.
    } finally {
      clearTimeout(limit);
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * (number + 1)));
  }
  return null;
}

export { send };
