// Prints, for each script that is named, the names that it takes from the browser: global
// variables, and members of any object. Fails if a script needs newer syntax than ES2020.

const { readFileSync } = require("node:fs");
const acorn = require("acorn");

const names = new Set();
const own = new Set();

function visit(node, parent, role) {
  if (Array.isArray(node)) return node.forEach((it) => visit(it, parent, role));
  if (!node || typeof node.type !== "string") return;
  const isKey = role === "key" && !parent.computed;
  if (node.type === "Identifier") {
    if (role === "property" && !parent.computed) names.add(`.${node.name}`);
    else if (["id", "params", "local"].includes(role)) own.add(node.name);
    else if (!isKey) names.add(node.name);
  }
  const declares = ["id", "params", "param", "local"];
  for (const [key, child] of Object.entries(node)) {
    const inPattern = /Pattern|RestElement|AssignmentPattern/.test(node.type);
    const isDeclared = declares.includes(role) && (inPattern || role === key);
    if (node.type === "Property" && parent.type === "ObjectPattern" && key === "key") {
      if (!node.computed) names.add(`.${child.name}`);
    } else visit(child, node, isDeclared || (inPattern && key !== "right") ? "id" : key);
  }
}

for (const path of process.argv.slice(2)) {
  const source = readFileSync(path, "utf8");
  visit(acorn.parse(source, { ecmaVersion: 2020, sourceType: "module" }), null, "");
}
console.log([...names].filter((name) => !own.has(name)).sort().join("\n"));
