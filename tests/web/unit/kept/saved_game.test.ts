// The game of a tab: packed, read back, and read from earlier versions.
import { describe, expect, it } from 'vitest';

import { packGame, readGame, type SavedGame } from '../../../../web/kept/saved_game';
import { cellsMove, makeMove, type Move, noEntries, type Position } from '../../../../web/state/moves';
import { candidateOf } from '../../../../web/state/pen';
import { one, openPage, other, soon } from '../fakes/browser';

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
