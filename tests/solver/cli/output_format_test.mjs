// The option for the format of the output: one name, one synonym, in every command that writes puzzles or results.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { data, run } from './command.mjs';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const subproblems = run(['split', '--depth', '1'], puzzle).stdout;
const results = run(['count', '--subproblems'], subproblems).stdout;
const allFormats = run(['convert', '--formats'])
  .lines()
  .slice(1)
  .map((line) => line.split(' ')[0]);
/** Formats without a place for givens. */
const ofCages = ['sumocue', 'killer-line'];
const formats = allFormats.filter((format) => !ofCages.includes(format));

/** Command -> its arguments beside the format, its input, and the formats that it takes, the default first. */
const table = {
  solve: [[], puzzle, ['line', 'grid', 'json']],
  count: [[], puzzle, ['line', 'json']],
  split: [['--depth', '1'], puzzle, ['json']],
  merge: [[], subproblems + results, ['line', 'json']],
  diagnose: [[], puzzle, ['json']],
  techniques: [['--technique', 'naked-single'], puzzle, ['json']],
  rate: [[], puzzle, ['line', 'json', 'path']],
  algorithms: [[], '', ['table']],
  bench: [['--algorithm', 'norvig'], puzzle, ['table', 'csv', 'json']],
  contest: [['norvig=true'], puzzle, ['table', 'csv', 'json']],
  contender: [[], '', []],
  speedup: [['--threads', '1'], puzzle, ['table', 'json']],
  canon: [[], puzzle, ['line', 'json']],
  path: [[], puzzle, ['table', 'markdown', 'csv', 'json']],
  cnf: [[], puzzle, ['dimacs']],
  convert: [[], puzzle, formats],
  // A test below checks its output.
  generate: [['--count', '0'], '', [...formats, 'named']],
};
/** Commands that measure times, so that their output differs from run to run. */
const isTimed = new Set(['bench', 'contest', 'speedup']);
const wrong = 'parchment';
/** Result of a run, without the measured times. */
const outcomeOf = ({ stdout, stderr, status }) => ({
  stdout: stdout.replaceAll(/"seconds": [^,}]+/g, '"seconds": 0'),
  stderr,
  status,
});

test('every command has a row in the table of formats', () => {
  const commands = [...run(['--help']).stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys(table).sort(), commands.sort());
  assert.ok(formats.includes('fpuz'));
});

for (const [command, [words, input, choices]] of Object.entries(table)) {
  test(`${command} takes its formats by --format and by --to`, () => {
    const help = run([command, '--help']).stdout;
    assert.doesNotMatch(help, /--to /);
    assert.equal(/^ {2}--format /m.test(help), choices.length > 0);
    if (choices.length === 0) return;
    assert.match(help, /^ {2}--format .* the format of the output; /m);
    const told = /^ {2}--format (\S+)/m.exec(help)[1];
    assert.equal(told, choices.length > 5 ? 'FORMAT' : choices.join('|'));

    const plain = run([command, ...words], input);
    for (const choice of choices) {
      const runs = ['--format', '--to'].map((option) => run([command, ...words, option, choice], input));
      const [byFormat, byTo] = runs;
      if (isTimed.has(command)) {
        assert.deepEqual([byFormat.status, byTo.status], [plain.status, plain.status], choice);
        assert.ok(byTo.stdout.length > 0, choice);
      } else {
        assert.deepEqual(outcomeOf(byTo), outcomeOf(byFormat), choice);
        assert.equal(byFormat.status, 0, `${choice}: ${byFormat.stderr}`);
        if (choice === choices[0] && command !== 'convert') assert.equal(byFormat.stdout, plain.stdout, choice);
      }
    }
    for (const option of ['--format', '--to']) {
      const { status, stderr, stdout } = run([command, ...words, option, wrong], input);
      assert.deepEqual([status, stdout], [2, ''], option);
      assert.ok(stderr.includes(`“${wrong}”`), stderr);
    }
    const twice = run([command, ...words, '--format', choices[0], '--to', choices[0]], input);
    assert.equal(twice.stderr, `sudoscope: --format is given twice. Try sudoscope ${command} --help.\n`);
  });
}

test('the output of generate in any format is read back as the same puzzles', () => {
  const wished = run(['generate', '--difficulty', 'gentle', '--format', 'line']);
  assert.match(wished.stdout, /^[1-9.]{81}\n$/);
  const lines = run(['generate', '--count', '2', '--seed', '4']).lines();
  for (const format of formats) {
    const { stdout, status } = run(['generate', '--count', '2', '--seed', '4', '--format', format]);
    assert.equal(status, 0, format);
    if (format === 'sukaku') continue; // it has candidates alone
    assert.deepEqual(run(['convert', '--format', 'line'], stdout).lines(), lines, format);
  }
  assert.equal(run(['convert', '--format', 'line', data('hardest11.txt')]).status, 0);
});

test('a format of killer cages alone refuses a puzzle with givens', () => {
  assert.equal(formats.length, allFormats.length - ofCages.length);
  for (const format of ofCages) {
    const { stdout, stderr, status } = run(['convert', '--to', format], puzzle);
    assert.deepEqual([stdout, status], ['', 1], format);
    assert.match(stderr, /^line 1: This format consists of killer cages alone/, format);
  }
});

test('solve answers in the alphabet of the puzzle', () => {
  const usual = '123456789ABCDEFG';
  const large = readFileSync(data('uniq16.txt'), 'utf8').split('\n', 1)[0];
  const small = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  for (const line of [large, small]) {
    const given = run(['convert', '--to', 'line'], line).stdout.trim();
    const solution = run(['solve'], given).stdout.slice(0, given.length);
    for (const symbols of ['0123456789ABCDEF', 'ABCDEFGHIJKLMNOP']) {
      const written = (text) => [...text].map((c) => symbols[usual.indexOf(c)] ?? c).join('');
      assert.equal(run(['solve'], written(given)).stdout.slice(0, given.length), written(solution));
      const [answer] = run(['solve', '--format', 'json'], written(given)).objects();
      assert.deepEqual([answer.puzzle, answer.solution], [written(given), written(solution)]);
    }
  }
});
