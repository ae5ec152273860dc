// The layers of the C++ code, checked over its includes: a layer uses itself and those that solver/CMakeLists.txt names
// for it, and no others; the layer of a file is its folder in src/ or include/sudoscope/. Public headers never include
// src/, only wasm/ uses Emscripten, and the library neither throws, prints, exits nor reads a clock.
// (The layers of web/ are in lint_rules.mjs.)
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The layers that each layer may include. */
const used = new Map();
const libraries = readFileSync(join(root, 'solver/CMakeLists.txt'), 'utf8');
for (const [, layer, others] of libraries.matchAll(/^ *sudoscope_layer\((\w+) (?:STATIC|OBJECT)([^)]*)\)/gm))
  used.set(layer, others.split(' ').filter(Boolean));
const layers = [...used.keys()];

const forbiddenInLibrary = [
  [/\bthrow\b/, 'the library never throws'],
  [/#include <(iostream|cstdio|print)>|\bprintf\b/, 'the library never prints'],
  [/#include <(chrono|ctime)>/, 'the library never reads a clock'],
  [/\b(std::)?(exit|abort|terminate)\(/, 'the library never exits'],
];

const problems = [];

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[ch]pp$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The file's lines, each without its `//` comment. */
function linesOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.map((text, index) => ({ text: text.replace(/\/\/.*/, ''), where: `${file}:${index + 1}` }));
}

const includeIn = (text) => /^\s*#\s*include\s*"([^"]+\.hpp)"/.exec(text)?.[1];

/** The layer of an included path: "sudoscope/grid/puzzle.hpp", "search/tracer.hpp", or a file of the same folder. */
function layerOf(path, ownLayer) {
  const folders = path.split('/').slice(0, -1);
  if (folders.length === 0) return ownLayer;
  return folders[0] === 'sudoscope' ? folders[1] : folders[0];
}

function checkIncludes(file, layer) {
  const isPublic = file.startsWith(join('solver', 'include'));
  for (const { text, where } of linesOf(file)) {
    const path = includeIn(text);
    if (path === undefined) continue;
    const target = layerOf(path, layer);
    if (isPublic && !path.startsWith('sudoscope/')) {
      problems.push(`${where}: a public header includes "${path}", which is not one`);
    } else if (!layers.includes(target)) {
      problems.push(`${where}: "${path}" is in no layer of solver/CMakeLists.txt`);
    } else if (target !== layer && !used.get(layer).includes(target)) {
      problems.push(`${where}: ${layer} includes "${path}", but does not use the layer ${target}`);
    }
  }
}

function checkForbidden(file, rules) {
  for (const { text, where } of linesOf(file)) {
    for (const [pattern, reason] of rules) {
      if (pattern.test(text)) problems.push(`${where}: ${reason}`);
    }
  }
}

// Above all layers.
const frontDoor = join('solver', 'include', 'sudoscope', 'sudoscope.hpp');
const headers = sourcesIn('solver/include');
for (const file of headers) {
  if (file === frontDoor) continue;
  const layer = layerOf(relative('solver/include', file).replaceAll(sep, '/'));
  if (!layers.includes(layer)) problems.push(`${file}: put it into the folder of a layer of solver/CMakeLists.txt`);
  else checkIncludes(file, layer);
}
for (const [at, layer] of layers.entries()) {
  const unknown = used.get(layer).filter((other) => !layers.slice(0, at).includes(other));
  if (unknown.length > 0)
    problems.push(`solver/CMakeLists.txt: ${layer} uses ${unknown}, which no line above it is of`);
}
for (const layer of readdirSync(join(root, 'solver/src'))) {
  if (!used.has(layer)) problems.push(`solver/src/${layer}: no layer of solver/CMakeLists.txt`);
  else for (const file of sourcesIn(`solver/src/${layer}`)) checkIncludes(file, layer);
}
// The library itself ends a caller that breaks a REQUIRES, for a host without a way of its own.
const endOfMisuse = join('solver', 'src', 'base', 'misuse.cpp');
for (const file of [...headers, ...sourcesIn('solver/src')])
  if (file !== endOfMisuse) checkForbidden(file, forbiddenInLibrary);
for (const folder of ['solver', 'tests']) {
  for (const file of sourcesIn(folder)) {
    checkForbidden(file, [[/__EMSCRIPTEN__|<emscripten\b/, 'only wasm/ knows Emscripten']]);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
