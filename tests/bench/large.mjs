// Large grids, ours beside peers: every puzzle of the files by sudoscope-n natively, in WebAssembly, and by the named
// peers, one after the other so that all share the same machine. A table by family, in Markdown.
//
//   node tests/bench/large.mjs [--cap 10] [--seeds 1,2,3] [--most N] [--unique] [--program build/release/sudoscope]
//                              [--threads N] [--wasm] [--peer "cadical --sat"] [--cadical-wasm FOLDER] FILE[?FAMILY,...]...
//
// FILE: a puzzle a line, `name side box_height box_width value...`, 0 blank, as `sudoscope generate --format named`
// prints; the family is the name up to the puzzle's number; --most: of each family. All times are seconds on the
// processor, which other programs on the machine do not stretch: for native commands those of the whole process with
// reading; in WebAssembly those from the puzzle or its clauses to the answer, in a worker that is loaded and warm. Every
// solution is checked against the rules; a wrong one ends the run. With --unique a puzzle is done when a second solution
// is found or ruled out. With --threads ours are as many seeds side by side, from each of --seeds on, and all native
// times are by the clock. (Linux, bash.)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkSolution, puzzlesOf, usedVariables, valuesOfModel } from './large_puzzles.mjs';
import { Worker } from './large_worker.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    cap: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '1' },
    most: { type: 'string', default: 'Infinity' },
    threads: { type: 'string' },
    unique: { type: 'boolean', default: false },
    program: { type: 'string', default: here('../../build/release/sudoscope') },
    wasm: { type: 'boolean', default: false },
    peer: { type: 'string' },
    'cadical-wasm': { type: 'string' },
  },
});
const capSeconds = Number(options.cap);
const limit = options.unique ? 2 : 1;
const folder = mkdtempSync(join(tmpdir(), 'sudoscope-large-'));

