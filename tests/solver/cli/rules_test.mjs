// Rules beyond rows, columns and boxes: some are solved, others are named and kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './command.mjs';

const grid = JSON.stringify(Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))));
const cages = '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]';
const ruled = `{"size":4,"grid":${grid},${cages}}`;

test('solve keeps to the rules that Sudoscope knows', () => {
  const cells = '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R1C3","R2C3","R2C4"],"value":"6"}]';
  const several = run(['solve'], ruled);
  assert.match(several.stdout, /^(12|21).* # several\n$/);
  assert.equal(several.stderr, '');
  // The second cage holds 3 and its row's other digit; count knows both.
  const count = (text, ...options) => run(['count', ...options], text).stdout.split(' ')[0];
  assert.ok(Number(count(`{"size":4,"grid":${grid},${cells}}`)) < Number(count(ruled)));
  assert.equal(Number(count(ruled)), 48);
});

test('solve names the rules that a verdict ignores, and clues that cannot be read', () => {
  const unknown = `{"size":4,"grid":${grid},${cages},"chaosconstruction":true}`;
  const sentence = 'Sudoscope does not check this rule yet: chaosconstruction. Its verdicts ignore it.';
  const { stdout, stderr, status } = run(['solve'], unknown);
  assert.match(stdout, /# several, without regard to chaosconstruction\n$/);
  assert.equal(stderr, `line 1: ${sentence}\n`);
  assert.equal(status, 0);
  assert.equal(JSON.parse(run(['solve', '--format', 'json'], unknown).stdout).ignored_rules, 'chaosconstruction');
  assert.equal('ignored_rules' in JSON.parse(run(['solve', '--format', 'json'], ruled).stdout), false);
  const broken = ruled.replace('"R1C2"', '"R1C5"');
  assert.match(
    run(['solve'], broken).stderr,
    /^line 1: killer cages, clue 1: “R1C5” is not a cell of this grid\.\nline 1: /,
  );
});

test('convert keeps every rule that the format can hold, and names the others', () => {
  assert.ok(run(['convert', '--to', 'f-puzzles-json'], ruled).stdout.includes(cages));
  assert.equal(run(['convert', '--to', 'line'], ruled).stderr, 'line 1: A rule is left out: killer cages.\n');
});

test('--rule takes every rule that adds houses by its name alone', () => {
  const count = (...rules) => run(['count', ...rules], '.'.repeat(16)).stdout.split(' ')[0];
  assert.equal(count('--rule', 'diagonals'), count('--x'));
  const [all, fewer] = [count(), count('--rule', 'disjointgroups')].map(Number);
  assert.equal(all, 288);
  assert.ok(fewer < all && fewer > 0);
  const { stderr, status } = run(['solve', '--rule', 'antiknight'], '.'.repeat(16));
  assert.match(stderr, /--rule takes diagonals, diagonal-, diagonal\+, windows or disjointgroups, not “antiknight”\./);
  assert.equal(status, 2);
});

test('rate, path and solve write a puzzle with clues as a link, and a scale without clues refuses it', () => {
  // A cage of one cell takes the place of a given.
  const line = '.....3...5349............4.9...8........3..2..62..9485.8...796......5..1..1.....4';
  assert.match(run(['solve'], line).stdout, /# several\n$/);
  const rows = Array.from({ length: 9 }, (_, row) =>
    [...line.slice(9 * row, 9 * row + 9)].map((digit) => (digit === '.' ? {} : { value: Number(digit), given: true })),
  );
  const caged = JSON.stringify({ size: 9, grid: rows, killercage: [{ cells: ['R1C4'], value: '2' }] });
  const rated = run(['rate', '--scale', 'own'], caged).stdout;
  assert.match(rated, /^4\.3x3\.\S+ [a-z]+\n$/);
  const [link] = rated.split(' ');
  assert.equal(run(['rate', '--scale', 'own'], link).stdout, rated);
  assert.equal(run(['path'], caged).lines()[0], link);
  assert.equal(JSON.parse(run(['solve', '--format', 'json'], caged).stdout).puzzle, link);
  assert.match(run(['rate'], caged).stderr, /^line 1: The scale of Sudoku Explainer is made for .* no other rules/);
  assert.match(
    run(['rate', '--scale', 'hodoku'], caged).stderr,
    /^line 1: HoDoKu’s scale is made for .* no other rules/,
  );
});

test('cnf names the rules that its clauses lack', () => {
  assert.equal(run(['cnf'], ruled).stderr, 'line 1: A rule is left out: killer cages.\n');
});

test('techniques lists steps by clues, by their names too', () => {
  const steps = (...options) => run(['techniques', ...options], ruled).objects();
  const [step, ...others] = steps('--technique', 'cage-combinations');
  assert.deepEqual([step.technique, others], ['cage-combinations', []]);
  assert.deepEqual(step.conclusions, ['r1c1<>3', 'r1c1<>4', 'r1c2<>3', 'r1c2<>4']);
  assert.ok(steps().some(({ technique }) => technique === 'cage-combinations'));
  assert.match(run(['techniques', '--names']).stdout, /^cage-combinations /m);
});

test('solve and bench name the rules that an algorithm ignores', () => {
  const solved = run(['solve', '--algorithm', 'norvig'], ruled);
  assert.equal(solved.stderr, 'line 1: Norvig, without regard to killer cages\n');
  const { stderr } = run(['bench', '--algorithm', 'norvig,sudoscope-v'], ruled);
  assert.equal(stderr, 'line 1: Norvig, without regard to killer cages\n');
});
