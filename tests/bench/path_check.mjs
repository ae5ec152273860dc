// Checks that every conclusion of every path is true: solves each puzzle step by step, and compares each digit placed or
// removed with the solution that a search finds. Prints the number of paths that reach the solution, the steps that they
// take, and the mistakes. The puzzles are those of a file, a line each, or made from random numbers, of any difficulty.
//
//   node tests/bench/path_check.mjs FILE [MOST]
//   node tests/bench/path_check.mjs --random COUNT [SEED]
//
// Needs the command: npm run build:native.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Puzzles at once: the steps of more are longer than a string may be. */
const batch = 250;
const [file, most = '10000', seed = '1'] = process.argv.slice(2);
const command = process.env.SUDOSCOPE ?? fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));

function run(input, ...args) {
  const { stdout, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 29 - 25 });
  if (error || !stdout) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout.trim().split('\n');
}

const made = ['generate', '--givens', 'minimal', '--count', most, '--seed', seed, '--format', 'line'];
const lines = (file === '--random' ? run('', ...made) : readFileSync(file, 'utf8').split('\n'))
  .map((line) => line.trim().split(/\s/)[0])
  .filter((line) => /^[\d.]{81}$/.test(line))
  .slice(0, Number(most));

const taken = new Map();
const wrong = [];
let [steps, conclusionCount, solved, unknown, seconds] = [0, 0, 0, 0, 0];

function check(path, { status, solution }) {
  solved += path.solved ? 1 : 0;
  unknown += status === 'unique' ? 0 : 1;
  for (const { technique, conclusions } of path.steps) {
    steps += 1;
    taken.set(technique, (taken.get(technique) ?? 0) + 1);
    if (status !== 'unique') continue;
    for (const conclusion of conclusions) {
      conclusionCount += 1;
      const [, row, column, sign, digit] = /^r(\d)c(\d)(=|<>)(\d)$/.exec(conclusion);
      const isRight = (solution[9 * (row - 1) + (column - 1)] === digit) === (sign === '=');
      if (!isRight) wrong.push(`${path.puzzle} ${technique}: ${conclusion}`);
    }
  }
}

for (let at = 0; at < lines.length; at += batch) {
  const input = lines.slice(at, at + batch).join('\n');
  const began = performance.now();
  const paths = run(input, 'path', '--list', '--format', 'json');
  seconds += (performance.now() - began) / 1000;
  const answers = run(input, 'solve', '--list', '--format', 'json');
  paths.forEach((path, index) => check(JSON.parse(path), JSON.parse(answers[index])));
}
console.log(
  `${lines.length} puzzles (${unknown} without one solution), ${solved} solved, ${steps} steps, ` +
    `${conclusionCount} conclusions, ${wrong.length} wrong, ${seconds.toFixed(1)} s`,
);
for (const [technique, count] of [...taken].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(8)}  ${technique}`);
for (const each of wrong.slice(0, 20)) console.log(`wrong: ${each}`);
