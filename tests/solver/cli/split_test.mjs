// `sudoscope split`, `count --subproblems` and `merge`: one search on many machines.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from './command.mjs';

/** 6,528 solutions. */
const some6 = `123456456${'.'.repeat(27)}`;
const line9 = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1....';
const several9 = `${line9.slice(0, 66)}${'.'.repeat(15)}`;

const regions = join(mkdtempSync(join(tmpdir(), 'sudoscope-')), 'regions.txt');
writeFileSync(regions, 'aaab\nacbb\nccdb\ncddd\n');

const text = (lines) => `${lines.join('\n')}\n`;
const split = (args, input) => run(['split', ...args], input).lines();
const counted = (lines, args = []) => run(['count', '--subproblems', ...args], text(lines)).lines();
const merged = (lines) => run(['merge', '--format', 'json'], text(lines));

/** Counters that one search and its many parts have in common. */
const counters = ({ solutions, steps, guesses, backtracks, max_level }) => ({
  ...{ solutions, steps, guesses, backtracks, max_level },
});

const cases = [
  { name: 'a 6x6, by the algorithm that counts best', args: [], input: some6 },
  { name: 'boxes of another shape', args: ['--boxes', '3x2'], input: `123456345${'.'.repeat(27)}` },
  { name: 'the knobs of an algorithm', args: ['--algorithm', 'dancing-links:column=first'], input: several9 },
  { name: 'diagonals', args: ['--x', '--algorithm', 'propagate-and-guess'], input: `123456${'.'.repeat(30)}` },
  { name: 'a jigsaw', args: ['--jigsaw', regions], input: '1'.padEnd(16, '.') },
  {
    name: 'no solution',
    args: ['--algorithm', 'norvig'],
    input: '84.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  },
  { name: 'a puzzle that needs no guess', args: ['--algorithm', 'norvig'], input: line9 },
];

for (const { name, args, input } of cases) {
  test(`the parts of a tree add up to the counts of one search: ${name}`, () => {
    const [whole] = run(['count', '--format', 'json', ...args], input).objects();
    for (const depth of ['0', '1', '3']) {
      const lines = split([...args, '--depth', depth], input);
      const result = merged(counted(lines).toReversed());
      assert.deepEqual([result.status, result.stderr], [0, '']);
      const [sum] = result.objects();
      assert.deepEqual(counters(sum), counters(whole));
      assert.deepEqual([sum.status, sum.missing, sum.explored, sum.error], ['finished', '', 1, null]);
      assert.equal(sum.solution === null, whole.solutions === 0);
      assert.equal(run(['merge'], text(counted(lines))).stdout, `${whole.solutions}\n`);
    }
  });
}

test('a searcher that cannot be cut takes the digits of each subproblem as givens: learning searches, the fast engine', () => {
  const [{ solutions }] = run(['count', '--format', 'json'], several9).objects();
  for (const algorithm of ['sudoscope-n', 'sudoscope-9']) {
    const lines = split(['--algorithm', algorithm, '--depth', '3'], several9);
    assert.ok(lines.length > 3);
    const [sum] = merged(counted(lines)).objects();
    assert.deepEqual([sum.algorithm, sum.solutions, sum.status], [algorithm, solutions, 'finished']);
  }
});

test('the digits placed at a subproblem are a puzzle that any solver can count', () => {
  const lines = split(['--depth', '2'], some6).map((line) => JSON.parse(line));
  const tree = lines.at(-1);
  const subproblems = lines.slice(0, -1);
  assert.deepEqual([tree.kind, tree.subproblems], ['tree', subproblems.length]);
  const others = run(['count', '--algorithm', 'sudoscope-n'], text(subproblems.map(({ placed }) => placed))).lines();
  const sum = others.reduce((total, count) => total + Number(count), tree.solutions);
  assert.equal(`${sum}`, run(['count'], some6).lines()[0]);
  assert.deepEqual(
    subproblems.map(({ number }) => number),
    subproblems.map((_, at) => at + 1),
  );
});

test('many threads, or many machines with some lines each, have the same sum', () => {
  const lines = split(['--depth', '2'], some6);
  const alone = counted(lines);
  const withoutTime = (line) => line.replace(/"seconds": [\d.]+/, '');
  assert.deepEqual(counted(lines, ['--threads', '3']).map(withoutTime), alone.map(withoutTime));
  const shares = [0, 1, 2].map((machine) => lines.filter((_, at) => at % 3 === machine));
  const [sum] = merged(shares.flatMap((share) => counted(share))).objects();
  assert.deepEqual(counters(sum), counters(merged(alone).objects()[0]));
});

test('merge names the killed subproblems, and their lines continue the count', () => {
  const lines = split(['--depth', '2'], some6);
  const whole = counted(lines);
  // A machine that died in the middle of a line; the first three subproblems are its own.
  const some = [whole[3].slice(0, 60), ...whole.slice(4)];
  const broken = run(['merge'], text(some));
  assert.equal(broken.status, 1);
  assert.match(broken.stderr, /^line 1(, column \d+)?: /);
  assert.match(
    broken.stdout,
    /^\d+ # at least: 4 of \d+ subproblems are not done \(1-4\); \d+ % of the tree explored\n$/,
  );
  assert.equal(merged(some).objects()[0].missing, '1-4');

  const left = run(['merge', '--left'], text([...lines, ...some]));
  assert.deepEqual(left.lines(), lines.slice(0, 4));
  const resumed = run(['merge', '--format', 'json'], text([...some, ...counted(left.lines())]));
  assert.equal(resumed.status, 0);
  assert.deepEqual(counters(resumed.objects()[0]), counters(merged(whole).objects()[0]));
  assert.equal(run(['merge', '--left'], text([...lines, ...whole])).stdout, '');

  const unknown = run(['merge', '--left'], text(some));
  assert.deepEqual([unknown.status, unknown.stdout], [1, '']);
  assert.match(unknown.stderr, /The lines of some subproblems of the run \w+ are missing/);
});

test('merge prints the beginning of a long list of missing parts for people, all of it for programs', () => {
  const lines = split(['--depth', '5'], some6);
  const some = counted(lines).filter((_, at) => at % 2 === 0 || at === lines.length - 1);
  const [sum] = merged(some).objects();
  assert.match(sum.missing, /^2, 4, 6, .*, 18, 20/);
  assert.match(run(['merge'], text(some)).stdout, / not done \(2, 4, 6, 8, 10, 12, 14, 16, …\); /);
});

test('merge counts an unfinished result as missing', () => {
  const lines = split(['--depth', '1'], some6);
  const result = merged(counted(lines, ['--max-steps', '5']));
  assert.equal(result.status, 1);
  const [sum] = result.objects();
  assert.deepEqual([sum.status, sum.done], ['unfinished', 0]);
  const told = run(['merge'], text(counted(lines, ['--max-steps', '5']))).stdout;
  const parts = lines.length - 1;
  assert.match(
    told,
    new RegExp(` ${parts} of ${parts} .* not done \\(1-${parts}\\), ${parts} of them stopped early; `),
  );
});

test('merge makes no sum of lines of another tree', () => {
  const whole = counted(split(['--depth', '1'], some6));
  const result = run(['merge'], text([...whole, whole[1].replace('"number": 2', '"number": 2000')]));
  assert.equal(result.status, 1);
  assert.match(result.stdout, /^\? # The run \w+ has lines of another tree/);
});

test('merge counts a repeated result once, and two different ones not at all', () => {
  const whole = counted(split(['--depth', '1'], some6));
  const twice = run(['merge'], text([...whole, whole[1]]));
  assert.deepEqual([twice.status, twice.stdout], [0, run(['merge'], text(whole)).stdout]);
  assert.match(twice.stderr, /One subproblem is in the input more than once, .* and counts once: 2\.\n$/);
  const all = run(['merge'], text([...whole, ...whole]));
  assert.deepEqual([all.status, all.stdout], [0, twice.stdout]);
  assert.match(all.stderr, /^\d+ subproblems are in the input .* and count once: 1-\d+\.\n$/);
  const other = { ...JSON.parse(whole[1]), solutions: 7 };
  for (const input of [
    [...whole, JSON.stringify(other)],
    [...whole, JSON.stringify(other), whole[1]],
  ]) {
    const differs = run(['merge'], text(input));
    assert.equal(differs.status, 1);
    assert.match(differs.stderr, /Subproblem 2 has two different results \(solutions: 7 here, \d+ in line 2\)/);
    assert.match(differs.stdout, /# at least: 1 of \d+ subproblems is not done \(2\)/);
  }
});

test('several puzzles are several trees, each with its own sum', () => {
  const lines = split(['--depth', '1'], text([some6, some6.replace('12', '21'), line9, some6]));
  const results = counted(lines);
  const sums = merged(results).objects();
  assert.equal(sums.length, 4);
  assert.deepEqual(
    sums.map(({ puzzle }) => puzzle),
    [some6, some6.replace('12', '21'), line9, some6],
  );
  assert.equal(sums[0].solutions, sums[1].solutions);
  assert.equal(new Set(sums.map(({ run: id }) => id)).size, 4);
});

test('merge cannot check the number of parts without the last line of split', () => {
  const results = counted(split(['--depth', '1'], some6)).slice(0, -1);
  const result = run(['merge'], text(results));
  assert.equal(result.status, 1);
  assert.match(result.stdout, /# at least: the last line of sudoscope split is missing/);
});

test('lines of another search, another version or another program are refused, and the rest goes on', () => {
  const lines = split(['--depth', '1'], some6);
  const changed = (change) => JSON.stringify({ ...JSON.parse(lines[0]), ...change });
  const wrong = [
    [changed({ path: [200] }), /has no such subproblem/],
    [changed({ placed: lines[0].replace('1', '2') }), /has no such subproblem/],
    [changed({ algorithm: 'magic' }), /no algorithm “magic”/],
    [changed({ algorithm: 'sudoscope-9' }), /9/],
    [changed({ format: 'stone' }), /no format “stone”/],
    [changed({ puzzle: '12' }), /./],
    [changed({ number: 'one' }), /lacks “number”/],
    [changed({ one_in: 0 }), /lacks “one_in”/],
    [changed({ path: [-1] }), /lacks “path”/],
    ['{"kind": "letter"}', /not a line of sudoscope split/],
    ['[]', /not a line of sudoscope split/],
    ['12345', /not a line of sudoscope split/],
    [some6, /not a line of sudoscope split/],
    ['{"kind": "result"', /./],
  ];
  for (const [line, sentence] of wrong) {
    const result = run(['count', '--subproblems'], text([line, lines[1]]));
    assert.equal(result.status, 1, line);
    assert.match(result.stderr, /^line 1(, column \d+)?: .+\.\n$/);
    assert.match(result.stderr, sentence);
    assert.equal(result.objects().length, 1);
  }
  assert.equal(run(['count', '--subproblems'], '').stdout, '');
  const nothing = run(['merge'], '');
  assert.deepEqual(
    [nothing.status, nothing.stderr],
    [1, 'There is no result in the input: give merge the output of sudoscope count --subproblems.\n'],
  );
});

test('options that the lines of split already hold are refused, and other commands refuse those of split', () => {
  const again = run(['count', '--subproblems', '--algorithm', 'norvig'], '');
  assert.equal(again.status, 2);
  assert.match(again.stderr, /only --max-steps and --threads are allowed, not --algorithm/);
  assert.equal(run(['solve', '--subproblems'], '').status, 2);
  assert.equal(run(['merge', '--depth', '2'], '').status, 2);
  assert.equal(run(['merge', 'no such file'], '').status, 2);
  assert.equal(run(['count', '--subproblems', '/'], '').status, 2);
  assert.match(run(['split', '--depth', '-1'], '').stderr, /--depth takes a number/);
});
