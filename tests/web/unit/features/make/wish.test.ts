// The wishes of the form for a new puzzle, impossible combinations, and their form in words and in files.
import { describe, expect, it, test } from 'vitest';
import { symmetries } from '../../../../../web/protocol/making';
import { orbitOf } from '../../../../../web/features/make/symmetry_field';
import {
  adviceOn,
  isJigsaw,
  isUndrawn,
  problemWith,
  recipeOf,
  sides,
  type Wish,
  usualWish,
  toggledClue,
  withoutClues,
  withSide,
} from '../../../../../web/features/make/wish';
import { recipeWords } from '../../../../../web/features/make/wish_words';

const wished = (part: Partial<Wish>): Wish => ({ ...usualWish, ...part });

describe('symmetries', () => {
  const orbits = (cell: number) => symmetries.map((symmetry) => orbitOf(cell, symmetry, 9).sort((a, b) => a - b));

  it('take a cell to where the solver takes it', () => {
    // Row 2, column 4.
    expect(orbits(12)).toEqual([
      [12],
      [12, 68],
      [12, 34, 46, 68],
      [12, 14],
      [12, 66],
      [12, 14, 66, 68],
      [12, 28],
      [12, 52],
      [12, 28, 52, 68],
    ]);
  });

  it('leave the middle where it is', () => {
    for (const orbit of orbits(40)) expect(orbit).toEqual([40]);
  });
});

describe('a wish', () => {
  it('comes to a recipe of any size that is offered, a jigsaw where the side is a prime', () => {
    for (const side of sides) {
      const wish = withSide(usualWish, side);
      const { shape, newRegions } = recipeOf(wish, 1);
      expect(shape.boxHeight * shape.boxWidth).toBe(side);
      expect([newRegions, isJigsaw(wish)]).toEqual([[5, 7].includes(side), newRegions]);
      expect(problemWith(wish)).toBe('');
      expect(wish.pattern).toHaveLength(side * side);
    }
  });

  it('is for a plain puzzle again once its clues are cleared, and keeps all else', () => {
    const before = wished({ grade: 4, symmetry: 'none' });
    const killer = toggledClue(
      toggledClue({ ...before, constraints: 'diagonals\nantiknight\n' }, 'killer'),
      'sandwiches',
    );
    expect(withoutClues({ ...killer, givens: 'none', cageSymmetry: 'half-turn' })).toEqual(before);
  });

  it('needs a technique in place of a word', () => {
    const wish = wished({ technique: 'xy-wing', grade: 3 });
    expect(recipeOf(wish, 1).aim).toEqual({ kind: 'technique', id: 'xy-wing' });
    expect(recipeOf({ ...wish, scale: 'any' }, 1).aim).toEqual({ kind: 'any' });
  });

  it('asks for a number of givens, the fewest, or just those that are drawn', () => {
    const of = (part: Partial<Wish>) => {
      const { leastGivens, mostGivens, minimal, pattern } = recipeOf(wished(part), 1);
      return { leastGivens, mostGivens, minimal, pattern };
    };
    const any = { leastGivens: 0, mostGivens: Infinity, minimal: false, pattern: null };
    const pattern = new Uint8Array(81).fill(1, 0, 30);
    expect(of({ pattern })).toEqual(any);
    expect(of({ givens: 'range', range: { least: 24, most: 26 } })).toEqual({
      ...any,
      leastGivens: 24,
      mostGivens: 26,
    });
    expect(of({ givens: 'fewest' })).toEqual({ ...any, minimal: true });
    expect(of({ givens: 'drawn', pattern })).toEqual({ ...any, pattern });
  });

  it.each<[string, Partial<Wish>, RegExp]>([
    ['windows on a jigsaw', { constraints: 'windows\n', wantsJigsaw: true }, /Hyper windows fit/],
    ['windows on another size', { constraints: 'windows\n', side: 12 }, /Hyper windows fit/],
    ['disjoint groups on a jigsaw', { constraints: 'disjointgroups\n', wantsJigsaw: true }, /Disjoint groups/],
    ['an ER of a grid with diagonals', { scale: 'se', constraints: 'diagonals\n' }, /rate 9×9 puzzles/],
    ['a score of a 16x16', { scale: 'hodoku', side: 16 }, /rate 9×9 puzzles/],
    ['an ER that ends before it begins', { scale: 'se', se: { least: 50, most: 40 } }, /lower number/],
    ['a score that nobody typed', { scale: 'hodoku', hodoku: { least: NaN, most: 40 } }, /goes from 0 to 1,000,000/],
    ['clues on a large grid', { clues: ['killer'], side: 16 }, /up to 12×12/],
    ['rules of chess on a jigsaw', { constraints: 'antiknight\n', wantsJigsaw: true }, /grids with boxes/],
    ['more givens than cells', { givens: 'range', range: { least: 20, most: 90 } }, /from 0 to 81/],
  ])('that asks for %s is refused in a sentence', (_, part, sentence) => {
    expect(problemWith(wished(part))).toMatch(sentence);
  });

  it('without givens is for killers alone', () => {
    const killer = { ...toggledClue(wished({ givens: 'drawn' }), 'killer') };
    expect(killer.givens).toBe('any');
    expect(recipeOf({ ...killer, givens: 'none' }, 1).mostGivens).toBe(0);
    expect(toggledClue({ ...killer, givens: 'none' }, 'killer')).toMatchObject({ clues: [], givens: 'any' });
  });

  it('has a greater-than killer in place of a killer and of signs, and the other way round', () => {
    const mixed = toggledClue(toggledClue(toggledClue(wished({}), 'killer'), 'greater-than'), 'arrows');
    expect(toggledClue(mixed, 'greater-killer').clues).toEqual(['arrows', 'greater-killer']);
    expect(toggledClue(toggledClue(mixed, 'greater-killer'), 'killer').clues).toEqual(['arrows', 'killer']);
  });

  it('has a symmetry of the cages if it has cages, and of the givens if it has no clues', () => {
    const symmetric = wished({ symmetry: 'diagonal', cageSymmetry: 'quarter-turn' });
    const symmetryWith = (id: string) => recipeOf(toggledClue(symmetric, id), 1).symmetry;
    expect(recipeOf(symmetric, 1).symmetry).toBe('diagonal');
    expect(['killer', 'greater-killer', 'arrows'].map(symmetryWith)).toEqual(['quarter-turn', 'quarter-turn', 'none']);
  });

  it('forgets the technique that it needs with the last of its clues', () => {
    const killer = { ...toggledClue(wished({}), 'killer'), technique: 'hidden-cage' };
    expect(toggledClue(killer, 'arrows').technique).toBe('hidden-cage');
    expect(toggledClue(killer, 'killer').technique).toBe('');
  });

  it('with a pattern still to be drawn has a remark, and is no mistake', () => {
    const undrawn = wished({ givens: 'drawn' });
    expect([isUndrawn(undrawn), problemWith(undrawn)]).toEqual([true, '']);
    expect(adviceOn(undrawn)).toMatch(/Draw the cells/);
    const drawn = { ...undrawn, pattern: new Uint8Array(81).fill(1) };
    expect([isUndrawn(drawn), adviceOn(drawn)]).toEqual([false, '']);
  });
});

