// The search among the pages of techniques: by names, synonyms and the names of clues.
import { beforeAll, describe, expect, it } from 'vitest';
import { techniquesFound } from '../../../../../web/features/logic/learn/technique_list';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import type { LogicTechnique } from '../../../../../web/protocol/logic';

beforeAll(loadSolverTexts);

/** With a name that no query matches, so that the kinds of clues alone decide. */
const technique = (id: string, clueKinds: string | null): LogicTechnique => ({
  id,
  name: [0],
  synonyms: '',
  grade: 0,
  seTenths: 0,
  hodokuScore: 0,
  isUsual: true,
  isByClue: clueKinds !== null,
  clueKinds: clueKinds ? clueKinds.split(' ') : [],
  assumesOne: false,
});
const techniques = [
  technique('locked-candidates', null),
  technique('als-xz', null),
  technique('cage-bounds', 'killercage sumcage'),
  technique('killer-pair', 'killercage'),
  technique('seen-by-rule', 'antiknight negative'),
  technique('two-clues', ''),
];
const found = (query: string): string[] => techniquesFound(techniques, query).map(({ id }) => id);

describe('the search for a technique', () => {
  it('finds the pages to which a kind of clue leads, and those to which any does', () => {
    expect(found('killer cages')).toEqual(['cage-bounds', 'killer-pair', 'two-clues']);
    expect(found('thermometers')).toEqual(['two-clues']);
    expect(found('all dots given')).toEqual(['seen-by-rule', 'two-clues']);
    expect(found('windows')).toEqual(['locked-candidates']);
  });

  it('does not take the end of a word for a short name', () => {
    expect(found('als')).toEqual(['als-xz']);
  });

  it('finds every page without a query', () => {
    expect(found('')).toEqual(techniques.map(({ id }) => id));
  });
});
