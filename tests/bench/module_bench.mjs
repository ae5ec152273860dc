// The cost of a verdict in the quick module, called like the page's worker calls it (web/worker/solve_task.ts): one puzzle
// a session, the same calls, every answer. Processor time, the median of the rounds after one to warm up.
//
//   node tests/bench/module_bench.mjs [--peer FOLDER] SET.txt...
//
// FOLDER: the installation of the npm package `sudoku`, to solve the same puzzles in turn with ours. It finds one
// solution and does not look for a second: the ratio is to the cost of one solution here. 2,000 lines of a set are taken,
// evenly spread, for the peer a tenth of them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { loadInNode } from '../wasm/in_node.mjs';

const args = process.argv.slice(2);
const peerFolder = args[0] === '--peer' ? args.splice(0, 2)[1] : null;
const peer = peerFolder ? createRequire(resolve(peerFolder, 'package.json'))('sudoku') : null;
const module = await loadInNode('sudoscope_quick');
const knobs = new Uint8Array();
const rounds = 7;

function verdict(puzzle) {
  const session = new module.SolveSession(puzzle, '', knobs, 2);
  session.refusal();
  session.solver();
  session.solutions();
  while (!session.run(256)) continue;
  session.stats();
  session.status();
  session.contradiction();
  session.outlook();
  const solution = session.solution();
  session.delete();
  return solution;
}

function oneSolution(puzzle) {
  const session = new module.SolveSession(puzzle, '', knobs, 1);
  while (!session.run(256)) continue;
  const solution = session.solution();
  session.delete();
  return solution;
}

function handOver(puzzle) {
  new module.SolveSession(puzzle, '', knobs, 2).delete();
}

const peerAnswer = (cells) => peer.solvepuzzle(cells).map((digit) => digit + 1);

/** Microseconds of the processor for each of them. */
function cost_us(work, inputs) {
  const before = process.cpuUsage();
  inputs.forEach(work);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / inputs.length;
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

console.log(
  '| set | handing over | verdict | a second | one solution | peer | ratio |\n| --- | --- | --- | --- | --- | --- | --- |',
);
for (const path of args) {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[0-9.]{81}/.test(line));
  const every = Math.max(1, Math.floor(lines.length / 2000));
  const givens = lines
    .filter((_, index) => index % every === 0)
    .map((line) => Uint8Array.from(line.slice(0, 81).replaceAll('.', '0'), Number));
  const puzzles = givens.map((cells) => ({ boxHeight: 3, boxWidth: 3, regions: '', constraints: '', givens: cells }));
  const few = puzzles.filter((_, index) => index % 10 === 0);
  const cells = few.map((puzzle) => Array.from(puzzle.givens, (digit) => (digit === 0 ? null : digit - 1)));
  const answers = (puzzle, index) => [verdict(puzzle), oneSolution(puzzle), peerAnswer(cells[index])].map(String);
  if (peer && few.some((puzzle, index) => new Set(answers(puzzle, index)).size > 1)) {
    throw new Error(`${path}: the answers differ.`);
  }
  const costs = { handing: [], verdict: [], one: [], peer: [] };
  for (let round = 0; round <= rounds; ++round) {
    costs.handing[round] = cost_us(handOver, puzzles);
    costs.verdict[round] = cost_us(verdict, puzzles);
    costs.one[round] = cost_us(oneSolution, puzzles);
    if (peer) costs.peer[round] = cost_us(peerAnswer, cells);
  }
  const [handing, whole, ours, theirs] = Object.values(costs).map((values) => median(values.slice(1)));
  const row = [basename(path), `${handing.toFixed(1)} us`, `${whole.toFixed(1)} us`, Math.round(1e6 / whole)];
  row.push(`${ours.toFixed(1)} us`);
  console.log(
    `| ${[...row, peer ? `${theirs.toFixed(0)} us` : '', peer ? (theirs / ours).toFixed(1) : ''].join(' | ')} |`,
  );
}
