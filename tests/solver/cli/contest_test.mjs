// `sudoscope contest` and `sudoscope contender` as people run them: the winner, the
// wrong answers, and the protection of the contest against bad contenders. Nothing here
// depends on the speed of the machine: a contender that has to finish gets an hour.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { program, quoted, run } from './command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
const puzzle = '1234341221......';
const solution = '1234341221434321';
const right = `1 ${solution}`;
const ours = (algorithm) => `ours=${quoted(program)} contender ${algorithm}`;

let scripts = 0;
/** A contender that the shell runs: takes sets of one puzzle, runs `go` and prints `done` and the answer. */
function contender({ ready = 'echo ready', go = ':', answer = right, show = `echo '${answer}'` }) {
  const path = join(folder, `contender-${++scripts}.sh`);
  const turns = `set) read puzzle; ${ready};; go) ${go}; echo done;; show) ${show};; quit) exit;;`;
  writeFileSync(path, `while read word rest; do case $word in ${turns} esac; done\n`);
  return `sh ${quoted(path)}`;
}

const contest = (contenders, input, ...options) => run(['contest', '--cap', '1h', ...options, ...contenders], input);
/** The trials of each contender, by puzzle. */
function trialsOf(...args) {
  const { objects, status, stderr } = contest(...args, '--format', 'json');
  assert.deepEqual([status, stderr], [0, '']);
  return Object.fromEntries(objects()[0].results.map(({ algorithm, trials }) => [algorithm, trials]));
}
/** The one contender's ending for a puzzle, and the reason. Its shell may complain on standard error. */
function outcome(command) {
  const [{ results }] = contest([`x=${command}`], puzzle, '--format', 'json').objects();
  const [{ ending, why = '' }] = results[0].trials;
  return [ending, why];
}

