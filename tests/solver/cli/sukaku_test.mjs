// Puzzles whose givens are candidates (Sukaku), in the command: the candidates hold in all its results.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './command.mjs';

const givens = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The puzzle as candidates: a given has one, a blank cell all but those of `struck`, [cell, digit]. */
function sukaku(text, struck = []) {
  const gone = new Set(struck.map(([cell, digit]) => `${cell} ${digit}`));
  return [...text]
    .map((symbol, cell) =>
      Array.from({ length: 9 }, (_, index) => {
        const isThere = (symbol === '.' || symbol === `${index + 1}`) && !gone.has(`${cell} ${index + 1}`);
        return isThere ? `${index + 1}` : '.';
      }).join(''),
    )
    .join('');
}

const whole = sukaku(givens);
// Without a third of its givens it has several solutions; the candidates leave one of them.
const loose = [...givens].map((symbol, cell) => (cell % 3 === 0 ? '.' : symbol)).join('');
const narrow = sukaku(
  loose,
  [...loose].flatMap((symbol, cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => symbol === '.' && `${digit}` !== solution[cell] && (digit + cell) % 3 > 0)
      .map((digit) => [cell, digit]),
  ),
);
const bare = sukaku(
  givens,
  Array.from({ length: 9 }, (_, index) => [21, index + 1]),
);
const wrong = sukaku(givens, [[2, 4]]);

test('a Sukaku has the solution that its candidates leave, for every algorithm that takes it', () => {
  for (const text of [whole, narrow]) {
    assert.equal(run(['solve'], text).stdout, `${solution} # unique\n`);
    assert.match(run(['count'], text).stdout, / # 1 solution\b|^1\b| 1\b/);
    const ids = run(['algorithms'])
      .lines()
      .map((line) => line.split(' ')[0])
      .filter((id) => !/^sudoscope-9$|^brute|^static|^logic/.test(id));
    for (const id of ids) {
      const { stdout, stderr } = run(['solve', '--algorithm', id], text);
      assert.equal(stdout, `${solution} # unique\n`, `${id}: ${stderr}`);
    }
  }
  assert.match(run(['solve'], loose).stdout, /# several\n$/);
});

test('a command that does not take given candidates refuses them', () => {
  const fast = run(['solve', '--algorithm', 'sudoscope-9'], whole);
  assert.deepEqual([fast.status, fast.stdout], [1, '']);
  assert.match(fast.stderr, /^line 1: .+\n$/);
  const canon = run(['canon'], whole);
  assert.deepEqual([canon.status, canon.stdout], [1, '']);
  assert.match(canon.stderr, /given candidates/);
});

test('a Sukaku cell without candidates is named, and there is no solution', () => {
  assert.match(run(['solve'], bare).stdout, /# none: r3c4 has no candidate left\.\n$/);
  assert.match(run(['solve'], wrong).stdout, /# none/);
  assert.equal(run(['solve', '--format', 'json'], bare).objects()[0].status, 'none');
  assert.equal(run(['count', '--format', 'json'], bare).objects()[0].solutions, 0);
});

test('every scale rates given candidates, and its path reaches the solution', () => {
  for (const scale of ['se', 'hodoku', 'own']) {
    for (const text of [whole, narrow]) {
      const [{ path }] = run(['rate', '--scale', scale, '--format', 'json'], text).objects();
      const placed = path.flatMap(({ conclusions }) => conclusions).filter((each) => each.includes('='));
      for (const each of placed) {
        const [, row, column, digit] = /r(\d)c(\d)=(\d)/.exec(each);
        assert.equal(solution[(row - 1) * 9 + (column - 1)], digit, `${scale}: ${each}`);
      }
      assert.ok(placed.length > 40, `${scale} has ${placed.length} of them`);
    }
  }
});

test('given candidates hold in ratings, techniques, diagnosis and parts of a search', () => {
  assert.match(run(['rate', '--scale', 'own'], narrow).stdout, / (gentle|easy|medium|hard|fiendish|extreme)\n/);
  const steps = run(['rate', '--scale', 'own', '--format', 'json'], narrow).objects()[0].path;
  const placed = steps.flatMap(({ conclusions }) => conclusions).filter((each) => each.includes('='));
  assert.ok(placed.length > 0);
  for (const step of placed) {
    const [, row, column, digit] = /r(\d)c(\d)=(\d)/.exec(step);
    assert.equal(solution[(row - 1) * 9 + (column - 1)], digit, step);
  }
  const naked = run(['techniques', '--technique', 'naked-single'], narrow).objects();
  assert.ok(naked.length > 20);
  const diagnosed = run(['diagnose'], narrow);
  assert.equal(diagnosed.status, 0);
  const parts = run(['split', '--depth', '1'], sukaku('.'.repeat(81), [])).status;
  assert.equal(parts, 0);
  const results = run(['count', '--subproblems'], run(['split', '--depth', '2'], narrow).stdout).stdout;
  assert.match(run(['merge'], results).stdout, /\b1\b/);
});

test("given candidates survive files and links of other formats, and a player's notes are not a rule", () => {
  for (const format of ['f-puzzles-json', 'fpuz', 'sukaku']) {
    const written = run(['convert', '--format', format], narrow);
    assert.deepEqual([written.status, written.stderr], [0, ''], format);
    assert.equal(run(['convert', '--format', 'sukaku'], written.stdout).stdout.trim(), narrow, format);
    assert.equal(run(['solve'], written.stdout).stdout, `${solution} # unique\n`, format);
  }
  assert.match(run(['convert', '--format', 'line'], narrow).stderr, /given candidates/);
  // The true digit is struck from the notes of r1c3: the givens still have a solution.
  const noted = `:0000:x:${givens}:413::`;
  assert.equal(run(['solve'], noted).stdout, `${solution} # unique\n`);
});
