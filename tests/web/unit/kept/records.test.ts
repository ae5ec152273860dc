// Puzzles as records of their own on the device: their beginning, their way back to the board, and several tabs.
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { packMoves, unpackMoves } from '../../../../web/kept/packed_moves';
import { keptPuzzles } from '../../../../web/kept/kept_puzzles';
import { type KeptPuzzle } from '../../../../web/kept/puzzle_record';
import { packGame, readGame, type SavedGame } from '../../../../web/kept/saved_game';
import { setAside } from '../../../../web/state/set_aside';
import { cellsMove, makeMove, type Move, noEntries, type Position } from '../../../../web/state/moves';
import { candidateOf } from '../../../../web/state/pen';
import type { App } from '../../../../web/app/make_app';
import { newWindow, one, openPage, other, soon } from '../fakes/browser';
import { penOf } from '../link/states';

const list = async (app: App): Promise<KeptPuzzle[]> => (await soon(), keptPuzzles(app).list());
const shapes = async (app: App): Promise<number[]> =>
  (await list(app)).map(({ position }) => position.puzzle.givens.length);

describe('moves as bytes', () => {
  const side = 25;
  const cell = fc.nat(side * side - 1);
  const words = (width: number, largest: number) =>
    fc.uniqueArray(cell, { maxLength: 9 }).chain((cells) =>
      fc.record({
        cells: fc.constant(Uint16Array.from(cells)),
        ...{ before: word(cells.length * width, largest), after: word(cells.length * width, largest) },
      }),
    );
  const word = (length: number, largest: number) => fc.array(fc.nat(largest), { minLength: length, maxLength: length });
  const marks = fc
    .record({
      notes: fc.option(words(2, 0xffffffff)),
      centre: fc.option(words(2, 0xffffffff)),
      colours: fc.option(words(1, 511)),
      pen: fc.option(fc.record({ before: penOf(side), after: penOf(side) })),
    })
    .map(({ notes, centre, colours, pen }) => ({
      ...(pen && { pen }),
      ...(notes && {
        notes: { ...notes, before: Uint32Array.from(notes.before), after: Uint32Array.from(notes.after) },
      }),
      ...(centre && {
        centre: { ...centre, before: Uint32Array.from(centre.before), after: Uint32Array.from(centre.after) },
      }),
      ...(colours && {
        colours: { ...colours, before: Uint16Array.from(colours.before), after: Uint16Array.from(colours.after) },
      }),
    }));
  const content = fc.tuple(fc.constantFrom(0, 0x100, 0x200), fc.nat(side)).map(([by, value]) => by | value);
  const move = fc
    .tuple(
      fc.uniqueArray(cell, { maxLength: 9 }),
      fc.option(fc.nat(2 ** 40), { nil: undefined }),
      fc.record({ marks, clears: fc.boolean() }),
      fc.array(content, { minLength: 18, maxLength: 18 }),
    )
    .map(([cells, at, { marks: changed, clears }, contents]) => ({
      kind: 'cells' as const,
      cells: Uint16Array.from(cells),
      before: Uint16Array.from(cells, (_, index) => contents[index]!),
      after: Uint16Array.from(cells, (_, index) => contents[9 + index]!),
      ...(at === undefined ? {} : { at }),
      ...(clears && { clears }),
      ...changed,
    }));

  it('are read back as they were', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        expect(unpackMoves(packMoves(moves), side)).toEqual(moves);
      }),
    );
  });

  it('are refused where they are torn, or belong to a larger grid, and never do harm', () => {
    const entry = {
      kind: 'cells',
      cells: Uint16Array.of(600),
      before: Uint16Array.of(0),
      after: Uint16Array.of(0x119),
    };
    const bytes = packMoves([entry as unknown as Move]);
    expect(unpackMoves(bytes, 25)).toHaveLength(1);
    expect(unpackMoves(bytes, 9)).toBeNull();
    expect(unpackMoves(bytes.slice(0, -1), 25)).toBeNull();
    const drawn = packMoves([
      { ...entry, pen: { before: [], after: [16 * candidateOf(600, 25) + 1] } } as unknown as Move,
    ]);
    expect(unpackMoves(drawn, 25)).toHaveLength(1);
    for (const [torn, size] of [
      [drawn.slice(0, -1), 25],
      [drawn, 24],
    ] as const)
      expect(unpackMoves(torn, size)).toBeNull();
    fc.assert(fc.property(fc.uint8Array(), fc.nat(64), (noise, size) => void unpackMoves(noise, size)));
  });
});

