// The time of hints for variant puzzles in the module of logic, as the page's worker asks for them: the next step at each
// position of a path, whole paths, and our rating.
//
//   node tests/bench/hint_bench.mjs PUZZLES.jsonl
//
// A line of PUZZLES.jsonl is an object: `id` and `puzzle` (f-puzzles' JSON). Processor time.
import { readFileSync } from 'node:fs';
import { loadInNode } from '../wasm/in_node.mjs';

const solver = await loadInNode('sudoscope');
const logic = await loadInNode('sudoscope_logic');
const guess = {
  format: '',
  alphabet: '',
  shape: { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' },
  division: '',
};
const techniques = JSON.parse(logic.logicTechniques())
  .filter(({ isUsual }) => isUsual)
  .map(({ id }) => id)
  .join(' ');
const none = new Uint8Array();
const slowest = 10;

function spent_ms(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function measure({ id, puzzle: text }) {
  const read = solver.readSheet(typeof text === 'string' ? text : JSON.stringify(text), guess);
  if (!read.ok) throw new Error(`${id} cannot be read.`);
  const { shape, givens } = read.sheet.puzzle;
  const puzzle = { ...shape, regions: shape.regions ?? '', givens };
  const begin = process.cpuUsage();
  const session = new logic.LogicSession(puzzle, none, none, techniques);
  const steps_ms = [];
  for (let isAtEnd = false; !isAtEnd;) {
    const before = process.cpuUsage();
    isAtEnd = session.run(1);
    steps_ms.push(spent_ms(before));
  }
  const path_ms = spent_ms(begin);
  const isSolved = session.solved();
  session.delete();
  const rated = process.cpuUsage();
  logic.rate(puzzle, 'own', () => false);
  return { id, steps_ms, path_ms, isSolved, rating_ms: spent_ms(rated) };
}

/** The share of the values, in order, below which the result lies. */
const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];
const row = (name, values) =>
  [
    name.padEnd(8),
    ...[0.5, 0.9, 0.99, 1].map((share) => quantile(values, share).toFixed(1).padStart(9)),
    values
      .reduce((sum, value) => sum + value, 0)
      .toFixed(0)
      .padStart(9),
  ].join(' ');

const lines = readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean);
const results = lines.map((line) => measure(JSON.parse(line)));
const steps = results.flatMap(({ steps_ms }) => steps_ms);
console.log(
  `${results.length} puzzles, ${results.filter(({ isSolved }) => isSolved).length} solved, ${steps.length} steps`,
);
console.log('ms          median       90%       99%       most       all');
console.log(row('step', steps));
console.log(
  row(
    'path',
    results.map(({ path_ms }) => path_ms),
  ),
);
console.log(
  row(
    'rating',
    results.map(({ rating_ms }) => rating_ms),
  ),
);
console.log(
  `Steps above 100 ms: ${steps.filter((ms) => ms > 100).length}; paths above 2 s: ${results.filter(({ path_ms }) => path_ms > 2000).length}`,
);
const worst = ({ steps_ms }) => Math.max(...steps_ms);
for (const each of results.toSorted((a, b) => worst(b) - worst(a)).slice(0, slowest))
  console.log(`${each.id}: slowest step ${worst(each).toFixed(0)} ms, path ${each.path_ms.toFixed(0)} ms`);
