// The time of a diagnosis in WebAssembly under Node.js: for mistyped 9x9 puzzles the conflict set with its chain and
// all repairs, for puzzles with givens left out the possible digits of every cell, and the givens that would settle
// it. Usage: node tests/bench/diagnosis_bench.mjs [FILE]    after npm run build:wasm; a puzzle of 81 characters a line
import { readFileSync } from 'node:fs';
import { loadInNode } from '../wasm/in_node.mjs';

const module = await loadInNode('sudoscope');
const file = process.argv[2] ?? new URL('../data/top95.txt', import.meta.url);
const puzzles = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.length === 81);

// SplitMix64 would need big integers; any seeded numbers do here.
let seed = 1;
const below = (bound) => ((seed = (seed * 1103515245 + 12345) % 2147483648), Math.floor((seed / 2147483648) * bound));
const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);
const givens = (line) => [...line].flatMap((digit, cell) => (/[1-9]/.test(digit) ? [cell] : []));

const wanted = 200;
/** Other programs on the machine can only make it slower: the fastest of a few runs is the least disturbed. */
const runs = 3;

/** Milliseconds until the report satisfies `isKnown`, and its status. */
function timeOnce(line, isKnown) {
  const options = { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' };
  const { shape, givens: bytes } = module.readPuzzle(line, options).puzzle;
  const session = new module.DiagnosisSession({ ...shape, regions: '', givens: bytes }, new Uint8Array(), 1);
  let took = 0;
  let report;
  do {
    const began = performance.now();
    session.run(500);
    took += performance.now() - began;
    // Reading the report is not timed; here it shows the results so far.
    report = JSON.parse(session.report());
  } while (!report.finished && !isKnown(report));
  session.delete();
  return { took, status: report.status };
}

function time(line, isKnown) {
  const all = Array.from({ length: runs }, () => timeOnce(line, isKnown));
  return all.reduce((best, each) => (each.took < best.took ? each : best));
}

function print(name, times) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(2);
  console.log(`${name}: ${sorted.length} puzzles, median ${at(0.5)} ms, nine in ten ${at(0.9)} ms, most ${at(1)} ms`);
}

/** Times puzzles made from the file's, in turn, until enough of them have this status. */
function measure(name, status, isKnown, change) {
  const times = [];
  time(change(puzzles[0]), isKnown);
  for (let i = 0; times.length < wanted; i += 1) {
    const each = time(change(puzzles[i % puzzles.length]), isKnown);
    if (each.status === status) times.push(each.took);
  }
  print(name, times);
}

function mistype(puzzle) {
  const filled = givens(puzzle);
  const cell = filled[below(filled.length)];
  return put(puzzle, cell, String(((Number(puzzle[cell]) + below(8)) % 9) + 1));
}

function leaveOut(puzzle, count) {
  let left = puzzle;
  for (let i = 0; i < count; i += 1) {
    const filled = givens(left);
    left = put(left, filled[below(filled.length)], '.');
  }
  return left;
}

const isRepaired = (report) => report.repairs !== undefined;
const hasCandidates = (report) => report.candidatesComplete === true;
const isSettled = (report) => !['verdict', 'candidates'].includes(report.stage);
measure('no solution: conflict set, chain and repairs', 'none', isRepaired, mistype);
for (const count of [1, 3, 8]) {
  const name = `${count} given${count === 1 ? '' : 's'} left out`;
  measure(`${name}: possible digits`, 'several', hasCandidates, (puzzle) => leaveOut(puzzle, count));
  measure(`${name}: and the givens that would settle it`, 'several', isSettled, (puzzle) => leaveOut(puzzle, count));
}
