// Whole sets in the page's WebAssembly module: every solution is checked against the rules, and every
// count against the native command's, which finds solutions one by one, while the module counts many
// puzzles abreast. Each puzzle is tried as it is and, for many solutions, without its first given.
// Usage, after npm run build:wasm and npm run build:native: node tests/bench/verify_sets.mjs FILE...
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadInNode } from '../wasm/in_node.mjs';
import { isSolution } from './rules.mjs';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: node tests/bench/verify_sets.mjs FILE...');
  process.exit(2);
}
const module = await loadInNode('sudoscope_collection');

function solveHere(lines, limit) {
  const solver = new module.LineSolver(limit, true);
  try {
    const bytes = Buffer.from(lines.join('\n'));
    solver.room(bytes.length).set(bytes);
    solver.solve();
    return { counts: [...solver.solutions()], solutions: solver.text().split('\n').slice(0, -1) };
  } finally {
    solver.delete();
  }
}

function countNatively(lines, limit) {
  const command = fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));
  const options = { input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 28 };
  const printed = execFileSync(command, ['count', '--list', '--limit', String(limit)], options);
  return printed.trim().split('\n').map(Number);
}

/** Faults in the module's answers for these. */
function faults(lines, limit) {
  const { counts, solutions } = solveHere(lines, limit);
  const expected = countNatively(lines, limit);
  const found = [];
  if (counts.length !== lines.length || expected.length !== lines.length || solutions.length !== lines.length) {
    found.push(`${lines.length} puzzles, ${counts.length} answers, ${expected.length} by the command`);
  }
  lines.forEach((line, i) => {
    if (counts[i] !== expected[i]) found.push(`${line}: ${counts[i]} solutions, ${expected[i]} by the command`);
    const isRight = counts[i] === 0 ? solutions[i] === '' : isSolution(line, solutions[i]);
    if (!isRight) found.push(`${line}: "${solutions[i]}" is no solution`);
  });
  const single = counts.filter((count) => count === 1).length;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return { found, single, all };
}

let wrong = 0;
let total = 0;
console.log('| set | puzzles | one solution | without a given: solutions up to 50 | wrong |');
console.log('| --- | --- | --- | --- | --- |');
for (const file of files) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().slice(0, 81))
    .filter((line) => /^[1-9.0]{81}$/.test(line));
  const asTheyAre = faults(lines, 2);
  const less = faults(
    lines.map((line) => line.replace(/[1-9]/, '.')),
    50,
  );
  for (const fault of [...asTheyAre.found, ...less.found].slice(0, 10)) console.error(fault);
  const wrongHere = asTheyAre.found.length + less.found.length;
  wrong += wrongHere;
  total += lines.length;
  const columns = [lines.length, asTheyAre.single, less.all, wrongHere];
  console.log(`| ${basename(file, '.txt')} | ${columns.map((n) => n.toLocaleString('en')).join(' | ')} |`);
}
console.log(`${total.toLocaleString('en')} puzzles, each twice; wrong: ${wrong}`);
process.exit(wrong > 0 ? 1 : 0);
