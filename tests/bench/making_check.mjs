// Checks puzzles made by the command: that each has one solution, by an algorithm that makes none
// and, if one is named, by another program; and that the rater finds the wanted difficulty. Prints
// their ratings; any mistake makes the exit status 1. Usage, after npm run build:native: node
// tests/bench/making_check.mjs [--count N] [--engine COMMAND] [KIND...] COMMAND is a contender of
// `sudoscope contest` (tests/contest); a KIND is a difficulty or one of the grids below.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isSolution } from './rules.mjs';

const words = ['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme'];
/** Puzzles made as extreme have a higher ER too. */
const mostOfFiendish = 7.5;
/** The options for each grid, and the number of puzzles in place of one of each difficulty. */
const grids = {
  x: { options: ['--x'], share: 0.1 },
  hyper: { options: ['--hyper'], share: 0.1 },
  jigsaw: { options: ['--new-regions'], share: 0.1 },
  '6x6': { options: ['--boxes', '2x3'], share: 0.1 },
  '16x16': { options: ['--boxes', '4x4'], share: 0.01 },
};
const algorithm = 'dancing-links';

const args = process.argv.slice(2);
const option = (name, usual) => {
  const at = args.indexOf(name);
  return at < 0 ? usual : args.splice(at, 2)[1];
};
const count = Number(option('--count', 10_000));
const engine = option('--engine', '');
const wanted = args.length > 0 ? args : [...words, ...Object.keys(grids)];

const command = fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url));
const run = (program, input, ...options) =>
  execFileSync(program, options, { input, encoding: 'utf8', maxBuffer: 1 << 30 })
    .trim()
    .split('\n');

let wrong = 0;
function hold(isTrue, sentence) {
  if (isTrue) return;
  wrong += 1;
  if (wrong <= 20) console.error(sentence);
}

/** Checks that each puzzle has one solution, by an algorithm that makes none. */
function checkOneSolution(text, made) {
  const counts = run(command, text, 'count', '--list', '--limit', '2', '--algorithm', algorithm);
  hold(counts.length === made, `${made} puzzles, ${counts.length} answers by ${algorithm}`);
  counts.forEach((solutions, at) =>
    hold(solutions === '1', `puzzle ${at + 1}: ${solutions} solutions by ${algorithm}`),
  );
}

/** The same by another program, whose solutions must follow the rules. */
function checkByEngine(lines) {
  const [program, ...options] = engine.split(' ');
  const input = `set ${lines.length} 2\n${lines.join('\n')}\ngo\nshow\nquit\n`;
  const [, , ...answers] = run(program, input, ...options);
  hold(answers.length === lines.length, `${lines.length} puzzles, ${answers.length} answers by ${engine}`);
  answers.forEach((answer, at) => {
    const [solutions, solution] = answer.split(' ');
    hold(solutions === '1' && isSolution(lines[at], solution), `${lines[at]}: ${answer} by ${engine}`);
  });
}

/** The rater's answer about each puzzle, behind its line. */
function rated(lines, scale) {
  const told = run(command, `${lines.join('\n')}\n`, 'rate', '--list', '--scale', scale);
  hold(told.length === lines.length, `${lines.length} puzzles, ${told.length} ratings by ${scale}`);
  return told.map((line) => line.split(' ').slice(1));
}

function spread(numbers, digits) {
  const sorted = numbers.sort((one, other) => one - other);
  return [0, 0.25, 0.5, 0.75, 1]
    .map((share) => sorted[Math.round(share * (sorted.length - 1))].toFixed(digits))
    .join(', ');
}

const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

function checkWord(word) {
  const lines = run(command, '', 'generate', '--difficulty', word, '--count', `${count}`);
  hold(new Set(lines).size === count, `${word}: ${new Set(lines).size} different puzzles of ${count}`);
  checkOneSolution(`${lines.join('\n')}\n`, count);
  if (engine) checkByEngine(lines);
  rated(lines, 'own').forEach(([said], at) => hold(said === word, `${lines[at]} is ${said}, not ${word}`));
  const ers = rated(lines, 'se').map(([er]) => Number(er));
  if (word === 'extreme') ers.forEach((er, at) => hold(er > mostOfFiendish, `${lines[at]} has an ER of ${er}`));
  const scores = rated(lines, 'hodoku').map(([score]) => Number(score));
  const givens = lines.map((line) => line.replaceAll('.', '').length);
  row([word, count, spread(ers, 1), spread(scores, 0), spread(givens, 0)]);
}

function checkGrid(name) {
  const { options, share } = grids[name];
  const made = Math.ceil(share * count);
  const puzzles = run(command, '', 'generate', ...options, '--count', `${made}`, '--to', 'fpuz');
  hold(new Set(puzzles).size === made, `${name}: ${new Set(puzzles).size} different puzzles of ${made}`);
  checkOneSolution(`${puzzles.join('\n')}\n`, made);
  row([name, made, '', '', '']);
}

console.log('Ratings and givens: the least, a quarter, the median, three quarters, the most');
row(['difficulty', 'puzzles', 'ER', 'HoDoKu', 'givens']);
row(Array.from({ length: 5 }, () => '---'));
for (const kind of wanted) (grids[kind] ? checkGrid : checkWord)(kind);
console.log(wrong === 0 ? 'nothing wrong' : `${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
