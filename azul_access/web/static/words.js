// Large words in boxes of whole lines: a button shows those that do not fit, and the first ones
// again after the last.

// A log whose newest line stands first has negative positions.
const START = -1e6;

document.addEventListener("click", ({ target }) => {
  const button = target.closest(".more");
  if (!button) return;
  const box = button.previousElementSibling;
  const line = parseFloat(getComputedStyle(box).lineHeight);
  const before = box.scrollTop;
  box.scrollTop += Math.max(1, Math.round(box.clientHeight / line)) * line;
  if (Math.abs(box.scrollTop - before) < 1) box.scrollTop = START;
});

export { START };
