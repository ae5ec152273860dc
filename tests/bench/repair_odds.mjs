// Measures how often the first repair is the right one, by the number of repairs: the page calls it probable
// accordingly. One given of each puzzle, drawn at random, becomes any other digit; a slip that leaves
// solutions is not noticed and does not count. In WebAssembly under Node.js. Usage: node
// tests/bench/repair_odds.mjs [SLIPS [FILE...]]    after npm run build:wasm; a puzzle of 81 characters a line
import { readFileSync } from 'node:fs';
import { loadInNode } from '../wasm/in_node.mjs';

const module = await loadInNode('sudoscope');
const [slips = '400', ...named] = process.argv.slice(2);
const data = (name) => new URL(`../data/${name}`, import.meta.url);
const files =
  named.length > 0
    ? named
    : ['top95.txt', '17clue_sample.txt', 'hodoku_ratings.txt', 'puzzles_of_the_day.txt'].map(data);

let seed = 1;
const below = (bound) => ((seed = (seed * 1103515245 + 12345) % 2147483648), Math.floor((seed / 2147483648) * bound));

function repairsOf(line) {
  const options = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };
  const { shape, givens } = module.readPuzzle(line, options).puzzle;
  const session = new module.DiagnosisSession({ ...shape, regions: '', givens }, new Uint8Array(), 1);
  let report;
  do {
    session.run(500);
    report = JSON.parse(session.report());
  } while (!report.finished && (report.status === undefined || report.status === 'none') && !report.repairs);
  session.delete();
  return report.status === 'none' ? report.repairs : null;
}

const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** Number of repairs -> number of slips, and number of those that the first repair mends. */
const byCount = new Map();
function add(key, isFirst) {
  const [all, first] = byCount.get(key) ?? [0, 0];
  byCount.set(key, [all + 1, first + (isFirst ? 1 : 0)]);
}

for (const file of files) {
  const puzzles = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (/[0-9.]{81}/.exec(line)?.[0] ?? '').replaceAll('0', '.'))
    .filter((line) => line.length === 81);
  for (let i = 0; i < Number(slips); i += 1) {
    const puzzle = puzzles[i % puzzles.length];
    const filled = [...puzzle].flatMap((digit, cell) => (/[1-9]/.test(digit) ? [cell] : []));
    const cell = filled[below(filled.length)];
    const right = Number(puzzle[cell]);
    const typed = ((right + below(8)) % 9) + 1;
    const repairs = repairsOf(puzzle.slice(0, cell) + typed + puzzle.slice(cell + 1));
    if (!repairs) continue;
    const first = repairs[0];
    const isFirst = first?.kind === 'change' && first.cell === nameOf(cell) && first.to === right;
    add(Math.min(repairs.length, 7), isFirst);
    add('all', isFirst);
  }
}
console.log('repairs   slips   named first');
for (const [count, [all, first]] of [...byCount].sort(([one], [other]) => (one > other ? 1 : -1)))
  console.log(`${String(count).padStart(7)} ${String(all).padStart(7)}   ${((100 * first) / all).toFixed(0)} %`);
