import "./connection.js";

const log = document.getElementById("news");

document.addEventListener("news", ({ detail }) => {
  for (const text of detail.paragraphs) {
    const line = document.createElement("p");
    line.lang = detail.lang;
    line.textContent = text;
    log.append(line);
  }
});

document.addEventListener("table", ({ detail }) => {
  for (const [id, html] of Object.entries(detail)) document.getElementById(id).innerHTML = html;
});
