// Equivalent puzzles and min-lex forms, as the page asks for them.
import { expect, it } from 'vitest';
import type { EquivalentOutcome, PuzzleBytes } from '../../wasm/solver_module';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { guess, inkala, loadModule, noKnobs, readBytes } from './load_module';

await loadSolverTexts();
const module = await loadModule();
const diagonals = { ...guess, constraints: 'diagonals\n' };

/** The puzzle that the outcome has, which its cells and digits must lead to. */
function moved(puzzle: PuzzleBytes, outcome: EquivalentOutcome): PuzzleBytes {
  if (!outcome.ok) throw new Error(tell(outcome.message));
  const givens = new Uint8Array(puzzle.givens.length);
  puzzle.givens.forEach((digit, cell) => {
    if (digit > 0) givens[outcome.cells[cell]!] = outcome.digits[digit - 1]!;
  });
  expect(outcome.givens).toEqual(givens);
  return { ...puzzle, givens };
}

function solutionOf(puzzle: PuzzleBytes): PuzzleBytes {
  const session = new module.SolveSession(puzzle, '', noKnobs, 2);
  while (!session.run(1000)) continue;
  const givens = session.solution()!;
  expect(session.status()).toBe('unique');
  session.delete();
  return { ...puzzle, givens };
}

it('all equivalents of a puzzle have its min-lex form, and its solution moved', () => {
  const puzzle = readBytes(module, inkala);
  const form = moved(puzzle, module.minlex(puzzle));
  for (const seed of [1, 2, 2 ** 53]) {
    const outcome = module.equivalent(puzzle, seed);
    const other = moved(puzzle, outcome);
    expect(other.givens).not.toEqual(puzzle.givens);
    expect(moved(other, module.minlex(other))).toEqual(form);
    const solution = solutionOf(puzzle);
    const there = outcome.ok ? outcome.cells : new Uint16Array();
    const digits = outcome.ok ? outcome.digits : new Uint8Array();
    const expected = new Uint8Array(81);
    solution.givens.forEach((digit, cell) => (expected[there[cell]!] = digits[digit - 1]!));
    expect(solutionOf(other).givens).toEqual(expected);
  }
});

it('the same seed makes the same puzzle as in the native library', () => {
  const puzzle = readBytes(module, '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');
  const other = moved(puzzle, module.equivalent(puzzle, 14));
  expect(module.writePuzzle(other, 'line')).toBe(
    '6..1.3......4....7......2.9..2.8....1......4.....9.......6............3..78.....2',
  );
});

it('a grid with diagonals is moved so that they stay', () => {
  const puzzle = readBytes(module, `${'.'.repeat(40)}7${'.'.repeat(40)}`, diagonals);
  expect(moved(puzzle, module.equivalent(puzzle, 5)).givens[40]).toBeGreaterThan(0);
  expect(moved(puzzle, module.minlex(puzzle)).givens[40]).toBe(1);
});

it('the largest grids have room on the stack', () => {
  const puzzle = readBytes(module, Array.from({ length: 25 * 25 }, (_, cell) => (cell % 26 ? 0 : 1)).join(' '));
  expect(moved(puzzle, module.equivalent(puzzle, 1)).givens).toHaveLength(25 * 25);
  const empty = { ...puzzle, givens: new Uint8Array(25 * 25) };
  expect(moved(empty, module.minlex(empty)).givens).toEqual(empty.givens);
});

it('an impossible canonical form is refused with a sentence', () => {
  const outcome = module.minlex(readBytes(module, inkala, { ...guess, constraints: 'antiknight\n' }));
  expect(!outcome.ok && tell(outcome.message)).toBe(
    'Sudoscope does not know which transformations preserve these rules: anti-knight.',
  );
});

it('prints of lines are the same for equivalent puzzles alone, on any grid, and 0 where there is no puzzle', () => {
  const puzzle = readBytes(module, inkala);
  const others = [1, 2, 3].map((seed) => module.writePuzzle(moved(puzzle, module.equivalent(puzzle, seed)), 'line'));
  // The same cells and digits on grids of other boxes, and near misses.
  const small = ['12..34..........', '..21..43........', '12..3...........', '1'.padEnd(36, '.'), '1'.padEnd(16, '.')];
  const lines = [inkala, ...others, inkala.replace('8', '.'), 'no puzzle', '', ...small];
  const prints = module.formPrints(lines.join('\n'));
  expect(prints).toHaveLength(2 * lines.length);
  const printOf = lines.map((_, line) => `${prints[2 * line]} ${prints[2 * line + 1]}`);
  const firsts = printOf.map((print) => printOf.indexOf(print));
  expect(firsts).toEqual([0, 0, 0, 0, 4, 5, 5, 7, 7, 9, 10, 11]);
  expect(lines.map((_, line) => prints[2 * line] === 0)).toEqual(firsts.map((first) => first === 5));
  expect([...module.formPrints('')]).toEqual([]);
});

it('lines are recognised as equivalent puzzles on the same grid', () => {
  const puzzle = readBytes(module, inkala);
  const lineOf = (seed: number): string => module.writePuzzle(moved(puzzle, module.equivalent(puzzle, seed)), 'line');
  const nearMiss = inkala.replace('8', '1');
  const lines = [inkala, 'no puzzle', lineOf(1), nearMiss, '', lineOf(2).replaceAll('.', '0'), '.....3.22.1.....'];
  expect([...module.equivalentLines(puzzle, lines.join('\n'))]).toEqual([0, 2, 5]);
  expect([...module.equivalentLines(puzzle, '')]).toEqual([]);
  // A line holds no other rules.
  expect([...module.equivalentLines(readBytes(module, inkala, diagonals), inkala)]).toEqual([]);
});
