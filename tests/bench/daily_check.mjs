// A year of puzzles of the day, of every difficulty, made by the command and in WebAssembly. Checks
// that both make the same ones, that each has one solution, by an algorithm that makes none, and
// that its rating is the announced one; any mistake makes the exit status 1. Usage, after npm run
// build:native and npm run build:wasm: node tests/bench/daily_check.mjs [YEAR [DAYS]]
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { loadInNode } from '../wasm/in_node.mjs';

const words = ['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme'];
const [year, most] = [Number(process.argv[2] ?? 2028), Number(process.argv[3] ?? Infinity)];
const module = await loadInNode('sudoscope_logic');
const command = fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));
const inBackground = promisify(execFile);

let wrong = 0;
function hold(isTrue, sentence) {
  if (isTrue) return;
  wrong += 1;
  console.error(sentence);
}

function makeHere(grade, seed) {
  const grid = { boxHeight: 3, boxWidth: 3, constraints: '', regions: '', givens: new Uint8Array(81) };
  const aim = `grade ${grade}`;
  const noPattern = new Uint8Array();
  const session = new module.MakerSession(grid, false, 'half-turn', 0, Infinity, false, noPattern, aim, seed);
  let made = null;
  for (let attempts = 0; !made; attempts += session.batch())
    [made] = JSON.parse(session.attempts(attempts, 1, () => false));
  session.delete();
  return made.givens.map((value) => value || '.').join('');
}

async function makeNatively(word, seed) {
  const options = ['generate', '--difficulty', word, '--symmetry', 'half-turn', '--seed', `${seed}`];
  return (await inBackground(command, options)).stdout.trim();
}

/** The command's answer about each puzzle. */
function ask(lines, ...options) {
  const told = execFileSync(command, options, { input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 28 });
  return told.trim().split('\n');
}

// By the calendar.
const days = [];
for (let day = new Date(year, 0, 1, 12); day.getFullYear() === year; day.setDate(day.getDate() + 1))
  days.push(10_000 * year + 100 * (day.getMonth() + 1) + day.getDate());
days.splice(most);

const all = new Set();
const grids = new Set();
for (const [grade, word] of words.entries()) {
  const puzzles = [];
  // As in the page (web/features/new/daily.ts).
  const seeds = days.map((day) => 10 * day + grade);
  for (const seed of seeds) {
    const natively = makeNatively(word, seed);
    const here = makeHere(grade, seed);
    hold((await natively) === here, `${word} ${seed}: ${await natively} by the command, ${here} in WebAssembly`);
    puzzles.push(here);
    all.add(here);
  }
  const counts = ask(puzzles, 'count', '--list', '--limit', '2', '--algorithm', 'dancing-links');
  for (const solution of ask(puzzles, 'solve', '--list')) grids.add(solution);
  const ratings = ask(puzzles, 'rate', '--list', '--scale', 'own');
  seeds.forEach((seed, at) => {
    hold(counts[at] === '1', `${word} ${seed}: ${counts[at]} solutions`);
    hold(ratings[at] === `${puzzles[at]} ${word}`, `${word} ${seed}: rated ${ratings[at]}`);
  });
  console.log(`${word}: ${days.length} days`);
}
hold(all.size === words.length * days.length, `only ${all.size} of them are different`);
hold(grids.size === words.length * days.length, `only ${grids.size} of their solutions are different`);
console.log(`${all.size} puzzles, ${wrong === 0 ? 'nothing wrong' : `${wrong} wrong`}`);
process.exit(wrong > 0 ? 1 : 0);
