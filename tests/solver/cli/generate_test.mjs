// `sudoscope generate` as people run it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));

function file(name, text) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const ring = `
..xxxxx..
.x.....x.
x.x...x.x
x..x.x..x
x...x...x
x..x.x..x
x.x...x.x
.x.....x.
..xxxxx..`;
const pattern = file('ring.txt', ring);
const regions = file('regions.txt', 'aabb\naabb\nccdd\nccdd\n');

test('generate without options makes puzzles with one solution, at every usual size', () => {
  for (const [boxes, count] of [
    ['2x2', 200],
    ['2x3', 100],
    ['3x3', 1000],
    ['3x4', 3],
    ['4x4', 1],
  ]) {
    const { stdout, status, stderr, lines } = run(['generate', '--boxes', boxes, '--count', `${count}`]);
    assert.deepEqual([status, stderr, lines().length], [0, '', count], boxes);
    const solved = run(['solve', '--boxes', boxes, '--list'], stdout);
    assert.ok(
      solved.lines().every((line) => line.endsWith('# unique')),
      boxes,
    );
  }
});

test('generate keeps at least the wanted share of givens in a puzzle with one solution', () => {
  const full = run(['generate', '--boxes', '2x3', '--fill', '1']).lines()[0];
  assert.doesNotMatch(full, /\./);
  for (const line of run(['generate', '--boxes', '2x3', '--fill', '0.75', '--count', '20']).lines())
    assert.equal(line.replaceAll('.', '').length, 27);
});

test('generate makes grids for tests with the givens asked for, and solve reads them', () => {
  const words = ['generate', '--kind', 'random', '--boxes', '2x3', '--fill', '0.5', '--count', '3'];
  const { stdout, status, stderr, lines } = run(words);
  assert.deepEqual([status, stderr, lines().length], [0, '', 3]);
  for (const line of lines()) assert.equal(line.replaceAll('.', '').length, 18);
  const solved = run(['solve', '--boxes', '2x3', '--format', 'json'], stdout).objects();
  assert.deepEqual(
    solved.map(({ status: verdict }) => verdict !== 'none' && verdict !== 'invalid'),
    [true, true, true],
  );
});

// The ways to make puzzles: for people, and each kind for tests.
const ways = [[], ['--difficulty', 'easy'], ['--technique', 'naked-triple'], ['--pattern', pattern]].concat(
  ['random', 'balanced', 'pattern', 'unique'].map((kind) => ['--kind', kind, '--fill', '0.4', '--boxes', '2x3']),
);

test('neighbouring seeds have no puzzle in common, and more puzzles of a seed begin with the same', () => {
  for (const way of ways) {
    const made = [0, 1, 2, 3, 18446744073709551615n].map((seed) =>
      run(['generate', ...way, '--seed', `${seed}`, '--count', '6']).lines(),
    );
    assert.equal(new Set(made.flat()).size, 30, way.join(' '));
    assert.deepEqual(run(['generate', ...way, '--seed', '2', '--count', '3']).lines(), made[2].slice(0, 3));
  }
});

test('the puzzles of a seed are the same for every number of threads', () => {
  for (const way of ways) {
    const words = ['generate', ...way, '--seed', '3', '--count', '5'];
    const said = run(words);
    assert.equal(said.lines().length, 5, way.join(' '));
    for (const threads of ['1', '2', '3'])
      assert.equal(run([...words, '--threads', threads]).stdout, said.stdout, `${way.join(' ')}, ${threads} threads`);
  }
});

test('generate makes unique puzzles of any size with one solution', () => {
  const puzzles = run(['generate', '--boxes', '3x4', '--kind', 'unique', '--fill', '0', '--count', '2']).stdout;
  for (const { status } of run(['solve', '--boxes', '3x4', '--format', 'json'], puzzles).objects())
    assert.equal(status, 'unique');
});

test('named puzzles have kind, side, fill and seed in the name, then side, boxes and values', () => {
  const named = (...words) =>
    run(['generate', '--kind', 'random', '--format', 'named', ...words])
      .lines()[0]
      .split(' ');
  const [name, side, height, width, ...values] = named('--boxes', '4x5', '--fill', '0.48', '--seed', '78');
  assert.deepEqual([name, side, height, width, values.length], ['random20_48_78', '20', '4', '5', 400]);
  assert.equal(values.filter((value) => value !== '0').length, 192);
  assert.ok(values.every((value) => Number(value) >= 0 && Number(value) <= 20));
  const patterns = run([
    'generate',
    '--kind',
    'pattern',
    '--fill',
    '0.485',
    '--count',
    '2',
    '--format',
    'named',
  ]).lines();
  assert.deepEqual(
    patterns.map((line) => line.split(' ')[0]),
    ['pattern9_48.5_1', 'pattern9_48.5_1.2'],
  );
  assert.match(
    run(['generate', '--boxes', '2x2', '--seed', '8', '--to', 'named']).stdout,
    /^made4_8.1 4 2 2( [0-4]){16}\n$/,
  );
  assert.equal(named('--boxes', '2x2', '--fill', '0')[0], 'random4_0_1');
  assert.equal(named('--boxes', '2x2', '--fill', '1')[0], 'random4_100_1');
});

test('generate makes puzzles for people with the wanted difficulty, each with one solution', () => {
  const rated = (scale, ...words) => {
    const { stdout, status, stderr } = run(['generate', '--count', '4', ...words]);
    assert.deepEqual([status, stderr], [0, '']);
    for (const { status: verdict } of run(['solve', '--format', 'json'], stdout).objects())
      assert.equal(verdict, 'unique');
    return run(['rate', '--scale', scale], stdout)
      .lines()
      .map((line) => line.split(' ')[1]);
  };
  assert.deepEqual(rated('own', '--difficulty', 'medium', '--symmetry', 'half-turn'), Array(4).fill('medium'));
  for (const er of rated('se', '--difficulty', 'se:3-4.4')) assert.ok(er >= 3 && er <= 4.4, er);
  for (const score of rated('hodoku', '--difficulty', 'hodoku:500-900')) assert.ok(score >= 500 && score <= 900, score);
});