/** Runs a command within a cap; undefined beyond it. */
function timed(command, words, input, cap) {
  const limits = `ulimit -t ${Math.ceil(Math.max(cap, 1)) * Number(options.threads ?? 1)}`;
  const format = options.threads ? '%3R 0' : '%3U %3S';
  const script = `${limits}; TIMEFORMAT='${format}'; { time "$@" 2>/dev/null; }`;
  const run = spawnSync('bash', ['-c', script, 'bash', command, ...words], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (run.error) throw run.error;
  const [user, system] = run.stderr.trim().split('\n').at(-1).split(' ').map(Number);
  const seconds = user + system;
  return run.status > 128 || seconds > cap ? undefined : { seconds, stdout: run.stdout };
}

/** The values of a line of characters, 1-9 then A-Z, or of numbers. */
function valuesOf(line) {
  return line.includes(' ') ? line.trim().split(/\s+/).map(Number) : [...line].map((symbol) => parseInt(symbol, 36));
}

function native(puzzle, seed) {
  const boxes = `${puzzle.height}x${puzzle.width}`;
  const words = ['solve', '--list', '--boxes', boxes, '--limit', `${limit}`, '--format', 'json'];
  const algorithm = `sudoscope-n:seed=${seed}`;
  if (options.threads) words.push('--threads', options.threads);
  const input = `${puzzle.givens.join(' ')}\n`;
  const run = timed(options.program, [...words, '--algorithm', algorithm], input, capSeconds);
  if (!run) return undefined;
  checkSolution(puzzle, valuesOf(JSON.parse(run.stdout).solution));
  return run.seconds;
}

/** Writes the puzzle's clauses to a file, for the peers. */
function clausesOf(puzzle) {
  const file = join(folder, `${puzzle.name}.cnf`);
  const words = ['cnf', '--list', '--boxes', `${puzzle.height}x${puzzle.width}`];
  const input = `${puzzle.givens.join(' ')}\n`;
  const { stdout } = spawnSync(options.program, words, { input, encoding: 'utf8', maxBuffer: 1 << 30 });
  writeFileSync(file, stdout);
  return { file, text: stdout };
}

function peer(puzzle, { file, text }) {
  const [command, ...words] = options.peer.split(' ');
  const first = timed(command, [...words, file], '', capSeconds);
  if (!first) return undefined;
  if (!/^s SATISFIABLE$/m.test(first.stdout)) throw new Error(`${puzzle.name}: the peer found no solution`);
  const used = usedVariables(text);
  const model = [...first.stdout.matchAll(/^v (.*)$/gm)].flatMap(([, literals]) => literals.split(' ').map(Number));
  const truths = model.filter((literal) => literal > 0 && used.has(literal));
  checkSolution(puzzle, valuesOfModel(puzzle, truths));
  if (!options.unique) return first.seconds;
  const [, variables, clauses] = /^p cnf (\d+) (\d+)$/m.exec(text);
  const other = text.replace(/^p cnf .*$/m, `p cnf ${variables} ${Number(clauses) + 1}`);
  const secondFile = join(folder, 'second.cnf');
  writeFileSync(secondFile, `${other}${truths.map((variable) => -variable).join(' ')} 0\n`);
  const second = timed(command, [...words, secondFile], '', capSeconds - first.seconds);
  return second && first.seconds + second.seconds;
}

// In WebAssembly code is compiled while it runs: twenty small puzzles first.
const [small] = puzzlesOf(here('../data/uniq12.txt'));
const twenty = (question) => Array.from({ length: 20 }, () => question);
const oursInWasm =
  options.wasm &&
  new Worker(
    [process.execPath, '--no-experimental-fetch', here('large_ours_wasm.mjs')],
    twenty({ ...small, seed: 1, limit }),
  );
const cadicalInWasm =
  options['cadical-wasm'] &&
  new Worker(
    [process.execPath, here('large_cadical_wasm.mjs'), options['cadical-wasm']],
    twenty({ cnf: clausesOf(small).file, limit }),
  );

async function wasm(puzzle, seed) {
  const answer = await oursInWasm.ask({ ...puzzle, seed, limit }, capSeconds);
  if (answer) checkSolution(puzzle, answer.values);
  return answer?.seconds;
}

async function cadicalWasm(puzzle, { file }) {
  const answer = await cadicalInWasm.ask({ cnf: file, limit }, capSeconds);
  if (answer) checkSolution(puzzle, valuesOfModel(puzzle, answer.truths));
  return answer?.seconds;
}

function median(sorted) {
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/**
 * Example: "11/12, 0.035, 8.1, 21.4": done, then median, worst and total seconds, with the cap for a puzzle not done.
 */
function summary(times) {
  const done = times.filter((time) => time !== undefined).length;
  const sorted = times.map((time) => time ?? capSeconds).sort((a, b) => a - b);
  const total = sorted.reduce((sum, time) => sum + time, 0);
  const figures = [median(sorted), sorted.at(-1), total].map((time) => String(Number(time.toPrecision(2))));
  return [`${done}/${times.length}`, ...figures].join(', ');
}

const seeds = options.seeds.split(',').map(Number);
const contenders = [
  { name: 'ours', seeds, solve: native },
  ...(oursInWasm ? [{ name: 'ours in wasm', seeds: seeds.slice(0, 1), solve: wasm }] : []),
  ...(options.peer ? [{ name: options.peer.split('/').at(-1), clauses: true, solve: peer }] : []),
  ...(cadicalInWasm ? [{ name: 'cadical-wasm', clauses: true, solve: cadicalWasm }] : []),
];
const families = new Map();
for (const puzzle of files.flatMap(puzzlesOf)) {
  const { family } = puzzle;
  families.set(family, [...(families.get(family) ?? []), puzzle]);
}
console.log(`| family | ${contenders.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|${'---|'.repeat(contenders.length)}`);
for (const [family, puzzles] of families) {
  const times = contenders.map(() => []);
  for (const puzzle of puzzles.slice(0, Number(options.most))) {
    const clauses = contenders.some((one) => one.clauses) && clausesOf(puzzle);
    for (const [index, contender] of contenders.entries()) {
      if (contender.clauses) times[index].push(await contender.solve(puzzle, clauses));
      else for (const seed of contender.seeds) times[index].push(await contender.solve(puzzle, seed));
    }
    if (clauses) rmSync(clauses.file);
    console.error(puzzle.name, ...times.map((of) => of.at(-1) ?? '-'));
  }
  console.log(`| ${family} | ${times.map(summary).join(' | ')} |`);
}
for (const worker of [oursInWasm, cadicalInWasm]) if (worker) worker.end();
rmSync(folder, { recursive: true });