describe('a game of a tab', () => {
  it('is packed and read back with puzzles of several sizes on both sides of where undo stands', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    app.play.load(other);
    app.play.mark('centre', [8], 4);
    app.play.mark('colours', [9], 2);
    app.play.draw({ pen: [16 * candidateOf(10, 2) + 3] });
    app.play.load(one);
    app.play.type([6], 4);
    for (let step = 0; step < 3; ++step) app.play.undo();
    const { position, history } = app.kept.play;
    const rest = {
      typing: 'entries' as const,
      run: { algorithm: '', knobs: [], limit: 0 },
      place: 0,
      tab: 'play' as const,
      link: '',
    };
    const game: SavedGame = { version: 1, position: position.value, history: history.value, ...rest };
    const packed = packGame(game);
    const read = readGame(structuredClone(packed))!;
    const marked = (moves: readonly Move[]): object[] =>
      moves.map((move) => Object.fromEntries(Object.entries(move).filter(([, part]) => part !== null)));
    expect(marked(read.history.done)).toEqual(marked(history.value.done));
    expect(marked(read.history.undone)).toEqual(marked(history.value.undone));
    expect(read.position).toEqual(position.value);
    const torn = { ...packed, history: { ...packed.history, done: [Uint8Array.of(255, 255, 255)] } };
    expect(readGame(torn)).toBeNull();
    expect(readGame({ ...packed, position: { ...packed.position, puzzle: null } })).toBeNull();
    expect(readGame({ ...packed, version: 3 })).toBeNull();
  });

  it('is read from earlier versions without centre notes, colours, origins, times and sittings', () => {
    const position = { puzzleId: 7, puzzle: one, entries: noEntries(one) };
    const { centre: _centre, colours: _colours, pen: _pen, ...entries } = position.entries;
    const older = { ...position, entries } as unknown as Position;
    const move = cellsMove(position, [[5, 0x103]])! as Record<string, unknown>;
    const { at: _at, centre: _c, colours: _k, ...olderMove } = move;
    const rest = { typing: 'entries', run: { algorithm: '', knobs: [], limit: 0 }, place: 0, tab: 'solve', link: '' };
    const load = { kind: 'load', before: older, after: older };
    const read = readGame({ version: 1, position: older, history: { done: [load, olderMove], undone: [] }, ...rest })!;
    expect(read.position).toEqual(position);
    expect(read.history.done[0]).toEqual({ kind: 'load', before: position, after: position });
    expect(makeMove(read.position, read.history.done[1]!).entries.values[5]).toBe(3);
    expect(read.sittings).toBeUndefined();
  });

  it('brings back time, hints, bookmark and marks of three kinds', async () => {
    const before = await openPage();
    before.play.load(one);
    before.play.mark('notes', [5], 3);
    before.play.mark('centre', [6], 4);
    before.play.mark('colours', [7], 9);
    before.sittings.recall(before.play.puzzleId.value, { ...before.sittings.sitting.value, elapsed: 61_000 });
    before.sittings.change({ hints: 2, checks: 1, grade: 3, bookmark: before.play.entries.value });
    await soon();
    const after = await openPage();
    expect(after.play.entries.value).toEqual(before.play.entries.value);
    expect(after.sittings.sitting.value).toEqual(before.sittings.sitting.value);
  });
});

