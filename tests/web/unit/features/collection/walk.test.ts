// Walking through a collection on the board: from a puzzle to the next of those shown; the latest request counts.
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { Collection } from '../../../../../web/features/collection/collection_store';
import type { LineNotes } from '../../../../../web/features/collection/notes';
import { makeRows } from '../../../../../web/features/collection/rows';
import { makeWalk } from '../../../../../web/features/collection/walk';
import { blankPuzzle, boxShape, type Puzzle } from '../../../../../web/grid/puzzle';
import { reading } from '../../../../../web/language/generated/reading';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import { lineStatus } from '../../../../../web/protocol/collection';
import { makeLatest } from '../../../../../web/base/latest';
import { makePlay } from '../../../../../web/state/play';
import type { Reading } from '../../../../../web/state/reading';
import { makeView } from '../../../../../web/state/view';
import type { Arrival } from '../../../../../web/features/arrival/arrival_store';
import { block } from './rows';

await loadSolverTexts();
const shape = boxShape(2, 2);
const puzzleOf = (row: number): Puzzle => ({
  shape,
  givens: Uint8Array.from({ length: 16 }, (_, i) => (i === row ? 1 : 0)),
});

/** Five rows, the third of which is no puzzle. Each reading waits to be answered. */
function setUp(named: LineNotes | null = null) {
  const rows = makeRows();
  const { one, bad } = lineStatus;
  rows.append(block(5, { status: Uint8Array.of(one, one, bad, one, one) }));
  const opened = signal<ReadonlyMap<number, number>>(new Map());
  const order = signal<Uint32Array | null>(null);
  const collection = {
    rows: signal({ now: rows }),
    order,
    opened,
    notes: signal(named),
    noteOpened: (id: number, row: number) => void (opened.value = new Map(opened.value).set(id, row)),
    lineOf: (row: number) => Promise.resolve(String(row)),
  } as unknown as Collection;
  const play = makePlay(blankPuzzle(shape));
  const answers = new Map<string, (reading: Reading) => void>();
  const read = (text: string): Promise<Reading> => new Promise((resolve) => answers.set(text, resolve));
  const latest = makeLatest();
  const arrival = {
    begin: () => ({ ...latest.begin(), isAsked: true, closeDialog: () => undefined }),
    receive: vi.fn<Arrival['receive']>().mockResolvedValue(),
  };
  const view = makeView();
  const sitting = signal({ name: '' });
  const sittings = { sitting, change: (part: object) => void (sitting.value = { ...sitting.value, ...part }) };
  const walk = makeWalk(collection, { play, sittings: sittings as never, view, read }, arrival);
  async function answer(row: number): Promise<void> {
    await vi.waitFor(() => expect(answers.has(String(row))).toBe(true));
    answers.get(String(row))!({ ok: true, puzzle: puzzleOf(row), description: '' });
    answers.delete(String(row));
    await new Promise((resolve) => setTimeout(resolve));
  }
  async function open(row: number): Promise<void> {
    void walk.open(row);
    await answer(row);
  }
  const shown = (): number => play.puzzle.value.givens.indexOf(1);
  return { collection, walk, play, sitting, view, order, answers, answer, open, shown, arrival };
}

describe('the place in the collection', () => {
  it('takes the name that the file has for a puzzle, and leaves one that the player gave', async () => {
    const names = ['Escargot', '', '', 'Golden Nugget'];
    const column = (kind: 'name' | 'text', texts: string[]) => ({
      ...{ title: '', kind, longest: 9 },
      textOf: (row: number) => texts[row] ?? '',
    });
    const { open, sitting } = setUp({ columns: [column('text', ['10.5', '', '', '11.9']), column('name', names)] });
    await open(0);
    expect(sitting.value.name).toBe('Escargot');
    await open(3);
    expect(sitting.value.name).toBe('Escargot');
    sitting.value = { name: '' };
    await open(1);
    expect(sitting.value.name).toBe('');
    await open(3);
    expect(sitting.value.name).toBe('Golden Nugget');
  });

  it('belongs to the puzzle on the board, after undo and while it is changed, too', async () => {
    const { walk, play, open } = setUp();
    expect(walk.place.value).toBeNull();
    await open(0);
    await open(3);
    play.undo();
    expect(walk.place.value?.row).toBe(0);
    play.redo();
    expect(walk.place.value).toEqual({ row: 3, line: 4, at: 3, count: 5 });
    play.typing.value = 'givens';
    play.type([7], 2);
    expect(walk.place.value?.row).toBe(3);
    play.load(puzzleOf(9));
    expect(walk.place.value).toBeNull();
  });

  it('is counted among the rows shown', async () => {
    const { walk, order, open } = setUp();
    await open(3);
    order.value = Uint32Array.of(4, 3);
    expect(walk.place.value).toMatchObject({ at: 1, count: 2 });
    order.value = Uint32Array.of(1);
    expect(walk.place.value).toMatchObject({ at: -1, count: 1 });
  });
});

