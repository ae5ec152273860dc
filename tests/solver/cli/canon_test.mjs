// `sudoscope canon` as people run it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { data, run } from './command.mjs';

// The first of the list of puzzles with 17 givens, and another one.
const puzzles = [
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
  '000000010400000000020000000000050604008000300001090000300400200050100000000807000',
];

/** The puzzle with rows 1 and 3 exchanged, transposed, and each digit one more. */
function other(puzzle) {
  const cell = (row, column) => Number(puzzle[[2, 1, 0, 3, 4, 5, 6, 7, 8][row] * 9 + column]);
  const cells = Array.from({ length: 81 }, (_, at) => cell(at % 9, Math.floor(at / 9)));
  return cells.map((digit) => (digit ? (digit % 9) + 1 : '.')).join('');
}

test('canon writes the same line for equivalent puzzles, and another for others', () => {
  const result = run(['canon'], [puzzles[0], other(puzzles[0]), puzzles[1]].join('\n'));
  const [first, same, second] = result.lines();
  assert.equal(first, '........1.......2......3.......4.5....6...3....781.....1..2...4.3.....7.95.......');
  assert.equal(same, first);
  assert.notEqual(second, first);
  assert.deepEqual([result.status, result.stderr], [0, '']);
});

test('the min-lex form of a form is itself', () => {
  const forms = run(['canon', data('top95.txt')]);
  assert.equal(run(['canon'], forms.stdout).stdout, forms.stdout);
});

test('canon --duplicates names the line of an earlier equivalent puzzle', () => {
  const input = [puzzles[0], puzzles[1], other(puzzles[0]), other(puzzles[1]), puzzles[0]].join('\n');
  assert.equal(run(['canon', '--duplicates'], input).stdout, '3 = 1\n4 = 2\n5 = 1\n');
  assert.equal(run(['canon', '--duplicates', data('17clue_sample.txt')]).stdout, '');
});

test('canon --format json has the transformation from the puzzle to the form', () => {
  const [object] = run(['canon', '--format', 'json'], puzzles[0]).objects();
  assert.deepEqual(Object.keys(object), ['puzzle', 'canonical', 'cells', 'digits', 'line', 'same_as_line', 'error']);
  assert.deepEqual([object.line, object.same_as_line, object.error], [1, null, null]);
  const form = Array(81).fill('.');
  object.cells.forEach((name, cell) => {
    const [, row, column] = /^r(\d)c(\d)$/.exec(name).map(Number);
    const given = Number(object.puzzle[cell]);
    if (given) form[(row - 1) * 9 + column - 1] = object.digits[given - 1];
  });
  assert.equal(form.join(''), object.canonical);
});

test('canon handles other sizes and rules', () => {
  assert.equal(run(['canon'], '1'.padEnd(16, '.')).stdout, `${'.'.repeat(15)}1\n`);
  assert.equal(run(['canon', '--x'], '1'.padEnd(81, '.')).stdout, `${'.'.repeat(80)}1\n`);
  // In the middle of both diagonals it stays.
  assert.equal(run(['canon', '--x'], `${'.'.repeat(40)}7${'.'.repeat(40)}`).stdout.indexOf('1'), 40);
  const large = readFileSync(data('gecode16_sample.txt'), 'utf8').split('\n')[0].split(/\s+/).slice(4);
  assert.equal(run(['canon', '--boxes', '4x4'], large.join(' ')).status, 0);
});

test('canon reports a puzzle without a form by its line and continues with the next', () => {
  const input = `${puzzles[0]}\nnonsense\n${puzzles[1]}\n`;
  const result = run(['canon', '--list'], input);
  assert.equal(result.lines().length, 2);
  assert.match(result.stderr, /^line 2.*\n$/);
  assert.equal(result.status, 1);
  const cages = JSON.stringify({ size: 9, grid: Array(9).fill(Array(9).fill({})), antiknight: true });
  const refused = run(['canon', '--format', 'json'], cages);
  assert.match(refused.stderr, /does not know which transformations preserve these rules: anti-knight\.\n$/);
  assert.match(refused.objects()[0].error, /anti-knight/);
  assert.equal(refused.status, 1);
  const german = run(['canon', '--language', 'de'], cages);
  assert.match(german.stderr, /welche Umformungen/);
});
