// The algorithms of a run: the same one several times, with different knobs, and distinct names.
import { describe, expect, it } from 'vitest';
import {
  changedVariant,
  contendersOf,
  freeVariant,
  namedContenders,
  withVariants,
} from '../../../../../web/features/lab/contenders';
import { publishedOf } from '../../../../../web/features/lab/published';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import type { AlgorithmInfo } from '../../../../../web/protocol/messages';
import { nameOf } from '../../language/solver_messages';

await loadSolverTexts();

const plain = {
  summary: nameOf('Norvig'),
  publishedBy: '',
  smallestSide: 1,
  largestSide: 64,
  grids: 'any houses' as const,
  watchable: true,
  exactCover: false,
};
/** By the first words of their names. */
const optionsOf = (...names: string[]) => names.map((name) => ({ id: name.split(' ')[0]!, name: nameOf(name) }));
const norvig: AlgorithmInfo = { ...plain, id: 'norvig', name: nameOf('Norvig'), knobs: [] };
const two: AlgorithmInfo = {
  ...plain,
  id: 'two-knobs',
  name: nameOf('Dancing links'),
  knobs: [
    { id: 'column', name: nameOf('Next column'), options: optionsOf('smallest column', 'first column') },
    { id: 'digits', name: nameOf('Order of digits'), options: optionsOf('ascending digits', 'descending digits') },
  ],
};

describe('contenders', () => {
  it('are named by what differs from the defaults, for people and for the command line', () => {
    const choice = new Map([
      ['two-knobs', [[], [1], [1, 1]]],
      ['norvig', [[]]],
    ]);
    expect(contendersOf([norvig, two], choice)).toEqual([
      { algorithm: 'norvig', name: 'Norvig', label: 'norvig', knobs: [] },
      { algorithm: 'two-knobs', name: 'Dancing links', label: 'two-knobs', knobs: [0, 0] },
      { algorithm: 'two-knobs', name: 'Dancing links, first column', label: 'two-knobs:column=first', knobs: [1, 0] },
      {
        algorithm: 'two-knobs',
        name: 'Dancing links, first column, descending digits',
        label: 'two-knobs:column=first:digits=descending',
        knobs: [1, 1],
      },
    ]);
  });

  it('are added as often as there are ways to set the knobs, each once', () => {
    let variants: (readonly number[])[] = [[]];
    for (let next = freeVariant(two, variants); next; next = freeVariant(two, variants)) variants = [...variants, next];
    expect(variants).toEqual([[], [0, 1], [1, 0], [1, 1]]);
    expect(freeVariant(norvig, [[]])).toBeNull();
  });

  it('cannot be changed into one that runs already', () => {
    expect(changedVariant(two, [[], [1]], 1, 0, 0)).toBeNull();
    expect(changedVariant(two, [[], [1]], 1, 1, 1)).toEqual([1, 1]);
    expect(changedVariant(two, [[], [1]], 1, 0, 1)).toEqual([1, 0]);
  });

  it('go when no variant is left', () => {
    const choice = withVariants(new Map(), 'norvig', [[]]);
    expect(withVariants(choice, 'norvig', [])).toEqual(new Map());
  });
});

it('a run that was kept has the names that the algorithms have now', () => {
  const [kept] = contendersOf([two], new Map([[two.id, [[1]]]]));
  const old = { ...kept!, name: 'As it was called' };
  expect(namedContenders([two], [old])).toEqual([kept]);
  expect(namedContenders([], [old])).toEqual([old]);
});

describe('published figures', () => {
  it('belong to algorithms that run, each once', () => {
    const contenders = contendersOf([norvig, two], new Map([['norvig', [[]]]]));
    expect(publishedOf(contenders).map(({ author, year }) => [author, year])).toEqual([['P. Norvig', 2006]]);
    expect(publishedOf([...contenders, ...contenders])).toHaveLength(1);
    expect(publishedOf([])).toEqual([]);
  });
});