describe('a puzzle', () => {
  it('continues with its own undo and redo, and undo past its beginning leads to the one before', async () => {
    const app = await openPage();
    app.play.load(one);
    for (const cell of [5, 6, 7]) app.play.type([cell], 3);
    app.play.undo();
    const id = app.play.puzzleId.value;
    app.sittings.change({ hints: 3 });
    await soon();
    app.play.load(other);
    app.play.type([8], 4);
    await soon();
    newWindow();
    const later = await openPage();
    expect(later.play.puzzleId.value).not.toBe(id);
    expect((await list(later)).map(({ position }) => position.puzzleId)).toContain(id);
    expect(await keptPuzzles(later).open(id)).toBe(true);
    expect([5, 6, 7].map((cell) => later.play.grid.value[cell])).toEqual([3, 3, 0]);
    expect(later.sittings.sitting.value.hints).toBe(3);
    later.play.redo();
    expect(later.play.grid.value[7]).toBe(3);
    expect(later.play.canRedo.value).toBe(false);
    for (let step = 0; step < 3; ++step) later.play.undo();
    expect(later.play.puzzle.value).toEqual(one);
    later.play.undo();
    expect(later.play.puzzle.value).toEqual(other);
    expect(later.play.grid.value[8]).toBe(4);
  });

  it('is kept even if it came and went before the store was ready', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    app.play.load(other);
    app.play.type([8], 4);
    expect((await shapes(app)).sort()).toEqual([16, 36]);
  });

  it('stays one where something else is done after undo', async () => {
    const app = await openPage();
    app.play.load(one);
    await soon();
    app.play.type([6], 4);
    app.play.type([7], 2);
    await soon();
    app.play.undo();
    await soon();
    app.play.type([9], 1);
    const kept = (await list(app)).filter(({ position }) => position.puzzle.givens.length === one.givens.length);
    expect(kept).toHaveLength(1);
    expect([6, 7, 9].map((cell) => kept[0]!.position.entries.values[cell])).toEqual([4, 0, 1]);
  });

  it('is kept as soon as it is there, but for what is passed on the way through a list', async () => {
    const app = await openPage();
    expect(await list(app)).toEqual([]);
    app.play.load(one, undefined, { kind: 'received' });
    expect(await shapes(app)).toEqual([16]);
    app.play.load(other, undefined, { kind: 'listed' });
    const id = app.play.puzzleId.value;
    app.sittings.recall(id, { ...app.sittings.sitting.value, elapsed: 60_000 });
    expect(await shapes(app)).toEqual([16]);
    app.play.type([8], 4);
    expect((await shapes(app)).sort()).toEqual([16, 36]);
  });

  it('stays deleted until it is changed again, and can be brought back', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    const id = app.play.puzzleId.value;
    expect(await list(app)).toHaveLength(1);
    const deleted = await keptPuzzles(app).remove(id);
    app.sittings.change({ hints: 1 });
    expect(await list(app)).toEqual([]);
    await keptPuzzles(app).putBack(id, deleted);
    expect(await list(app)).toHaveLength(1);
    await keptPuzzles(app).remove(id);
    app.play.type([6], 4);
    expect((await list(app))[0]!.position.entries.values[6]).toBe(4);
  });

  it('keeps the name that it was given, on the board and off it', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    await soon();
    await keptPuzzles(app).rename(app.play.puzzleId.value, 'Mine');
    app.play.type([6], 4);
    expect((await list(app))[0]!.sitting.name).toBe('Mine');
    expect(app.sittings.sitting.value.name).toBe('Mine');
  });

  it('has a line of its own once finished, which outlasts it', async () => {
    const app = await openPage();
    app.play.load(one, undefined, { kind: 'daily', day: '2026-11-23', grade: 2 });
    app.play.type([5], 3);
    app.sittings.change({ finished: 1_000_000, hints: 1 });
    await soon();
    await keptPuzzles(app).remove(app.play.puzzleId.value);
    const [line] = await keptPuzzles(app).finished();
    expect(line).toMatchObject({ finished: 1_000_000, hints: 1, grade: 2, day: '2026-11-23' });
  });

  it('keeps what its player set aside over a reload', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    setAside(app, 'killercage 0,1 12 3,9', true);
    setAside(app, 'renban', true);
    setAside(app, 'renban', false);
    await soon();
    newWindow();
    const again = await openPage();
    await soon();
    expect(again.sittings.sitting.value.setAside).toBe('killercage 0,1 12 3,9');
  });

  it('finished by two is in no statistics, and keeps its duel or its challenge', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    app.sittings.change({ finished: 1_000_000, duel: '{}' });
    await soon();
    app.play.load(one);
    app.play.type([5], 3);
    app.sittings.change({ challenge: 'Yg' });
    await soon();
    expect(await keptPuzzles(app).finished()).toEqual([]);
    const sittings = (await keptPuzzles(app).list()).map(({ sitting: { duel, challenge } }) => [duel, challenge]);
    expect(sittings.sort()).toEqual([
      ['', 'Yg'],
      ['{}', ''],
    ]);
  });
});

