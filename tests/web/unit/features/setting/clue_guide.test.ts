// The clues in words for a person who plays: those of a cell, the cells of one, the sets of a cage, the rules in words.
import { beforeEach, describe, expect, it } from 'vitest';
import { cellsOfClue, clueLookup } from '../../../../../web/board/cell_labels';
import { makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape } from '../../../../../web/grid/puzzle';
import { chooseLanguage } from '../../../../../web/language/language';
import { cageAmong } from '../../../../../web/features/setting/cage_combinations';
import { cageSets } from '../../../../../web/features/setting/cage_sets';
import { cellClueWords, cluesAt, cluesSeen, wholeClueWords } from '../../../../../web/features/setting/cell_clues';
import { rulesText } from '../../../../../web/features/setting/rules_text';

const constraints = [
  'killercage=[{"cells":["R1C1","R1C2"],"value":"12"},{"cells":["R5C1","R5C2","R5C3","R5C4","R5C5","R5C6"]}]',
  'thermometer=[{"lines":[["R2C1","R1C2","R1C3"],["R2C1","R3C1"]]}]',
  'odd=[{"cell":"R1C2"}]',
  'sandwichsum=[{"cell":"R0C1","value":"9"}]',
  'antiknight',
  'unheard=[{"cells":["R1C1"]}]',
]
  .map((line) => `${line}\n`)
  .join('');
const geometry = makeGeometry({ ...boxShape(3, 3), constraints });

const told = (cell: number): string[] => cluesAt({ geometry }, cell).map((clue) => cellClueWords(clue, cell, 9));

describe('the clues of a cell', () => {
  beforeEach(() => chooseLanguage('en'));

  it('are told with their value and their other cells, on a line with the place', () => {
    expect(told(1)).toEqual(['Killer cage 12, with r1c1', 'Thermometer, cell 2 of 3', 'Odd']);
    expect(told(36)).toEqual(['Killer cage, 6 cells']);
    expect(told(80)).toEqual([]);
  });

  it('are told in German', async () => {
    await chooseLanguage('de');
    expect(told(0)).toEqual(['Killer-Käfig 12, mit Z1S2']);
  });

  it('are selected whole: a cage before a line, and a cell without any by itself', () => {
    expect(cellsOfClue({ geometry }, 1)).toEqual([0, 1]);
    expect(cellsOfClue({ geometry }, 18)).toEqual([9, 1, 2, 18]);
    expect(cellsOfClue({ geometry }, 80)).toEqual([80]);
  });

  it('are listed with those beside the grid, which have no cells', () => {
    expect(cluesSeen({ geometry }).map(({ kind, cells }) => `${kind} ${cells.length}`)).toEqual([
      'killercage 2',
      'killercage 6',
      'thermometer 4',
      'odd 1',
      'sandwichsum 0',
    ]);
  });
});

describe('clues of alternatives', () => {
  const either = makeGeometry({
    ...boxShape(3, 3),
    constraints:
      'killercage=[{"cells":["R1C1","R1C2"],"value":"12"}]\n' +
      'eitheror=[{"any":[{"killercage":[{"cells":["R1C1","R2C1"],"value":"9"}]},{"odd":[{"cell":"R1C1"}]}]}]\n',
  });

  it('are told as such, by the cell and as a whole', () => {
    const clues = cluesAt({ geometry: either }, 0);
    expect(clues.map((clue) => cellClueWords(clue, 0, 9))).toEqual([
      'Killer cage 12, with r1c2',
      'Killer cage 9, with r2c1 (an alternative)',
      'Odd (an alternative)',
    ]);
    expect(wholeClueWords(clues[1]!, 9)).toBe('Killer cage, r1c1 and r2c1: 9 (an alternative)');
  });

  it('have no combinations', () => {
    expect(cageAmong(cluesAt({ geometry: either }, 9))).toBeUndefined();
    expect(cageAmong(cluesAt({ geometry: either }, 0))?.entry.value).toBe('12');
  });
});

describe('clues in fog', () => {
  beforeEach(() => chooseLanguage('en'));
  const foggy = makeGeometry({ ...boxShape(3, 3), constraints: `${constraints}fogofwar=["R9C9"]\n` });
  const cover = { cells: Uint8Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 1 : 0)), marks: [] };

  it('are neither told nor listed nor selected, even if a single cell of them is in fog', () => {
    const words = (cell: number): readonly string[] => clueLookup.now!.words({ geometry: foggy, cover }, cell);
    expect(words(0)).toEqual(['in fog']);
    expect(words(1)).toEqual(['Thermometer, cell 2 of 3', 'Odd']);
    expect(cluesSeen({ geometry: foggy, cover }).map(({ kind }) => kind)).toEqual([
      'killercage',
      'thermometer',
      'odd',
      'sandwichsum',
    ]);
    expect(cellsOfClue({ geometry: foggy, cover }, 1)).toEqual([9, 1, 2, 18]);
  });

  it('are not told before the fog is known', () => {
    expect(cluesSeen({ geometry: foggy, cover: null })).toEqual([]);
    expect(cluesSeen({ geometry, cover: null })).toHaveLength(5);
    expect(cluesSeen({ geometry: foggy })).toHaveLength(5);
  });
});

