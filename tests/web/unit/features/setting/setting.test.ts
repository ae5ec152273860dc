// @vitest-environment jsdom
// Setting a puzzle: clues are drawn, valued, changed and taken back, and the puzzle's text is what the solver reads.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cluesIn, hasFlag, withClue, withFlagSet } from '../../../../../web/features/setting/clue_list';
import { clueWords } from '../../../../../web/features/setting/clue_words';
import { beginDraft, entryOf, withCell, withNextPart, withPartDone } from '../../../../../web/features/setting/drafts';
import { movedEntry } from '../../../../../web/features/setting/entries';
import { clueKinds, type Kind, kindCalled } from '../../../../../web/features/setting/kinds';
import { nearestCorner, nearestEdge } from '../../../../../web/features/setting/spots';
import { rulesText } from '../../../../../web/features/setting/rules_text';
import { areConstraints, constraintsIn } from '../../../../../web/grid/constraints';
import { cell, cells, dataOf, draw, play, setting, text, type } from './blank_setting';

interface Puzzle {
  readonly id: string;
  readonly puzzle: Record<string, unknown>;
}

const puzzles = readFileSync('tests/data/variants.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Puzzle);

const kind = (id: string): Kind => kindCalled(id)!;

describe('the kinds', () => {
  const named = ['constraint_kinds.cpp', 'extra_houses.cpp', 'extra_houses.hpp']
    .map((file) => readFileSync(`solver/src/grid/${file}`, 'utf8'))
    .join('\n');

  it.each(clueKinds)('$id is a kind of the solver', ({ id }) => {
    expect(named.includes(`"${id.split(' ')[0]}"`)).toBe(true);
  });

  it('all have names and rules of their own', () => {
    for (const member of ['id', 'name', 'rule'] as const)
      expect(new Set(clueKinds.map((one) => JSON.stringify(one[member]))).size).toBe(clueKinds.length);
  });
});

describe('clues of other programs', () => {
  const seen = puzzles.flatMap(({ puzzle }) =>
    clueKinds.flatMap(({ id, form }) =>
      form !== 'flag' && Array.isArray(puzzle[id]) ? [[id, puzzle[id]] as const] : [],
    ),
  );

  it('are listed and written back as they are, member for member', () => {
    expect(new Set(seen.map(([id]) => id)).size).toBeGreaterThan(35);
    for (const [id, entries] of seen) {
      const written = (entries as object[]).reduce<string>((all, entry) => withClue(all, id, { ...entry }), '');
      expect(areConstraints(written)).toBe(true);
      expect(cluesIn(written).map(({ entry }) => entry)).toEqual(entries);
    }
  });

  it('have the members of the form in which the same kind is drawn here', () => {
    for (const [id, entries] of seen) {
      const { form } = kind(id);
      const drawn = drawnExample(kind(id));
      for (const entry of entries as object[]) {
        const needed = Object.keys(drawn).filter((member) => !['value', 'values'].includes(member));
        for (const member of needed)
          expect([id, form, Object.keys(entry)]).toEqual([id, form, expect.arrayContaining([member])]);
      }
    }
  });

  it('name the cells of a cage row by row, and those of a line from its beginning', () => {
    const cells = ['R2C1', 'R2C2', 'R1C2'];
    expect(clueWords(kind('killercage'), { cells, value: '7' }, 9)).toBe('Killer cage, 3 cells, r1c2 to r2c2: 7');
    expect(clueWords(kind('renban'), { lines: [cells] }, 9)).toBe('Renban, 3 cells, r2c1 to r1c2');
  });

  it('say their cells and their value, and can be moved back and forth', () => {
    for (const [id, entries] of seen) {
      for (const entry of entries as Record<string, unknown>[]) {
        expect(clueWords(kind(id), entry, 9)).toMatch(/\d/);
        const moved = movedEntry(entry, 0, 1, 16);
        if (moved) expect(movedEntry(moved, 0, -1, 16)).toEqual(entry);
      }
    }
  });

  it('keep lines that cannot be drawn here', () => {
    const foreign = 'line=[{"lines":[["R1C1","R2C2"]]}]\nkillercage=[7,{"cells":["R1C1"]}]\n';
    const changed = withClue(foreign, 'killercage', { cells: ['R2C2'] });
    expect(changed).toBe('line=[{"lines":[["R1C1","R2C2"]]}]\nkillercage=[7,{"cells":["R1C1"]},{"cells":["R2C2"]}]\n');
    expect(cluesIn(changed).map(({ at }) => at)).toEqual([1, 2]);
  });
});

/** The entry that drawing makes of each form. */
function drawnExample(one: Kind): object {
  const first = one.form === 'beside' || one.form === 'diagonal' ? [{ row: -1, column: 2 }] : cells('r2c2');
  const begun = one.form === 'pair' ? cells('r2c2 r2c3') : one.form === 'corner' ? cells('r2c2 r2c3 r3c2 r3c3') : first;
  let draft = withCell(beginDraft(one, begun, []), cell('r2c3'));
  if (['copy', 'areas', 'counted'].includes(one.form))
    draft = withPartDone(withNextPart(withPartDone(draft), cell('r5c5')));
  return entryOf(draft, 9)!;
}

describe('drawing', () => {
  it('makes a cage of the cells of a drag, and a drag back takes cells back', () => {
    draw('killercage', 'r1c1 r1c2 r1c3 r1c2 r2c2');
    expect(dataOf('killercage')).toEqual([{ cells: ['R1C1', 'R1C2', 'R2C2'] }]);
  });

  it('fills the gaps of a fast drag along a line, and refuses a line of one cell', () => {
    draw('renban', 'r1c1 r4c4');
    expect(dataOf('renban')).toEqual([{ lines: [['R1C1', 'R2C2', 'R3C3', 'R4C4']] }]);
    draw('renban', 'r9c9');
    expect(cluesIn(text())).toHaveLength(1);
    expect(setting.told.value!()).toMatch(/at least two cells/);
  });

  it('branches a thermometer off any of its cells, and makes it longer from its end', () => {
    draw('thermometer', 'r5c5 r5c6 r5c7');
    draw('thermometer', 'r5c6 r6c7');
    draw('thermometer', 'r5c7 r4c8');
    expect(dataOf('thermometer')).toEqual([
      {
        lines: [
          ['R5C5', 'R5C6', 'R5C7', 'R4C8'],
          ['R5C5', 'R5C6', 'R6C7'],
        ],
      },
    ]);
  });

  it('gives an arrow its circle, a pill, and further shafts', () => {
    draw('arrow', 'r1c1 r1c2 r1c3');
    draw('arrow', 'r1c1 r2c1');
    setting.bulbs.value = 2;
    draw('arrow', 'r9c2 r9c1 r8c1 r7c1');
    expect(dataOf('arrow')).toEqual([
      {
        cells: ['R1C1'],
        lines: [
          ['R1C1', 'R1C2', 'R1C3'],
          ['R1C1', 'R2C1'],
        ],
      },
      { cells: ['R9C1', 'R9C2'], lines: [['R9C1', 'R8C1', 'R7C1']] },
    ]);
  });

  it('makes areas of two parts: a copy, equal sums, a cell that counts', () => {
    draw('clone', 'r1c1 r1c2', 'r5c5');
    draw('equalsum', 'r1c1 r1c2', 'r3c3 r3c4');
    draw('countdistinct', 'r7c7 r7c8', 'r9c9');
    expect(dataOf('clone')).toEqual([{ cells: ['R1C1', 'R1C2'], cloneCells: ['R5C5', 'R5C6'] }]);
    expect(dataOf('equalsum')).toEqual([
      {
        groups: [
          ['R1C1', 'R1C2'],
          ['R3C3', 'R3C4'],
        ],
      },
    ]);
    expect(dataOf('countdistinct')).toEqual([{ cells: ['R7C7', 'R7C8'], cell: 'R9C9' }]);
    draw('clone', 'r1c1 r1c2', 'r1c9');
    expect(setting.told.value!()).toMatch(/leave the grid/);
  });

  it('puts marks on the nearest edge and corner', () => {
    expect(nearestEdge({ x: 2.95, y: 7.5 }, 9)).toEqual(cells('r8c3 r8c4'));
    expect(nearestEdge({ x: 0.05, y: 0.5 }, 9)).toEqual(cells('r1c1 r2c1'));
    expect(nearestCorner({ x: 0.1, y: 8.9 }, 9)).toEqual(cells('r8c1 r8c2 r9c1 r9c2'));
  });
});

describe('a cage of one cell without a sum', () => {
  it('is gone once it is left, and the next one is chosen', () => {
    draw('killercage', 'r1c1');
    draw('killercage', 'r2c2 r2c3');
    expect(dataOf('killercage')).toEqual([{ cells: ['R2C2', 'R2C3'] }]);
    draw('killercage', 'r5c5');
    setting.choose({ kind: 'killercage', at: 0 });
    expect(dataOf('killercage')).toHaveLength(1);
    expect(setting.chosen.value).toMatchObject({ at: 0, entry: { cells: ['R2C2', 'R2C3'] } });
  });

  it('stays while it is chosen, with a sum, or with a cell more', () => {
    draw('killercage', 'r1c1');
    type('5');
    setting.choose(null);
    draw('killercage', 'r3c3');
    setting.toggleCell({ row: 2, column: 3 }, true);
    setting.choose(null);
    expect(dataOf('killercage')).toHaveLength(2);
  });
});

describe('the chosen clue', () => {
  it('gains and loses cells, moves, is copied beside itself, and is deleted, each by one move', () => {
    draw('killercage', 'r1c1 r1c2');
    type('5');
    setting.toggleCell(cell('r5c5'));
    setting.toggleCell(cell('r1c1'));
    expect(dataOf('killercage')).toEqual([{ cells: ['R1C2', 'R5C5'], value: '5' }]);
    setting.move(1, 0);
    setting.copy();
    expect(dataOf('killercage')).toEqual([
      { cells: ['R2C2', 'R6C5'], value: '5' },
      { cells: ['R2C3', 'R6C6'], value: '5' },
    ]);
    setting.remove();
    setting.remove({ kind: 'killercage', at: 0 });
    expect(text()).toBe('');
    const moves = play.history.value.done.length;
    expect(moves).toBe(8);
    for (let move = 0; move < moves; ++move) play.undo();
    expect(text()).toBe('');
    expect(play.canUndo.value).toBe(false);
  });

  it('stays where it is if there is no room to move, and a sentence says so', () => {
    draw('killercage', 'r1c1 r1c2');
    setting.move(-1, 0);
    expect(dataOf('killercage')).toEqual([{ cells: ['R1C1', 'R1C2'] }]);
    expect(setting.told.value!()).toMatch(/no room/);
  });

  it('is none any more after undo has taken it away', () => {
    draw('killercage', 'r1c1 r1c2');
    play.undo();
    expect(setting.chosen.value).toBeNull();
    expect(play.typing.value).toBe('givens');
  });
});

describe('rules of the whole grid', () => {
  it('are switched on and off, in the order of the solver, and those of one list apart', () => {
    const flags = clueKinds.filter(({ form }) => form === 'flag');
    const all = flags.reduce((so, one) => withFlagSet(so, one, true), '');
    expect(all.startsWith('diagonals\n')).toBe(true);
    expect(flags.every((one) => hasFlag(all, one))).toBe(true);
    expect(constraintsIn(all).find((one) => one.kind === 'negative')?.data).toBe('["ratio","xv"]');
    expect(flags.reduce((so, one) => withFlagSet(so, one, false), all)).toBe('');
  });
});

describe('the words about the puzzle', () => {
  const texts = () => play.puzzle.value.texts;

  it('are none of its own while they follow from the clues, so that each reader gets them in their language', () => {
    draw('killercage', 'r1c1 r1c2');
    expect(texts()).toBeUndefined();
    setting.setTexts({ rules: rulesText(play.puzzle.value.shape), title: 'One' });
    draw('thermometer', 'r5c1 r5c2');
    expect(texts()).toEqual({ title: 'One', author: '', rules: '' });
  });

  it('stay once they are changed by hand, until the change is undone', () => {
    setting.setTexts({ rules: 'Mine.', title: 'One' });
    draw('renban', 'r8c1 r8c2');
    expect(texts()).toEqual({ title: 'One', author: '', rules: 'Mine.' });
    play.undo();
    play.undo();
    expect(texts()).toBeUndefined();
  });
});