describe('two tabs', () => {
  async function twice(): Promise<[first: App, second: App]> {
    const first = await openPage();
    first.play.load(one);
    first.play.type([5], 3);
    await soon();
    newWindow();
    const second = await openPage();
    await soon();
    expect(second.play.puzzleId.value).toBe(first.play.puzzleId.value);
    return [first, second];
  }

  it('with changes of the same puzzle each keep their own, and the second reports it once', async () => {
    const [first, second] = await twice();
    const id = first.play.puzzleId.value;
    first.play.type([6], 4);
    await soon();
    second.play.type([7], 2);
    await soon();
    second.play.type([9], 1);
    const kept = await list(second);
    expect(kept).toHaveLength(2);
    const ours = kept.find(({ position }) => position.puzzleId === id)!;
    const copy = kept.find(({ position }) => position.puzzleId !== id)!;
    expect([6, 7, 9].map((cell) => ours.position.entries.values[cell])).toEqual([4, 0, 0]);
    expect([6, 7, 9].map((cell) => copy.position.entries.values[cell])).toEqual([0, 2, 1]);
    expect(copy.sitting.name).toMatch(/another tab/);
    expect(second.view.notice.value?.text()).toMatch(/changed in another tab as well/);
    expect(first.view.notice.value).toBeNull();
    while (second.play.canUndo.value) second.play.undo();
    expect(second.play.grid.value.every((value) => value === 0)).toBe(true);
  });

  it('do not part where the second only looks on', async () => {
    const [first, second] = await twice();
    first.play.undo();
    first.play.type([6], 4);
    await soon();
    second.sittings.change({ hints: 1 });
    first.play.type([7], 2);
    expect(await list(first)).toHaveLength(1);
    expect([first, second].map((app) => app.view.notice.value)).toEqual([null, null]);
  });

  it('go on with one puzzle where the first was closed', async () => {
    const [, second] = await twice();
    second.play.undo();
    second.play.type([6], 4);
    const kept = await list(second);
    expect(kept).toHaveLength(1);
    expect(kept[0]!.position.entries.values[6]).toBe(4);
  });

  it('part if both open and change the same puzzle', async () => {
    const first = await openPage();
    first.play.load(one);
    first.play.type([5], 3);
    const id = first.play.puzzleId.value;
    await soon();
    newWindow();
    const second = await openPage();
    second.play.load(other);
    await keptPuzzles(second).open(id);
    second.play.undo();
    second.play.type([6], 4);
    await soon();
    first.play.undo();
    first.play.type([7], 2);
    const kept = (await list(first)).filter(({ position }) => position.puzzle.givens.length === 16);
    expect(kept.map(({ position }) => [...position.entries.values].filter((value) => value > 0)).sort()).toEqual([
      [2],
      [4],
    ]);
  });
});

describe('undo into a puzzle that was since played further', () => {
  it('loses nothing of it when it is changed there', async () => {
    const app = await openPage();
    app.play.load(one);
    app.play.type([5], 3);
    const id = app.play.puzzleId.value;
    await soon();
    app.play.load(other);
    app.play.type([8], 4);
    await soon();
    await keptPuzzles(app).open(id);
    app.play.type([6], 4);
    await soon();
    while (app.play.puzzleId.value === id) app.play.undo();
    app.play.undo();
    app.play.undo();
    expect(app.play.puzzleId.value).toBe(id);
    await soon();
    app.play.type([7], 2);
    const kept = (await list(app)).filter(({ position }) => position.puzzle.givens.length === 16);
    expect(kept).toHaveLength(2);
    await keptPuzzles(app).open(id);
    while (app.play.canRedo.value) app.play.redo();
    expect([5, 6, 7].map((cell) => app.play.grid.value[cell])).toEqual([3, 4, 0]);
    expect(app.view.notice.value).toBeNull();
  });
});
