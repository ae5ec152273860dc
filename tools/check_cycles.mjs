// No file of web/ imports itself by way of others, for a value, for a type or late: files in a circle cannot be
// understood, loaded or moved apart. Prints each circle. (The rules of who may import whom are in lint_rules.mjs.)
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The paths that a file imports, early, late or as re-exports. */
function pathsIn(file) {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const early = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  // Late imports have only a place: any text there other than a quoted path is not a file of ours.
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...early.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []), ...late];
}

/** The source files that a file imports. Others, such as styles or packages, import none of them. */
function importsOf(file) {
  return pathsIn(file)
    .filter((path) => path.startsWith('.'))
    .map((path) => join(dirname(file), path.replace(/\?.*/, '')))
    .flatMap((path) => ['', '.ts', '.tsx'].map((ending) => path + ending).filter((name) => imports.has(name)));
}

const imports = new Map();
for (const path of readdirSync(join(root, 'web'), { recursive: true })) {
  if (/(?<!\.d)\.tsx?$/.test(path)) imports.set(join(root, 'web', path), []);
}
for (const file of imports.keys()) imports.set(file, importsOf(file));

const cycles = [];
const done = new Set();
function follow(file, way) {
  if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file]);
  if (done.has(file)) return;
  done.add(file);
  for (const next of imports.get(file)) follow(next, [...way, file]);
}
for (const file of imports.keys()) follow(file, []);

for (const cycle of cycles) {
  console.error(`in a circle: ${cycle.map((file) => relative(root, file).replaceAll(sep, '/')).join(' -> ')}`);
}
process.exit(cycles.length > 0 ? 1 : 0);
