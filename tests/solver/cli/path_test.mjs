// `sudoscope path` as people run it: the steps of each puzzle as a table, Markdown, CSV and JSON.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './command.mjs';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** SE 11.9 (mith, 2022): without the pattern three digits would have to be assumed at once. */
const loki = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';
const several = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........';

test('the table of a path has the puzzle, a row for each step, and the ending', () => {
  const { status, stderr, lines } = run(['path'], easy);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(lines()[0], easy);
  assert.match(lines()[1], /^step {2}technique +SE {2}HoDoKu {2}notation$/);
  assert.match(lines()[2], /^ +1 {2}\S.* 1\.[0-9] +\d+ {2}\d [rcb]\d ⇒ r\dc\d=\d$/);
  assert.equal(lines().at(-1), 'The puzzle is solved.');
});

test('Markdown and CSV of a path have as many steps as JSON, whose conclusions fill the grid', () => {
  const [path] = run(['path', '--format', 'json'], easy).objects();
  const solution = run(['solve'], easy).stdout.slice(0, 81);
  assert.equal(path.solved, true);
  const grid = [...easy];
  for (const { conclusions } of path.steps)
    for (const [, row, column, digit] of conclusions.join(' ').matchAll(/r(\d)c(\d)=(\d)/g))
      grid[9 * (row - 1) + (column - 1)] = digit;
  assert.equal(grid.join(''), solution);
  const csv = run(['path', '--format', 'csv'], easy).lines();
  assert.equal(csv[0], 'puzzle,number,technique,se,hodoku,notation,sentence');
  assert.equal(csv.length, path.steps.length + 1);
  const rows = run(['path', '--format', 'markdown'], easy).lines();
  assert.equal(rows.filter((row) => /^\| \d+ \|/.test(row)).length, path.steps.length);
});

test('path solves Loki by its tridagon, without a guess', () => {
  const [path] = run(['path', '--format', 'json'], loki).objects();
  assert.equal(path.solved, true);
  const ids = path.steps.map(({ technique }) => technique);
  assert.ok(ids.includes('tridagon'));
  assert.ok(!ids.includes('guess'));
  const { notation } = path.steps.find(({ technique }) => technique === 'tridagon');
  assert.equal(notation, 'r4c67,r58c58,r6c49,r7c47,r9c69 {357}, fr8c8 {1} ⇒ r8c8=1');
});

test('path ends without a guess for a puzzle with several solutions', () => {
  const [path] = run(['path', '--format', 'json'], several).objects();
  assert.equal(path.solved, false);
  assert.ok(path.steps.every(({ technique }) => technique !== 'guess'));
  assert.equal(run(['path'], several).lines().at(-1), 'No technique goes on from here.');
});

test('path reports a line without a puzzle on standard error and shows the others', () => {
  const { status, stderr, objects } = run(['path', '--list', '--format', 'json'], `${easy}\n12345\n${easy}\n`);
  assert.equal(status, 1);
  assert.match(stderr, /line 2/);
  assert.equal(objects().length, 2);
});
