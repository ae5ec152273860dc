// Puzzles as records of their own on the device: their beginning, their changes and their end.
import { describe, expect, it } from 'vitest';

import { keptPuzzles } from '../../../../web/kept/kept_puzzles';
import type { KeptPuzzle } from '../../../../web/kept/puzzle_record';
import { setAside } from '../../../../web/state/set_aside';
import type { App } from '../../../../web/app/make_app';
import { newWindow, one, openPage, other, soon } from '../fakes/browser';

const list = async (app: App): Promise<KeptPuzzle[]> => (await soon(), keptPuzzles(app).list());
const shapes = async (app: App): Promise<number[]> =>
  (await list(app)).map(({ position }) => position.puzzle.givens.length);

describe('a puzzle', () => {
  it('continues with its own undo and redo, and undo stops at its beginning', async () => {
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
    expect([later.play.puzzle.value, later.play.canUndo.value]).toEqual([one, false]);
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
