// The same puzzle in two tabs, and undo into a puzzle that another has played further.
import { describe, expect, it } from 'vitest';

import { keptPuzzles } from '../../../../web/kept/kept_puzzles';
import type { KeptPuzzle } from '../../../../web/kept/puzzle_record';
import type { App } from '../../../../web/app/make_app';
import { newWindow, one, openPage, other, soon } from '../fakes/browser';

const list = async (app: App): Promise<KeptPuzzle[]> => (await soon(), keptPuzzles(app).list());

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
    expect([second.play.puzzle.value, second.play.grid.value[5]]).toEqual([one, 0]);
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
    await soon();
    newWindow();
    const elsewhere = await openPage();
    await keptPuzzles(elsewhere).open(id);
    elsewhere.play.type([6], 4);
    await soon();
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