/** A process that has ended may stay until its parent collects it. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
const turn = () => wait(10);

test('the table of a contest has the winner first, with points, puzzles solved, and times', () => {
  const capable = `a=${contender({})}`;
  const { lines, status, stderr } = contest(
    [`b=${contender({ answer: '?' })}`, capable],
    `${puzzle}\n# two\n${puzzle}\n`,
  );
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(lines()[0], '2 puzzles, at most 3600 s each, rounds: 1; one contender after the other');
  assert.match(lines()[2], /^contender +rating +solved +wrong +time +median +worst +at line$/);
  assert.match(lines()[3], /^a +1640 +2 of 2 +0 +[\d.]+ [mun]?s +[\d.]+ [mun]?s +[\d.]+ [mun]?s +[13]$/);
  assert.match(lines()[4], /^b +1360 +0 of 2 +0 +>= 7200 s +> 3600 s +> 3600 s +1$/);
  assert.equal(lines()[7], 'b failed at 2 puzzles, first at line 1: it says that it cannot do this puzzle.');
});

test('CSV and JSON of a contest are those of bench, the winner first', () => {
  const contenders = [`b=${contender({ answer: '0 -' })}`, `"a", first=${contender({})}`];
  const csv = contest(contenders, puzzle, '--format', 'csv');
  assert.equal(csv.stderr, 'line 1: b is wrong: it counts 0 solutions in place of 1. It answered “0 -”.\n');
  const rows = csv.lines();
  assert.equal(rows[0], 'puzzle,side,algorithm,ending,seconds,guesses,backtracks,givens');
  assert.match(rows[1], /^1,4,"""a"", first",solved,\d+\.\d{9},,,1234341221\.{6}$/);
  assert.match(rows[2], /^1,4,b,wrong,\d+\.\d{9},,,1234341221\.{6}$/);
  const [object] = contest(contenders, puzzle, '--format', 'json', '--rounds', '3').objects();
  assert.deepEqual([object.cap_seconds, object.threads, object.rounds], [3600, 1, 3]);
  const [winner, loser] = object.results;
  assert.deepEqual([winner.algorithm, winner.done, winner.wrong, winner.guesses], ['"a", first', 1, 0, null]);
  assert.ok(Math.abs(winner.rating + loser.rating - 3000) < 1e-6);
  assert.deepEqual([loser.algorithm, loser.done, loser.wrong, loser.all.max], ['b', 0, 1, null]);
  const { seconds, ...rest } = loser.trials[0];
  assert.equal(typeof seconds, 'number');
  const why = 'it counts 0 solutions in place of 1';
  assert.deepEqual(rest, { puzzle: 1, ending: 'wrong', guesses: null, backtracks: null, why, answer: '0 -' });
});

test('a wrong answer in a contest is reported with its line, its text and the reason', () => {
  const told = (answer) =>
    contest([`x=${contender({ answer })}`], `# one\n${puzzle}\n`, '--list')
      .lines()
      .at(-1);
  const wrong = (answer, why) => assert.equal(told(answer), `line 2: x is wrong: ${why}. It answered “${answer}”.`);
  wrong('2 1234341221434321', 'it counts 2 solutions in place of 1');
  wrong('1 -', 'it counts a solution but shows none');
  wrong('1 1234', 'its solution is not a full grid of 4x4');
  wrong('1 4234341221434321', 'its solution has 4 at r1c1, where 1 is given');
  wrong('1 1234341221434322', 'in its solution row 4 holds 2 twice, at r4c3 and r4c4');
});

test('a contest reports three of many wrong answers and the number of the others', () => {
  const { lines } = contest([`x=${contender({ answer: '0 -' })}`], `${puzzle}\n`.repeat(5));
  const [first, second, third, more] = lines().slice(-4);
  for (const [index, line] of [first, second, third].entries())
    assert.match(line, new RegExp(`^line ${index + 1}: x is`));
  assert.equal(more, '… 2 more');
});

test("our engine's count at the cap refutes smaller counts, and no majority decides an unchecked one", () => {
  const grid = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
  const empty = '.'.repeat(81);
  const says = (answer) => contender({ answer });
  const command = ['contest', '--cap', '500ms', '--limit', '0', `none=${says('0 -')}`, `one=${says(`1 ${grid}`)}`];
  const { lines } = run([...command, `again=${says(`1 ${grid}`)}`, `many=${says(`1000000000000 ${grid}`)}`], empty);
  assert.match(lines()[3], /^many +\d+ +1 of 1 +0 /);
  for (const place of [4, 5, 6]) assert.match(lines()[place], /^(none|one|again) +\d+ +0 of 1 +1 /);
  assert.match(lines().at(-4), /^line 1: none is wrong: it counts 0 solutions, and there are at least [\d,]+\. /);
  const unchecked = 'line 1: the number of solutions could not be checked within the cap.';
  assert.equal(lines().at(-1), unchecked);
  for (const format of ['csv', 'json']) {
    const { stderr } = run([...command, `many=${says(`1000000000000 ${grid}`)}`, '--format', format], empty);
    assert.equal(stderr.trimEnd().split('\n').at(-1), unchecked);
  }
});

test(
  'on a terminal a line tells how far the contest is, and is cleared',
  { skip: process.platform !== 'linux' || !existsSync('/usr/bin/script') },
  () => {
    const file = join(folder, 'three');
    writeFileSync(file, `${puzzle}\n`.repeat(3));
    const words = [program, 'contest', '--list', '--cap', '1h', '--set', file, `x=${contender({})}`].map(quoted);
    const { stdout } = spawnSync('script', ['-qec', `${words.join(' ')} > /dev/null`, join(folder, 'typescript')], {
      encoding: 'utf8',
    });
    assert.match(stdout, /\rpuzzle 1 of 3\rpuzzle 2 of 3\rpuzzle 3 of 3/);
    assert.match(stdout, /\rpuzzle 3 of 3\r {13}\r$/);
  },
);

test('a contender that dies, falls silent, babbles or floods has failed, with a reason', () => {
  assert.deepEqual(outcome(contender({ go: 'exit 7' })), [
    'failed',
    'it ended with exit status 7 in place of saying “done”',
  ]);
  assert.equal(outcome(contender({ go: 'kill -9 $$' }))[0], 'failed');
  assert.equal(outcome(contender({ ready: 'exit' }))[1], 'it ended with exit status 0 in place of saying “ready”');
  assert.equal(outcome(contender({ show: 'exit 1' }))[0], 'failed');
  assert.equal(outcome(contender({ go: 'echo almost' }))[1], 'it said “almost” in place of “done”');
  assert.equal(outcome(contender({ answer: 'many' }))[1], 'it said “many” in place of “NUMBER SOLUTION”');
  assert.equal(outcome(contender({ go: 'yes' }))[1], 'it said “y” in place of “done”');
  assert.deepEqual(
    outcome(contender({ go: 'yes | tr -d "\\n"' }))[1],
    'it wrote a line without end in place of “done”',
  );
  assert.equal(outcome('cat /dev/zero')[0], 'failed');
  assert.equal(outcome('true')[0], 'failed');
  assert.equal(outcome('exec 1>&-; while :; do :; done')[1], 'it closed its output in place of saying “ready”');
});

test('the output of a contender does nothing to the terminal', () => {
  const { stdout } = contest([`x=${contender({ answer: String.raw`\033[31m` })}`], puzzle);
  assert.match(stdout, /it said “\?\[31m” in place of/);
});

test('output without a question counts as failed, so that no answer comes before its question', () => {
  const early = contender({ ready: 'echo ready; echo done; sleep 0.01' });
  const [ending] = outcome(early);
  assert.equal(ending, 'failed');
});

test('a contender that is not done at the cap is ended with all its processes, and started anew', async () => {
  const starts = join(folder, 'starts');
  const children = join(folder, 'children');
  const loop = 'while :; do :; done';
  const endless = contender({ go: `children=${quoted(children)} sh -c 'echo $$ >> "$children"; ${loop}'` });
  const input = `${puzzle}\n${puzzle}\n`;
  const [{ results }] = run(
    ['contest', '--cap', '200ms', '--format', 'json', `x=echo >> ${quoted(starts)}; ${endless}`],
    input,
  ).objects();
  assert.deepEqual(
    results[0].trials.map(({ ending }) => ending),
    ['capped', 'capped'],
  );
  assert.ok(results[0].trials.every(({ seconds }) => seconds >= 0.2));
  assert.equal(readFileSync(starts, 'utf8'), '\n\n');
  if (!existsSync(children)) return; // it was ended before
  for (const pid of readFileSync(children, 'utf8').trim().split('\n')) while (isAlive(pid)) await turn();
});

test('a contender that fails takes nothing from the others', () => {
  const hostile = {
    dies: { go: 'exit' },
    lies: { answer: '2 -' },
    floods: { go: 'yes' },
    babbles: { ready: 'echo what' },
  };
  const commands = Object.entries(hostile).map(([name, turns]) => `${name}=${contender(turns)}`);
  const input = `${puzzle}\n`.repeat(4);
  const trials = trialsOf([...commands, ours('norvig')], input);
  assert.equal(Object.keys(trials)[0], 'ours');
  const endings = Object.entries(trials).map(([name, list]) => [name, ...new Set(list.map(({ ending }) => ending))]);
  assert.deepEqual(Object.fromEntries(endings), {
    ours: 'solved',
    dies: 'failed',
    lies: 'wrong',
    floods: 'failed',
    babbles: 'failed',
  });
  assert.equal(trials.babbles[3].why, 'it did not get ready 3 times in a row and was not asked again');
});

test('a contest that is ended ends its contenders, even one that has only just begun', async () => {
  const loop = 'while :; do :; done';
  for (let time = 0; time < 10; ++time) {
    const note = join(folder, `pid${time}`);
    // It ends the contest itself, at once.
    const command = `x=echo $$ > ${quoted(note)}; kill -TERM $PPID; ${loop}`;
    const child = spawn(program, ['contest', '--cap', '1h', command], { stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.end(puzzle);
    assert.equal(await new Promise((resolve) => child.on('close', (_, signal) => resolve(signal))), 'SIGTERM');
    // The process may have ended before it could write its number.
    const pid = existsSync(note) && Number(readFileSync(note, 'utf8'));
    while (pid && isAlive(pid)) await turn();
  }
});

test('the standard error of a contender can be read', () => {
  const { stderr } = contest([`x=${contender({ go: 'echo thinking >&2' })}`], puzzle);
  assert.equal(stderr, 'thinking\n');
});

test('sudoscope contender speaks the protocol of contests for every shape', () => {
  const talk = `set 2 0\n${'.'.repeat(80)}1\n1\ngo\nset 2 2 2x2\n${puzzle}\n11..............\ngo\ngo\nshow\nset 1 2 1x4\n1234............\ngo\nshow\nquit\n`;
  // The first set is not shown; a word that is no puzzle cannot be solved.
  const { stdout, status } = run(['contender', 'norvig'], talk.replace(`${'.'.repeat(80)}1\n1\n`, '1\n2\n'));
  const [a, b, c, d, e, one, none, f, g, several] = stdout.split('\n');
  assert.deepEqual(
    [a, b, c, d, e, one, none, f, g],
    ['ready', 'done', 'ready', 'done', 'done', right, '0 -', 'ready', 'done'],
  );
  assert.match(several, /^2 1234[1-4]{12}$/);
  assert.equal(status, 0);
  assert.match(run(['contender'], `set 1 1 1x2\n1...\ngo\nshow\n`).stdout, /\n1 1221\n$/);
  assert.match(run(['contender', 'sudoscope-9'], `set 1 1 1x2\n1...\ngo\nshow\n`).stdout, /\n\? -\n$/);
});

test('a contest takes puzzles of all sizes, each set with its shape unless it is 3x3', () => {
  const log = join(folder, 'told');
  const command = `x=tee ${quoted(log)} | ${quoted(program)} contender`;
  const usual = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const { x } = trialsOf([command], `${puzzle}\n${usual}\n${'.'.repeat(36)}\n`, '--limit', '1', '--list');
  assert.deepEqual(
    x.map(({ ending }) => ending),
    ['solved', 'solved', 'solved'],
  );
  const told = readFileSync(log, 'utf8').split('\n');
  assert.deepEqual(told.slice(0, 4), ['set 1 1 2x2', puzzle, 'go', 'show']);
  assert.deepEqual(told.slice(4, 6), ['set 1 1', usual]);
  assert.equal(told[8], 'set 1 1 2x3');
});

test('contest --together sends all puzzles of a shape at once, and compares rates', () => {
  const usual = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const log = join(folder, 'sets');
  const contenders = [
    `x=tee ${quoted(log)} | ${quoted(program)} contender`,
    ours('norvig'),
    `never=${contender({ ready: 'exit' })}`,
  ];
  const input = `${puzzle}\n${usual}\n${puzzle}\n`;
  const { lines } = contest(contenders, input, '--together', '--list');
  assert.match(lines()[0], /^3 puzzles together, at most 3600 s each on average, rounds: 1 after one to warm up; /);
  assert.match(lines()[2], /^contender +rating +solved +wrong +time +puzzles\/s +ratio$/);
  assert.match(lines()[3], /^(x|ours) +\d+ +3 of 3 +0 .* 1\.00$/);
  assert.match(lines()[5], /^never +\d+ +0 of 3 .* - +-$/);
  const set = ['set 2 2 2x2', puzzle, puzzle, 'go', 'go', 'show', 'set 1 2', usual, 'go', 'go', 'show', 'quit', ''];
  assert.deepEqual(readFileSync(log, 'utf8').split('\n'), set);
  const [object] = contest(contenders, input, '--together', '--list', '--format', 'json').objects();
  assert.equal(object.together, true);
  const { trials } = object.results.find(({ algorithm }) => algorithm === 'ours');
  assert.equal(trials[0].seconds, trials[2].seconds);
});

test('a contest takes puzzles from a file or standard input and leaves out lines that it cannot use', () => {
  const file = join(folder, 'set');
  writeFileSync(file, puzzle);
  const x = `x=${contender({})}`;
  assert.match(contest([x, '--set', file]).stdout, /x +1500 +1 of 1/);
  assert.match(contest([x, '--set=-'], puzzle).stdout, /x +1500 +1 of 1/);
  const empty = contest([x], '# nothing\n');
  assert.deepEqual([empty.status, empty.stdout, empty.stderr], [1, '', 'There is no puzzle in the input.\n']);
  const diagonals = run(['convert', '--to', 'fpuz', '--x'], puzzle).stdout.trim();
  const { status, stdout, stderr } = contest([x], `${puzzle}\n12!.............\n${diagonals}\n`, '--list');
  assert.equal(status, 1);
  assert.match(stdout, /x +1500 +1 of 1/);
  assert.match(
    stderr,
    /^line 2, column 3: .+\nline 3: The puzzle is left out: a contest takes grids from 2x2 to 61x61 .+\n$/,
  );
  const none = contest([x], diagonals);
  assert.deepEqual([none.status, none.stdout], [1, '']);
});
