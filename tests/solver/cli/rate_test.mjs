// `sudoscope rate` as people run it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { data, program, run } from './command.mjs';

const easy = '...2.3...5349............4.9...8........3..2..62..9485.8...796......5..1..1.....4';
const pairs = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const several = '.'.repeat(81);
const none = `55${'.'.repeat(79)}`;

test('rate prints the puzzle and, after a blank, ER, EP and ED', () => {
  const result = run(['rate', '--scale', 'se'], `${easy}\n`);
  assert.match(result.stdout, /^[1-9.]{81} \d+\.\d \d+\.\d \d+\.\d\n$/);
  assert.equal(result.lines()[0].slice(0, 81), easy);
  assert.equal(result.stdout, run(['rate'], `${easy}\n`).stdout);
  assert.deepEqual([result.status, result.stderr], [0, '']);
});

test('rate prints HoDoKu’s score and level, and our own word', () => {
  assert.equal(run(['rate', '--scale', 'hodoku'], easy).stdout, `${easy} 354 EASY\n`);
  assert.equal(run(['rate', '--scale', 'own'], easy).stdout, `${easy} gentle\n`);
  const [hodoku] = run(['rate', '--scale', 'hodoku', '--format', 'json'], easy).objects();
  assert.deepEqual([hodoku.score, hodoku.level], [354, 'EASY']);
  assert.equal(
    hodoku.path.reduce((sum, { score }) => sum + score, 0),
    354,
  );
  assert.deepEqual(hodoku.path[0], { technique: 'hidden-single', score: 14, conclusions: ['r1c5=4'] });
  const [own] = run(['rate', '--scale', 'own', '--format', 'json'], easy).objects();
  assert.equal(own.grade, 'gentle');
  assert.equal(typeof own.takes, 'string');
  const unknown = run(['rate', '--scale', 'stars'], easy);
  assert.match(unknown.stderr, /--scale takes se, hodoku or own, not “stars”/);
});

test('rate --format json has the ratings and each step of the path', () => {
  const [rated] = run(['rate', '--format', 'json'], easy).objects();
  assert.deepEqual(Object.keys(rated), ['puzzle', 'scale', 'er', 'ep', 'ed', 'name', 'path', 'error']);
  assert.deepEqual([rated.puzzle, rated.scale, rated.error], [easy, 'se', null]);
  assert.equal(rated.er, Math.max(...rated.path.map(({ rating }) => rating)));
  assert.equal(rated.ed, rated.path[0].rating);
  const placed = rated.path.flatMap(({ conclusions }) => conclusions.filter((each) => /^r\dc\d=\d$/.test(each)));
  assert.equal(placed.length, [...easy].filter((symbol) => symbol === '.').length);
  assert.deepEqual(Object.keys(rated.path[0]), ['technique', 'name', 'rating', 'conclusions']);
});

test('rate writes the steps below each puzzle, with their conclusions', () => {
  const result = run(['rate', '--format', 'path'], `${easy}\n${easy}\n`);
  const lines = result.stdout.trimEnd().split('\n');
  const heads = lines.filter((line) => !line.startsWith(' '));
  assert.deepEqual(heads, run(['rate'], `${easy}\n${easy}\n`).lines());
  const steps = lines.filter((line) => line.startsWith(' '));
  for (const step of steps) assert.match(step, /^ {2}\d+\.\d [a-z -]+:( r\dc\d(=|<>)\d)+$/);
  const german = run(['rate', '--format', 'path', '--language', 'de'], easy);
  assert.match(german.stdout, /^ {2}1\.\d versteckter Einer: /m);
});

test('rate reports a puzzle without a rating by its line and rates the others', () => {
  const input = `${several}\n${easy}\n${none}\n1234............\nno puzzle\n${easy}\n`;
  const result = run(['rate'], input);
  assert.equal(result.lines().length, 2);
  assert.equal(result.status, 1);
  const told = result.stderr.trim().split('\n');
  assert.match(told[0], /^line 1: The puzzle has several solutions/);
  assert.match(told[1], /^line 3: The puzzle has no solution/);
  assert.match(told[2], /^line 4: The scale of Sudoku Explainer is made for 9x9 grids/);
  assert.match(told[3], /^line 5, column /);
  assert.match(run(['rate', '--scale', 'hodoku'], input).stderr, /^line 4: HoDoKu’s scale is made for 9x9 grids/m);
  assert.match(run(['rate', '--scale', 'own'], input).stderr, /^line 1: The puzzle has several solutions/m);
  const objects = run(['rate', '--format', 'json'], input).objects();
  assert.deepEqual(
    objects.map(({ error }) => error === null),
    [false, true, false, false, false, true],
  );
});

test('rate keeps the order of the input on any number of threads', () => {
  const puzzles = readFileSync(data('top95.txt'), 'utf8').trim().split('\n').slice(0, 3);
  const input = `${[easy, puzzles[0], several, pairs, easy, puzzles[1], 'no puzzle', easy, puzzles[2]].join('\n')}\n`;
  const alone = run(['rate'], input);
  const shared = run(['rate', '--threads', '4'], input);
  assert.equal(shared.stdout, alone.stdout);
  assert.equal(shared.stderr, alone.stderr);
});

test('rate writes ratings before the input ends', async () => {
  const rating = spawn(program, ['rate']);
  rating.stdin.write(`${easy}\n`.repeat(8_000)); // more than is read at once
  const [rated] = await once(rating.stdout, 'data');
  assert.match(rated.toString(), /^[1-9.]{81} \d\.\d \d\.\d \d\.\d\n/);
  rating.stdin.end();
  rating.stdout.resume();
  const [status] = await once(rating, 'exit');
  assert.equal(status, 0);
});
