// Checks that every conclusion of every path is true: solves each puzzle of a file, a line each, step by step, and
// compares each digit placed or removed with the solution that a search finds. Prints the number of paths that reach the
// solution, the steps that they take, and the mistakes.
//
//   node tests/bench/path_check.mjs FILE [MOST]
//
// Needs the command: npm run build:native.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [file, most = '10000'] = process.argv.slice(2);
const command = process.env.SUDOSCOPE ?? fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.trim().split(/\s/)[0])
  .filter((line) => /^[\d.]{81}$/.test(line))
  .slice(0, Number(most));

const run = (...args) =>
  spawnSync(command, args, { input: lines.join('\n'), encoding: 'utf8', maxBuffer: 2 ** 31 - 1 })
    .stdout.trim()
    .split('\n');

const began = performance.now();
const paths = run('path', '--list', '--format', 'json').map((line) => JSON.parse(line));
const seconds = (performance.now() - began) / 1000;
const solutions = run('solve', '--list');
const taken = new Map();
let steps = 0;
let solved = 0;
const wrong = [];
paths.forEach((path, index) => {
  const [solution, , status] = solutions[index].split(' ');
  solved += path.solved ? 1 : 0;
  for (const { technique, conclusions } of path.steps) {
    steps += 1;
    taken.set(technique, (taken.get(technique) ?? 0) + 1);
    if (status !== 'unique') continue;
    for (const conclusion of conclusions) {
      const [, row, column, sign, digit] = /^r(\d)c(\d)(=|<>)(\d)$/.exec(conclusion);
      const isRight = (solution[9 * (row - 1) + (column - 1)] === digit) === (sign === '=');
      if (!isRight) wrong.push(`${path.puzzle} ${technique}: ${conclusion}`);
    }
  }
});
console.log(
  `${paths.length} puzzles, ${solved} solved, ${steps} steps, ${wrong.length} wrong, ${seconds.toFixed(1)} s`,
);
for (const [technique, count] of [...taken].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(8)}  ${technique}`);
for (const each of wrong.slice(0, 20)) console.log(`wrong: ${each}`);
