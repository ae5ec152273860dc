// Compares solvers that speak the text protocol of README.md: interleaved rounds on the same puzzles, the median of each;
// their answers are held to one another and every solution to the rules.
// Usage: node tests/bench/compare.mjs [--rounds N] [--limit N] [--most N] NAME=COMMAND... -- FILE...
// The first NAME is what the ratios refer to. COMMAND is a shell command.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { isSolution } from './rules.mjs';

const options = { rounds: 7, limit: 2, most: Infinity };
const contenders = [];
const files = [];
const words = process.argv.slice(2);
while (words.length > 0) {
  const word = words.shift();
  if (word === '--') files.push(...words.splice(0));
  else if (word.startsWith('--')) options[word.slice(2)] = Number(words.shift());
  else contenders.push({ name: word.slice(0, word.indexOf('=')), command: word.slice(word.indexOf('=') + 1) });
}
if (contenders.length === 0 || files.length === 0) {
  console.error('Usage: node tests/bench/compare.mjs [--rounds N] [--limit N] [--most N] NAME=COMMAND... -- FILE...');
  process.exit(2);
}

/** The `cat` makes standard input a plain pipe, from which Node.js reads without surprises. */
function start({ name, command }) {
  const child = spawn('sh', ['-c', `cat | sh -c 'echo $$; exec ${command.replaceAll("'", "'\\''")}'`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${name} ended`);
    return value;
  };
  return { name, next, say: (text) => child.stdin.write(text), end: () => child.stdin.end('quit\n') };
}

/** Seconds on a processor of the process's main thread (Linux), which other programs on the machine do not stretch. */
function processorSeconds(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}

async function expectLine(solver, wanted) {
  const line = await solver.next();
  if (line !== wanted) throw new Error(`${solver.name} said "${line}" instead of "${wanted}"`);
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function readSet(file) {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => /^[1-9.0]{81}/.test(line))
    .map((line) => line.slice(0, 81).replaceAll('0', '.'))
    .slice(0, options.most);
}

/** How many puzzles this solver answers wrongly, by the rules and by the first solver's counts. */
function wrongAnswers(puzzles, answers, reference) {
  return puzzles.filter((puzzle, index) => {
    const { count, solution } = answers[index];
    if (count !== reference[index].count) return true;
    if (count === '1' && solution !== '-' && reference[index].solution !== '-' && options.limit !== 1) {
      if (solution !== reference[index].solution) return true;
    }
    return count !== '0' && solution !== '-' && !isSolution(puzzle, solution);
  }).length;
}

const solvers = contenders.map(start);
for (const solver of solvers) solver.pid = await solver.next();

console.log(`| set | ${solvers.map(({ name }) => `${name} | ratio`).join(' | ')} | wrong answers |`);
console.log(`|---|${'---|'.repeat(2 * solvers.length + 1)}`);
let wrong = 0;
for (const file of files) {
  const puzzles = readSet(file);
  const text = `set ${puzzles.length} ${options.limit}\n${puzzles.join('\n')}\n`;
  const rates = [];
  const answers = [];
  for (const solver of solvers) {
    solver.say(text);
    await expectLine(solver, 'ready');
    rates.push([]);
  }
  for (let round = 0; round <= options.rounds; ++round) {
    for (const [index, solver] of solvers.entries()) {
      const before = processorSeconds(solver.pid);
      solver.say('go\n');
      await expectLine(solver, 'done');
      const seconds = processorSeconds(solver.pid) - before;
      if (round > 0) rates[index].push(puzzles.length / seconds); // the first warms up
    }
  }
  for (const solver of solvers) {
    solver.say('show\n');
    const own = [];
    for (let i = 0; i < puzzles.length; ++i) {
      const [count, solution] = (await solver.next()).split(' ');
      own.push({ count, solution });
    }
    answers.push(own);
  }
  const wrongHere = answers.map((own) => wrongAnswers(puzzles, own, answers[0]));
  wrong += wrongHere.reduce((sum, count) => sum + count, 0);
  const medians = rates.map(median);
  const columns = medians.flatMap((rate) => [Math.round(rate).toLocaleString('en'), (rate / medians[0]).toFixed(2)]);
  console.log(`| ${basename(file, '.txt')} (${puzzles.length}) | ${columns.join(' | ')} | ${wrongHere.join(', ')} |`);
}
for (const solver of solvers) solver.end();
process.exit(wrong > 0 ? 1 : 0);