describe('a step', () => {
  it('goes to the next puzzle, over lines that are none, and not beyond the ends', async () => {
    const { walk, answer, open, shown } = setUp();
    expect(walk.step(1)).toBe(false);
    await open(1);
    expect(walk.step(1)).toBe(true);
    await answer(3);
    expect(shown()).toBe(3);
    walk.step(1);
    await answer(4);
    expect(walk.step(1)).toBe(false);
    walk.step(-1);
    await answer(3);
    walk.step(-1);
    await answer(1);
    expect(shown()).toBe(1);
  });

  it('goes in the order shown, and from a puzzle that is not shown to the first or the last', async () => {
    const { walk, order, answer, open, shown } = setUp();
    await open(0);
    order.value = Uint32Array.of(4, 1, 3);
    walk.step(1);
    await answer(4);
    walk.step(1);
    await answer(1);
    expect(shown()).toBe(1);
    order.value = Uint32Array.of(4, 3);
    walk.step(-1);
    await answer(3);
    expect(shown()).toBe(3);
  });

  it('right after another one starts at its target, and the last one counts, whichever is read first', async () => {
    const { walk, answers, answer, open, shown } = setUp();
    await open(0);
    walk.step(1);
    walk.step(1);
    walk.step(1);
    await vi.waitFor(() => expect([...answers.keys()].sort()).toEqual(['1', '3', '4']));
    await answer(4);
    await answer(1);
    await answer(3);
    expect(shown()).toBe(4);
  });

  it('read after another puzzle came leaves the new puzzle alone', async () => {
    const { walk, play, answer, open, shown } = setUp();
    await open(0);
    walk.step(1);
    play.load(puzzleOf(9));
    await answer(1);
    expect(shown()).toBe(9);
    expect(walk.place.value).toBeNull();
  });
});

it('a row makes void what was on its way to the page before, and is void where something newer is', async () => {
  const { walk, answers, answer, open, shown, arrival } = setUp();
  await open(0);
  const pasted = arrival.begin();
  await open(1);
  expect([pasted.isLast(), shown()]).toEqual([false, 1]);
  const opening = walk.open(3);
  await vi.waitFor(() => expect(answers.has('3')).toBe(true));
  arrival.begin();
  await answer(3);
  expect([await opening, shown()]).toEqual([false, 1]);
});

it('a row with a feature that the page lacks is reported in a sentence', async () => {
  const { walk, view, answers } = setUp();
  const opening = walk.open(2);
  await vi.waitFor(() => expect(answers.has('2')).toBe(true));
  const remarks = [[reading.first], 'Only the givens are solved.'] as const;
  answers.get('2')!({ ok: true, puzzle: blankPuzzle(boxShape(2, 2)), description: '', remarks: [...remarks] });
  expect(await opening).toBe(true);
  expect(view.notice.value?.text()).toBe('There is no puzzle in this text yet. Only the givens are solved.');
});

it('a row that cannot be read is handed on, and the board stays', async () => {
  const { walk, answers, open, shown, arrival } = setUp();
  await open(0);
  const opening = walk.open(2);
  await vi.waitFor(() => expect(answers.has('2')).toBe(true));
  answers.get('2')!({ ok: false, message: 'No.', line: 1, column: 1 });
  expect(await opening).toBe(false);
  expect(arrival.receive).toHaveBeenCalledWith('2');
  expect(shown()).toBe(0);
});

it('a row of a file that is gone is reported, and the board stays as it is', async () => {
  const { collection, walk, view, open, shown } = setUp();
  await open(1);
  collection.lineOf = () => Promise.reject(new Error('The file is gone.'));
  expect(await walk.open(3)).toBe(false);
  expect(view.notice.value?.text()).toMatch(/^Line 4 could not be read\. .*The file is gone\./);
  expect(shown()).toBe(1);
});
