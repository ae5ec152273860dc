// The cost of a puzzle by the size of its grid: in WebAssembly as in the page's worker, with the preferred
// algorithm, until a second solution is found or ruled out. Processor time, the median and the most of ten made
// puzzles, for each the least of ten times. Givens are in six cells of ten, at random; up to 16x16 there are
// minimal puzzles, too. Usage, after npm run build and npm run build:native: node tests/bench/size_bench.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadInNode } from '../wasm/in_node.mjs';
import { checkSolution, puzzlesOf } from './large_puzzles.mjs';
import { timed } from './large_worker.mjs';

const command = fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));
const boxes = ['2x2', '2x3', '2x4', '3x3', '2x5', '3x4', '3x5', '4x4', '4x5', '5x5', '5x6', '6x6', '6x7', '7x7'];
const kinds = { random: () => ['--fill', '0.6'], unique: (side) => side <= 16 && ['--fill', '0'] };
const module = await loadInNode('sudoscope');
const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));

/** Ten of them. */
function made(box, kind, fill) {
  const file = join(folder, 'made.txt');
  const options = ['--boxes', box, '--kind', kind, ...fill, '--seed', '7001', '--count', '10', '--format', 'named'];
  writeFileSync(file, execFileSync(command, ['generate', ...options], { maxBuffer: 1 << 28 }));
  return puzzlesOf(file);
}

function solve(puzzle) {
  const { height, width, givens } = puzzle;
  const bytes = { boxHeight: height, boxWidth: width, regions: '', constraints: '', givens: Uint8Array.from(givens) };
  const { seconds, algorithm, solution } = timed(() => {
    const session = new module.SolveSession(bytes, '', new Uint8Array(), 2);
    while (!session.run(2000)) continue;
    const answer = { algorithm: session.solver().id, solution: [...session.solution()] };
    session.delete();
    return answer;
  });
  checkSolution(puzzle, solution);
  return { seconds, algorithm };
}

/** Three significant figures, in the unit that suits them. */
function words(seconds) {
  const [unit, name] = seconds < 1e-3 ? [1e-6, 'us'] : seconds < 1 ? [1e-3, 'ms'] : [1, 's'];
  return `${Number((seconds / unit).toPrecision(3))} ${name}`;
}

console.log('| grid | algorithm | 60 % given, median | most | minimal, median | most |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const box of boxes) {
  const [height, width] = box.split('x');
  const side = height * width;
  const columns = Object.entries(kinds).map(([kind, fillOf]) => {
    const fill = fillOf(side);
    return fill ? made(box, kind, fill).map(solve) : [];
  });
  const times = columns.flatMap((results) => {
    const sorted = results.map(({ seconds }) => seconds).sort((a, b) => a - b);
    return sorted.length ? [words(sorted[sorted.length >> 1]), words(sorted.at(-1))] : ['', ''];
  });
  console.log(`| ${[`${side}x${side}`, columns[0][0].algorithm, ...times].join(' | ')} |`);
}
rmSync(folder, { recursive: true });
