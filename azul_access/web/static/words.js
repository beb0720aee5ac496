// Large words in boxes of whole lines: a button shows those that do not fit, and the first ones
// again after the last. In a log, the newest line is at the top; those before are above it.

const newest = (box) => box.querySelector("p:last-child");

export function showStart(box) {
  box.scrollTop = newest(box)?.offsetTop ?? 0;
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest(".more");
  if (!button) return;
  const box = button.previousElementSibling;
  const line = parseFloat(getComputedStyle(box).lineHeight);
  const lines = Math.max(1, Math.round(box.clientHeight / line));
  const last = newest(box);
  const end = last ? last.offsetTop + last.offsetHeight : box.scrollHeight;
  const next = box.scrollTop + lines * line;
  if (next < end - 0.5 * line) box.scrollTop = next;
  else showStart(box);
});

addEventListener("resize", () => document.querySelectorAll(".live").forEach(showStart));
