// The search among the pages of techniques: by names, synonyms and the names of clues.
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesOfKinds } from '../../../../../web/features/logic/learn/families';
import { lessonTexts } from '../../../../../web/features/logic/learn/lesson_texts';
import { techniquesFound } from '../../../../../web/features/logic/learn/technique_list';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import type { LogicTechnique } from '../../../../../web/protocol/logic';

beforeAll(loadSolverTexts);

/** With names that no query matches, so that the kinds of clues alone decide. */
const techniques = [...lessonTexts.keys()].map((id): LogicTechnique => ({
  id,
  name: [0],
  synonyms: '',
  grade: 0,
  seTenths: 0,
  hodokuScore: 0,
  isUsual: true,
  isByClue: false,
  assumesOne: false,
}));
const found = (query: string): string[] => techniquesFound(techniques, query).map(({ id }) => id);

describe('the search for a technique', () => {
  it('finds all pages that belong to a kind of clue', () => {
    const killer = 'cage-combinations cage-bounds innies-outies hidden-cage cage-splitting needed-digit killer-pair';
    expect(found('killer')).toEqual(expect.arrayContaining([...killer.split(' '), 'killer-triple', 'cage-blocker']));
    expect(found('arrow')).toEqual(expect.arrayContaining(['arrow-bounds', 'sum-parity', 'equal-sums', 'clue']));
    expect(found('thermometers')).toEqual(expect.arrayContaining(['thermometer-bounds', 'two-clues', 'clue-chain']));
    expect(found('Whispers')).toEqual(expect.arrayContaining(['whispers-high-low', 'needed-digit']));
    expect(found('x-sum')).toEqual(expect.arrayContaining(['x-sum-bounds', 'clue-peers']));
  });

  it('does not take the end of a word for a short name', () => {
    expect(found('als')).not.toContain('clue');
    expect(found('als')).toContain('als-xz');
  });

  it('finds every page without a query, and none that is missing', () => {
    expect(found('')).toEqual([...lessonTexts.keys()]);
    expect([...pagesOfKinds(() => true)].filter((id) => !lessonTexts.has(id))).toEqual([]);
  });
});