test('generate --technique makes puzzles that need the technique', () => {
  const one = run(['generate', '--technique', 'naked-triple', '--count', '6', '--seed', '3']);
  for (const line of run(['rate', '--scale', 'own', '--format', 'json'], one.stdout).objects())
    assert.ok(line.path.some(({ technique }) => technique === 'naked-triple'));
});

test('generate --pattern puts givens in the cells of the pattern alone', () => {
  const [line] = run(['generate', '--pattern', pattern]).lines();
  assert.equal(line.replaceAll(/\d/g, 'x'), ring.replaceAll('\n', ''));
  const [few] = run(['generate', '--givens', '24-25']).lines();
  assert.match(few.replaceAll('.', ''), /^\d{24,25}$/);
});

test('generate writes a puzzle that no line can hold in a suitable format, or in the named one', () => {
  const jigsaws = run(['generate', '--boxes', '2x3', '--new-regions', '--x', '--count', '2']);
  const verdicts = run(['solve', '--format', 'json'], jigsaws.stdout).objects();
  assert.deepEqual(
    verdicts.map(({ status }) => status),
    ['unique', 'unique'],
  );
  const plain = run(['generate', '--seed', '9', '--givens', 'minimal']);
  const grid = run(['generate', '--seed', '9', '--givens', 'minimal', '--to', 'grid']);
  assert.match(grid.stdout, /\+-/);
  assert.equal(run(['convert', '--to', 'line'], grid.stdout).stdout, plain.stdout);
  assert.equal(run(['generate', '--givens', 'minimal', '--count', '0']).stdout, '');
});

test('generate refuses an impossible recipe with a sentence and status 2', () => {
  for (const words of [
    ['--boxes', '9x9'],
    ['--fill', '1.5'],
    ['--fill', '-0.1'],
    ['--fill', 'half'],
    ['--kind', 'hard'],
    ['--seed', 'x'],
    ['--count', '-1'],
    ['--format', 'json'],
    ['--x', '--kind', 'balanced'],
    ['--difficulty', 'evil'],
    ['--difficulty', 'se:'],
    ['--difficulty', 'se:7.5-7.1'],
    ['--difficulty', 'se:7.12'],
    ['--difficulty', 'hodoku:-1'],
    ['--difficulty', 'hard', '--technique', 'x-wing'],
    ['--difficulty', 'hodoku:1000-1400', '--boxes', '2x3'],
    ['--technique', 'unique-rectangle'],
    ['--technique', 'magic'],
    ['--symmetry', 'round'],
    ['--givens', 'few'],
    ['--givens', '30-20'],
    ['--givens', '82-90'],
    ['--pattern', 'no such file'],
    ['--pattern', pattern, '--boxes', '2x2'],
    ['--pattern', pattern, '--symmetry', 'mirrors'],
    ['--new-regions', '--jigsaw', regions],
    ['--to', 'nothing'],
    ['--boxes', '2x3', '--to', 'sdm'],
    ['--givens', '30', '--fill', '0.3'],
    ['--pattern', pattern, '--fill', '0.3'],
  ]) {
    const { status, stdout, stderr } = run(['generate', ...words]);
    assert.deepEqual([status, stdout], [2, ''], words.join(' '));
    assert.match(stderr, /^sudoscope: .+\. Try sudoscope generate --help\.\n$/);
  }
  assert.match(run(['solve', '--seed', '1']).stderr, /--seed is an option of generate\./);
});

test('generate makes puzzles with clues of every kind, as links, and names a wrong kind', () => {
  const made = run(['generate', '--clues', 'killer,arrows:2,anti-knight', '--boxes', '2x3', '--count', '3']);
  assert.deepEqual([made.status, made.stderr, made.lines().length], [0, '', 3]);
  const solved = run(['solve', '--list'], made.stdout);
  assert.ok(
    solved.lines().every((line) => line.includes('# unique')),
    solved.stdout,
  );
  for (const clues of ['snakes', 'killer:0', 'killer,', 'arrows:x']) {
    const { status, stderr } = run(['generate', '--clues', clues]);
    assert.equal(status, 2, clues);
    assert.match(stderr, /--clues takes kinds of clues such as killer,arrows:3/);
  }
});

test('generate reports the rules that a format loses, once', () => {
  const { status, stderr, lines } = run(['generate', '--x', '--to', 'line', '--count', '3']);
  assert.deepEqual([status, lines().length], [0, 3]);
  assert.match(stderr, /^sudoscope: [^\n]*diagonal[^\n]*\n$/);
});

test('generate writes a jigsaw of any size without a named format', () => {
  const { status, stdout, stderr } = run(['generate', '--boxes', '1x17', '--new-regions', '--givens', '200-289']);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(JSON.parse(stdout).size, 17);
});

test('generate gives up an endless search and keeps the puzzles made before it', () => {
  const rare = run(['generate', '--givens', '17', '--attempts', '50']);
  assert.deepEqual([rare.status, rare.stdout], [1, '']);
  assert.match(rare.stderr, /^50 attempts came to nothing: such puzzles are rare, or there are none\./);
  const some = run(['generate', '--givens', '21', '--count', '1000', '--attempts', '60']);
  assert.equal(some.status, 1);
  assert.deepEqual(some.lines(), run(['generate', '--givens', '21', '--count', `${some.lines().length}`]).lines());
});
