// How long a diagnosis takes in WebAssembly under Node.js: of mistyped 9x9 puzzles the conflict set with its chain and
// all repairs, of puzzles with a given left out the possible digits of every cell with the givens that would settle it.
// Usage: node tests/bench/diagnosis_bench.mjs [FILE]    after npm run build:wasm; a puzzle of 81 characters a line
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const folder = new URL('../../build/wasm/', import.meta.url);
// What Emscripten 3.1's glue takes for granted under Node.js.
Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '.' });
const { default: createModule } = await import(new URL('sudoscope_node.mjs', folder).href);
const module = await createModule({ wasmBinary: readFileSync(new URL('sudoscope_node.wasm', folder)) });
const file = process.argv[2] ?? new URL('../data/top95.txt', import.meta.url);
const puzzles = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.length === 81)
  .slice(0, 100);

// SplitMix64 would need big integers; any seeded numbers do here.
let seed = 1;
const below = (bound) => ((seed = (seed * 1103515245 + 12345) % 2147483648), Math.floor((seed / 2147483648) * bound));
const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);
const givens = (line) => [...line].flatMap((digit, cell) => (/[1-9]/.test(digit) ? [cell] : []));

/** Milliseconds until the stage is none of these, and the status. */
function time(line, stages) {
  const options = { boxHeight: 0, boxWidth: 0, regions: '', diagonals: false, windows: false };
  const { shape, givens: bytes } = module.readPuzzle(line, options).puzzle;
  const session = new module.DiagnosisSession({ ...shape, regions: '', givens: bytes }, new Uint8Array(), 1);
  let took = 0;
  for (let known = false; !known;) {
    const began = performance.now();
    const finished = session.run(2000);
    took += performance.now() - began;
    // Reading the report is no part of it; here it tells the stage.
    known = finished || !stages.includes(/"stage": "(\w+)"/.exec(session.report())[1]);
  }
  const { status } = JSON.parse(session.report());
  session.delete();
  return { took, status };
}

function print(name, times) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(2);
  console.log(`${name}: ${sorted.length} puzzles, median ${at(0.5)} ms, nine in ten ${at(0.9)} ms, most ${at(1)} ms`);
}

const none = [];
const several = [];
for (let round = 0; round < 4; round += 1) {
  for (const puzzle of puzzles) {
    const filled = givens(puzzle);
    const cell = filled[below(filled.length)];
    const wrong = put(puzzle, cell, String(((Number(puzzle[cell]) + below(8)) % 9) + 1));
    const mistyped = time(wrong, ['verdict', 'core', 'repairs']);
    if (round > 0 && mistyped.status === 'none') none.push(mistyped.took);
    const open = time(put(puzzle, cell, '.'), ['verdict', 'candidates']);
    if (round > 0 && open.status === 'several') several.push(open.took);
  }
}
print('no solution: conflict set, chain and repairs', none);
print('several solutions: possible digits, settling givens', several);
