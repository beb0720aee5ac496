// Where codes are typed: shows a link to the page that this device was on before, if it still is.

import { recall } from "./storage.js";

const again = document.getElementById("again");
const kept = JSON.parse(recall("localStorage", "own-page") ?? "null");

async function offer({ address, title }) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const link = again.querySelector("a");
  link.href = address;
  link.textContent = title;
  again.hidden = false;
}

if (kept) offer(kept);
