// Large grids, ours beside a peer: every puzzle of the files by sudoscope-n and, given a command that reads DIMACS, by
// that, one after the other so that both meet the same machine. A table by family, in Markdown, on standard output.
//
//   node tests/bench/large.mjs [--cap 10] [--seeds 1,2,3] [--unique] [--program build/release/sudoscope]
//                              [--peer "cadical --sat"] FILE...
//
// FILE: a puzzle a line, `name side box_height box_width value...`, 0 blank; the family is the name up to the puzzle's
// number. Times are those of whole processes, reading included. Every solution is checked against the rules; one that is
// wrong ends the run. With --unique a puzzle is done when a second solution is found or ruled out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    cap: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '1' },
    unique: { type: 'boolean', default: false },
    program: { type: 'string', default: fileURLToPath(new URL('../../build/release/sudoscope', import.meta.url)) },
    peer: { type: 'string' },
  },
});
const capSeconds = Number(options.cap);
const folder = mkdtempSync(join(tmpdir(), 'sudoscope-large-'));

function puzzlesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [name, side, height, width, ...givens] = line.trim().split(/\s+/);
      return {
        name,
        family: name.replace(/_\d+(_c\d+)?$/, ''),
        side: Number(side),
        boxes: `${height}x${width}`,
        box: (row, column) => Math.floor(row / height) * (side / width) + Math.floor(column / width),
        givens: givens.map(Number),
      };
    });
}

function checkSolution({ name, side, box, givens }, values) {
  const seen = new Set();
  values.forEach((value, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    if (!(value >= 1 && value <= side) || (givens[cell] && givens[cell] !== value)) throw new Error(`${name}: ${cell}`);
    for (const house of [`r${row}`, `c${column}`, `b${box(row, column)}`]) seen.add(`${house}=${value}`);
  });
  if (values.length !== side * side || seen.size !== 3 * side * side) throw new Error(`${name}: a wrong solution`);
}

/** Runs a command within what is left of the cap; undefined when that is over. */
function timed(command, words, input, seconds) {
  const start = process.hrtime.bigint();
  const run = spawnSync(command, words, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: Math.max(1, Math.round(seconds * 1000)),
    killSignal: 'SIGKILL',
  });
  if (run.error && run.error.code !== 'ETIMEDOUT') throw run.error;
  const elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  return { seconds: elapsed, stdout: run.error ? undefined : run.stdout };
}

/** Seconds that ours took; undefined beyond the cap. */
function ours(puzzle, seed) {
  const limit = options.unique ? '2' : '1';
  const words = ['solve', '--list', '--boxes', puzzle.boxes, '--limit', limit, '--format', 'json'];
  const input = `${puzzle.givens.join(' ')}\n`;
  const { seconds, stdout } = timed(
    options.program,
    [...words, '--algorithm', `sudoscope-n:seed=${seed}`],
    input,
    capSeconds,
  );
  if (stdout === undefined) return undefined;
  const { solution } = JSON.parse(stdout);
  checkSolution(puzzle, valuesOf(solution));
  return seconds;
}

/** Of a line of characters, 1-9 then A-Z, or of numbers. */
function valuesOf(line) {
  return line.includes(' ') ? line.trim().split(/\s+/).map(Number) : [...line].map((symbol) => parseInt(symbol, 36));
}

/** Seconds that the peer took; undefined beyond the cap. */
function peers(puzzle) {
  const file = join(folder, 'puzzle.cnf');
  const input = `${puzzle.givens.join(' ')}\n`;
  const cnf = spawnSync(options.program, ['cnf', '--list', '--boxes', puzzle.boxes], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  writeFileSync(file, cnf.stdout);
  const [command, ...words] = options.peer.split(' ');
  const first = timed(command, [...words, file], '', capSeconds);
  if (first.stdout === undefined) return undefined;
  if (!/^s SATISFIABLE$/m.test(first.stdout)) throw new Error(`${puzzle.name}: the peer found no solution`);
  // A variable of no clause, a digit that a given rules out, may have any value.
  const clauseLines = cnf.stdout.split('\n').filter((line) => /^-?\d/.test(line));
  const used = new Set(clauseLines.filter((line) => !line.startsWith('-')).flatMap((line) => line.split(' ')));
  const model = [...first.stdout.matchAll(/^v (.*)$/gm)].flatMap(([, literals]) => literals.split(' '));
  const truths = model.filter((literal) => literal !== '0' && used.has(literal)).map(Number);
  const values = [];
  for (const variable of truths) values[Math.floor((variable - 1) / puzzle.side)] = ((variable - 1) % puzzle.side) + 1;
  checkSolution(puzzle, values);
  if (!options.unique) return first.seconds;
  const [, variables, clauses] = /^p cnf (\d+) (\d+)$/m.exec(cnf.stdout);
  const other = cnf.stdout.replace(/^p cnf .*$/m, `p cnf ${variables} ${Number(clauses) + 1}`);
  writeFileSync(file, `${other}${truths.map((variable) => -variable).join(' ')} 0\n`);
  const second = timed(command, [...words, file], '', capSeconds - first.seconds);
  return second.stdout === undefined ? undefined : first.seconds + second.seconds;
}

function median(sorted) {
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/** "11/12 | 0.035 | 8.1 | 21.4": done, then median, worst and total seconds, where a puzzle not done counts the cap. */
function summary(times) {
  const done = times.filter((time) => time !== undefined).length;
  const sorted = times.map((time) => time ?? capSeconds).sort((a, b) => a - b);
  const total = sorted.reduce((sum, time) => sum + time, 0);
  return [`${done}/${times.length}`, ...[median(sorted), sorted.at(-1), total].map((time) => time.toPrecision(3))].join(
    ' | ',
  );
}

const families = new Map();
for (const puzzle of files.flatMap(puzzlesOf)) {
  if (!families.has(puzzle.family)) families.set(puzzle.family, { ours: [], peers: [] });
  const times = families.get(puzzle.family);
  for (const seed of options.seeds.split(',')) times.ours.push(ours(puzzle, seed));
  if (options.peer) times.peers.push(peers(puzzle));
}
rmSync(folder, { recursive: true });
const head = (who) => `${who} done | median s | worst s | total s`;
console.log(`| family | ${head('ours')} |${options.peer ? ` ${head('peer')} |` : ''}`);
console.log(`|---|${'---|'.repeat(options.peer ? 8 : 4)}`);
for (const [family, times] of families)
  console.log(`| ${family} | ${summary(times.ours)} |${options.peer ? ` ${summary(times.peers)} |` : ''}`);
