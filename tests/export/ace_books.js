// Validate books with DAISY Ace in one browser: `node ace_books.js NODE_MODULES BOOK...`.
// Writes the report on `name.epub` to `name/report.json` beside it.
"use strict";

const path = require("path");

async function main(modules, ...books) {
  const ace = require(path.join(modules, "@daisy", "ace-core"));
  const runner = require(path.join(modules, "@daisy", "ace-axe-runner-puppeteer"));
  // Ace starts and stops a browser for each book, unless these two functions do nothing.
  const running = { ...runner, launch: async () => {}, close: async () => {} };
  await runner.launch();
  for (const book of books) {
    const outdir = book.replace(/\.epub$/, "");
    await ace(book, { cwd: process.cwd(), outdir, initLogger: true, silent: true }, running);
  }
  await runner.close();
}

main(...process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});