describe('the rules in words', () => {
  it('have a sentence for each kind, and none for a puzzle without clues', () => {
    const sentences = rulesText({ ...boxShape(3, 3), constraints }).split('\n');
    expect(sentences).toHaveLength(6);
    expect(new Set(sentences).size).toBe(6);
    expect(rulesText(boxShape(3, 3))).toBe('');
  });

  it('speak of the candidates and the automata of a puzzle', () => {
    const candidates = `givencandidates="3${'f'.repeat(15)}"\n`;
    expect(rulesText({ ...boxShape(2, 2), constraints: candidates })).toContain('notes at the start');
    const automaton = 'automaton=[{"lines":[["R1C1","R1C2"]]}]\n';
    expect(rulesText({ ...boxShape(2, 2), constraints: automaton })).toContain('one of the sequences');
  });

  it('speak of regions, of numbers at clues and of the largest digit only as the grid has them', () => {
    const dots = (value: string): string =>
      `difference=[{"cells":["R1C1","R1C2"]${value}}]\nsandwichsum=[{"cell":"R1C0","value":"5"}]\n`;
    const plain = rulesText({ ...boxShape(2, 3), constraints: dots('') });
    expect(plain).toContain('row, column and box.');
    expect(plain).toContain('differ by 1.');
    expect(plain).toContain('between 1 and 6 in');
    expect(rulesText({ ...boxShape(2, 3), constraints: dots(',"value":"2"') })).toContain(
      'or by the number in the dot.',
    );
    const regions = new Uint8Array(36);
    expect(rulesText({ ...boxShape(2, 3), regions, constraints: dots('') })).toContain('row, column and region.');
  });

  it('names the formulas of lines, each once', () => {
    const line = (value: string): string => `{"lines":[["R1C1","R1C2"]],"value":"${value}"}`;
    const constraints = `pairwise=[${line('a < b')},${line('a + b = 9')},${line('a < b')}]\n`;
    expect(rulesText({ ...boxShape(3, 3), constraints })).toContain('keep to its formula: a < b, a + b = 9.');
    const relation = 'pairwise=[{"lines":[["R1C1","R1C2"]],"pairs":"01"}]\n';
    expect(rulesText({ ...boxShape(3, 3), constraints: relation })).toContain('keep to its relation.');
  });

  it('tell the rules of alternatives, and that they are such', () => {
    const either = 'antiknight\neitheror=[{"any":[{"xsum":[{"cell":"R0C1","value":"9"}]},{"digits":[]}]}]\n';
    const told = rulesText({ ...boxShape(3, 3), constraints: either }).split('\n');
    expect(told).toHaveLength(4);
    expect(told[1]).toContain('the first X digits');
    expect(told[2]).toContain('knight');
    expect(told[3]).toBe('Some of these clues are alternatives: at least one of each group holds.');
  });
});

/** All sets by trying each subset of the digits and each order of it. */
function bySearch(sum: number, possible: readonly (readonly number[])[]): string[] {
  const found = new Set<string>();
  const place = (taken: readonly number[]): void => {
    if (taken.length === possible.length) {
      if (taken.reduce((all, one) => all + one, 0) === sum) found.add([...taken].sort((a, b) => a - b).join(' '));
      return;
    }
    for (const digit of possible[taken.length]!) if (!taken.includes(digit)) place([...taken, digit]);
  };
  place([]);
  return [...found].sort();
}

describe('the combinations of a cage', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const found = (sum: number, possible: readonly (readonly number[])[]): string[] =>
    cageSets({ sum, possible }, 1000)
      .sets.map((set) => set.join(' '))
      .sort();

  it('are those of the field’s tables', () => {
    expect(found(23, [all, all, all])).toEqual(['6 8 9']);
    expect(found(20, [all, all, all, all])).toHaveLength(12);
    expect(found(3, [all, all, all])).toEqual([]);
  });

  it('are those that a search by hand finds, whatever the cells can hold', () => {
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let times = 0; times < 200; ++times) {
      const possible = Array.from({ length: 1 + next(4) }, () => all.filter(() => next(2) > 0));
      const sum = 1 + next(30);
      expect(found(sum, possible)).toEqual(bySearch(sum, possible));
    }
  });

  it('end at the number that was asked for, and say so', () => {
    const many = Array.from({ length: 25 }, (_, at) => at + 1);
    const cage = { sum: 104, possible: Array.from({ length: 8 }, () => many) };
    const { sets, isCut } = cageSets(cage, 60);
    expect([sets.length, isCut]).toEqual([60, true]);
    expect(cageSets({ sum: 17, possible: [all, all] }, 1)).toEqual({ sets: [[8, 9]], isCut: false });
  });
});
