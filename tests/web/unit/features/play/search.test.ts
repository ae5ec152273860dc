// Words about a long search and about grids that are known to be hard, and the writing of digits.
import { describe, expect, it } from 'vitest';
import { boxShape, type Puzzle } from '../../../../../web/grid/puzzle';
import { reachOf } from '../../../../../web/grid/reach';
import { letters, numbers, symbolsOf, valueOfLetter } from '../../../../../web/grid/symbols';
import { bytesWords, reachWords, searchFacts, solverWords } from '../../../../../web/features/play/search_words';

const filled = (box: number, share: number): Puzzle => {
  const cells = box ** 4;
  return {
    shape: boxShape(box, box),
    givens: Uint8Array.from({ length: cells }, (_, i) => (i < cells * share ? 1 : 0)),
  };
};

describe('the facts of a search', () => {
  const grid = Uint8Array.of(1, 0, 0, 0);
  const outlook = { conflicts: 4000, bytes: 12_400_000, proved: Uint8Array.of(1, 2, 0, 0), best: null };
  const progress = { solutions: 0, steps: 9, seconds: 2 };
  const factsOf = (more: object): Record<string, string> =>
    Object.fromEntries(searchFacts(progress, { ...outlook, ...more }, grid).map(({ name, value }) => [name, value]));

  it('count what is proved and what is only guessed apart, givens left out', () => {
    const facts = factsOf({ best: Uint8Array.of(1, 2, 3, 0) });
    expect(facts['Proved']).toBe('1 cell of 3 blank');
    expect(facts['Best guess, not proved']).toBe('2 of 3 blank');
    expect(factsOf({})['Best guess, not proved']).toBe('none yet');
  });

  it('show conflicts a second, memory, and the number of parallel searches', () => {
    const facts = factsOf({ searches: 2 });
    expect(facts['Conflicts']).toBe('4,000, 2,000 a second');
    expect(facts['Memory']).toBe('12\u00a0MB');
    expect(facts['Searches']).toBe('2 side by side, different seeds');
    // A line in any case: the parts below must not move under a press when a second search starts.
    expect(factsOf({})['Searches']).toBe('one');
    expect(bytesWords(1_250_000)).toBe('1.3\u00a0MB');
  });
});

describe('the forecast', () => {
  it('is shown for sizes and fills that are known to be hard, and for no others', () => {
    expect(reachOf(filled(3, 0.3))).toBe('near');
    expect(reachOf(filled(5, 0.6))).toBe('near');
    expect([0.3, 0.42, 0.5, 0.56].map((share) => reachOf(filled(6, share)))).toEqual([
      'near',
      'long',
      'beyond',
      'near',
    ]);
    expect([0.3, 0.4, 0.55, 0.6].map((share) => reachOf(filled(7, share)))).toEqual(['near', 'long', 'beyond', 'near']);
  });

  it('for a side that was not measured follows the side below it', () => {
    expect(reachOf(filled(8, 0.55))).toBe('beyond');
  });

  it('is a sentence with size and fill, and nothing where nothing is known to be hard', () => {
    expect(reachWords(filled(6, 0.5))).toContain('36×36 grids about 50% full');
    expect(reachWords(filled(6, 0.5))).toContain('out of reach');
    expect(reachWords(filled(6, 0.42))).toContain('minutes');
    expect(reachWords(filled(6, 0.2))).toBe('');
  });
});

it('who answers is named with the reason', () => {
  expect(solverWords('Sudoscope N', false, filled(5, 0.5))).toBe('Solved by Sudoscope N, chosen for 25×25');
  expect(solverWords('Norvig', true, filled(5, 0.5))).toBe('Solved by Norvig, your choice');
});

describe('symbols', () => {
  it('are one character a digit as letters, all different, up to the largest side', () => {
    expect(letters).toHaveLength(numbers.length);
    expect(new Set(letters).size).toBe(65);
    expect(letters.slice(1).every((letter) => [...letter].length === 1)).toBe(true);
    expect([symbolsOf('letters')[10], symbolsOf('letters')[36], symbolsOf('numbers')[36]]).toEqual(['A', 'a', '36']);
  });

  it('are read back, small letters as capitals only where that is not another digit', () => {
    for (let value = 1; value <= 64; value++) expect(valueOfLetter(letters[value]!, 64)).toBe(value);
    expect(valueOfLetter('b', 16)).toBe(11);
    expect(valueOfLetter('b', 36)).toBe(0);
    expect(valueOfLetter('b', 49)).toBe(37);
    expect(valueOfLetter('Z', 25)).toBe(0);
  });
});
