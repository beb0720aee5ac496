// Large words in boxes of whole lines: a button shows those that do not fit, and the first ones
// again after the last.

document.addEventListener("click", ({ target }) => {
  const box = target.closest(".more")?.previousElementSibling;
  if (!box) return;
  const line = parseFloat(getComputedStyle(box).lineHeight);
  const before = box.scrollTop;
  box.scrollBy(0, Math.max(1, Math.round(box.clientHeight / line)) * line);
  // A log whose newest line stands first has negative positions.
  if (Math.abs(box.scrollTop - before) < 1) box.scrollTo(0, -1e6);
});