test.each<[string, Partial<Wish>, RegExp]>([
  ['a 9x9', {}, /^$/],
  ['a 20x20', { side: 20 }, /^$/],
  ['a 25x25', { side: 25 }, /minutes/],
  ['a jigsaw of 16x16', { side: 16, wantsJigsaw: true }, /minutes/],
  ['a jigsaw of 25x25', { side: 25, wantsJigsaw: true }, /quarter of an hour/],
  ['a hard 4x4', { side: 4, grade: 3 }, /Almost every/],
])('before %s is made it is said how long that may take', (_, part, sentence) => {
  expect(adviceOn(wished(part))).toMatch(sentence);
});

describe('a recipe in words', () => {
  const words = (part: Partial<Wish>) => recipeWords(recipeOf(wished(part), 1), []);

  it('names the grid, how hard it is, and the givens', () => {
    expect(words({})).toEqual({ puzzle: '9×9, medium', more: 'Symmetry: half turn (180°)' });
    expect(words({ constraints: 'diagonals\n', wantsJigsaw: true, symmetry: 'none', grade: 5 })).toEqual({
      puzzle: '9×9 jigsaw X, extreme',
      more: 'No symmetry',
    });
    expect(words({ scale: 'se', givens: 'range', range: { least: 22, most: 24 } })).toEqual({
      puzzle: '9×9, ER 3.0 to 4.5',
      more: 'Symmetry: half turn (180°) and 22 to 24 givens',
    });
    expect(words({ givens: 'drawn', pattern: new Uint8Array(81).fill(1, 0, 30) }).more).toBe('30 givens as drawn');
  });

  it('names the clues, and leaves out a symmetry that no puzzle with clues has', () => {
    const killer = toggledClue(toggledClue(wished({}), 'killer'), 'arrows');
    expect(recipeOf(killer, 1)).toMatchObject({ clues: 'killer arrows', symmetry: 'none' });
    expect(words(killer)).toEqual({ puzzle: '9×9 with Killer and Arrows, medium', more: '' });
    expect(words({ ...killer, givens: 'none', cageSymmetry: 'half-turn' }).more).toBe(
      'Symmetry of the cages: half turn (180°) and no givens',
    );
  });

  it('names the technique that it needs, by its id until its name is known', () => {
    expect(words({ technique: 'xy-wing' }).puzzle).toBe('9×9, needs xy-wing');
  });
});
