// What the browser keeps. A private window may keep nothing.

function recall(storage, key) {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

function keep(storage, key, value) {
  try {
    window[storage].setItem(key, value);
  } catch {
    // It is known until the page is closed.
  }
}

export { keep, recall };
