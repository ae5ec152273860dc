// The puzzles of days: one record of each, which comes back unchanged, whatever happens between.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, set } from 'idb-keyval';
// The page fetches it when a puzzle of a day is asked for; a test does not wait for that.
import '../../../../../web/features/today/today_desk';
import { keptPuzzles } from '../../../../../web/kept/kept_puzzles';
import { finishedKey } from '../../../../../web/kept/finished_log';
import { type KeptPuzzle, packHistory, packPuzzle, movesKey, puzzleKey } from '../../../../../web/kept/puzzle_record';
import { cellsMove, makeMove, noEntries, type Position } from '../../../../../web/state/moves';
import { newSitting } from '../../../../../web/state/sitting';
import { lookAtDay } from '../../../../../web/state/day';
import type { App } from '../../../../../web/app/make_app';
import { here, linkOf, newWindow, one, openPage, soon } from '../../fakes/browser';
import { fill, maker, openDaily, puzzleOfSeed, seedOf } from '../../fakes/dailies';

vi.mock('../../../../../web/client/late_workers', async () => (await import('../../fakes/dailies')).logicWorkers);

const day = '2026-11-26';
const gentle = { day, grade: 0 };
const list = async (app: App): Promise<KeptPuzzle[]> => (await soon(), keptPuzzles(app).list());
const dailies = async (app: App): Promise<KeptPuzzle[]> =>
  (await list(app)).filter(({ position }) => position.origin?.kind === 'daily');
const stateOf = (app: App, { day: on, grade } = gentle) => app.today.entries(on)[grade]!.state;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(2026, 10, 26, 12) });
  maker.isHeld = false;
  lookAtDay();
});

/** One of each kind of trace that a player leaves in a puzzle. */
function playOn(app: App): void {
  fill(app, 0);
  fill(app, 1);
  app.play.mark('notes', [app.play.grid.peek().indexOf(0)], 5);
  fill(app, 2);
  app.play.undo();
  app.sittings.change({ elapsed: 61_000, hints: 3, checks: 1 });
}

/** Begins the puzzle and leaves it for another. */
async function playAndLeave(app: App): Promise<void> {
  await openDaily(app, gentle);
  playOn(app);
  app.play.load(one);
  await soon();
}

function expectAsLeft(app: App): void {
  const { values, notes } = app.play.entries.value;
  expect([...values].filter(Boolean)).toHaveLength(2);
  expect(notes.some(Boolean)).toBe(true);
  expect(app.sittings.sitting.value).toMatchObject({ hints: 3, checks: 1 });
  expect(app.sittings.sitting.value.elapsed).toBeGreaterThanOrEqual(61_000);
  app.play.redo();
  expect([...app.play.entries.value.values].filter(Boolean)).toHaveLength(3);
  for (let step = 0; step < 4; ++step) app.play.undo();
  expect([...app.play.entries.value.values].filter(Boolean)).toHaveLength(0);
  expect(app.play.origin.value).toEqual({ kind: 'daily', ...gentle });
}

describe('a puzzle of a day that was begun', () => {
  it('comes back with entries, notes, undo, clock and hints after another puzzle, and has one record', async () => {
    const app = await openPage();
    await openDaily(app, gentle);
    expect(app.play.puzzle.value).toEqual(puzzleOfSeed(seedOf(gentle)));
    playOn(app);
    expect(stateOf(app)).toEqual({ kind: 'begun', share: 2 / 40 });
    app.play.load(one);
    await soon();
    expect(stateOf(app)).toEqual({ kind: 'begun', share: 2 / 40 });
    await openDaily(app, gentle);
    expectAsLeft(app);
    expect(await dailies(app)).toHaveLength(1);
  });

  it('comes back after a reload, after midnight and in a second tab', async () => {
    const app = await openPage();
    await playAndLeave(app);
    const again = await openPage();
    vi.setSystemTime(new Date(2026, 10, 27, 0, 1));
    lookAtDay();
    expect(again.today.day.value).toBe('2026-11-27');
    await again.today.look();
    expect(stateOf(again)).toEqual({ kind: 'begun', share: 2 / 40 });
    newWindow();
    const second = await openPage();
    await openDaily(second, gentle);
    expectAsLeft(second);
    expect(await dailies(second)).toHaveLength(1);
  });

  it('goes on from where another tab has left it, though it is on the board here already', async () => {
    const first = await openPage();
    await openDaily(first, gentle);
    fill(first, 0);
    await soon();
    newWindow();
    const second = await openPage();
    await openDaily(second, gentle);
    fill(second, 1);
    fill(second, 2);
    await soon();
    await openDaily(first, gentle);
    expect([...first.play.entries.value.values].filter(Boolean)).toHaveLength(3);
    fill(first, 3);
    expect(await dailies(first)).toHaveLength(1);
    expect(stateOf(first)).toEqual({ kind: 'begun', share: 4 / 40 });
  });

  it('comes back in a page that stores nothing', async () => {
    const app = await openPage();
    app.kept.store = () => null;
    await openDaily(app, gentle);
    playOn(app);
    app.play.load(one);
    await openDaily(app, gentle);
    expect([...app.play.entries.value.values].filter(Boolean)).toHaveLength(2);
    expect(app.sittings.sitting.value).toMatchObject({ hints: 3 });
  });
});

describe('a puzzle of a day that is finished', () => {
  async function finish(app: App, elapsed: number): Promise<void> {
    for (let index = 0; index < 40; ++index) fill(app, index);
    app.sittings.change({ elapsed, finished: app.sittings.sitting.peek().finished ?? Date.now() });
    await soon();
  }

  it('opens finished, and solved again it counts once, with its first time', async () => {
    const app = await openPage();
    await openDaily(app, gentle);
    await finish(app, 307_000);
    expect(app.today.streak.value).toBe(1);
    app.play.load(one);
    await openDaily(app, gentle);
    expect(app.play.grid.value.includes(0)).toBe(false);
    expect(stateOf(app)).toMatchObject({ kind: 'finished', elapsed: 307_000 });
    app.play.restart();
    app.sittings.change({ finished: null, elapsed: 0 });
    await finish(app, 200_000);
    const log = await keptPuzzles(app).finished();
    expect(log).toMatchObject([{ day, grade: 0, elapsed: 307_000 }]);
    expect(await dailies(app)).toHaveLength(1);
    await app.today.look();
    expect(stateOf(app)).toMatchObject({ kind: 'finished', elapsed: 307_000 });
    // Deleted and played anew it is still the same puzzle.
    app.play.load(one);
    await soon();
    await keptPuzzles(app).remove((await dailies(app))[0]!.position.puzzleId);
    await openDaily(app, gentle);
    await finish(app, 100_000);
    expect(await keptPuzzles(app).finished()).toMatchObject([{ elapsed: 307_000 }]);
  });

  it('is followed by the next unfinished difficulty, of its day and then of today', async () => {
    const app = await openPage();
    expect(app.today.next(gentle)).toEqual({ day, grade: 1 });
    expect(app.today.next({ day, grade: 5 })).toEqual({ day, grade: 0 });
    const store = createStore('sudoscope', 'saved');
    const line = (on: string, grade: number, puzzleId: number) => ({
      ...{ puzzleId, finished: 1, elapsed: 1, hints: 0, checks: 0, day: on, grade },
    });
    for (const grade of [0, 1, 2, 3, 4, 5]) {
      await set(finishedKey(10 + grade), line('2026-11-25', grade, 10 + grade), store);
      if (grade !== 3) await set(finishedKey(20 + grade), line(day, grade, 20 + grade), store);
    }
    await app.today.look();
    expect(app.today.next({ day: '2026-11-25', grade: 2 })).toEqual({ day, grade: 3 });
    await set(finishedKey(23), line(day, 3, 23), store);
    await app.today.look();
    expect(app.today.next(gentle)).toBeNull();
    expect(app.today.streak.value).toBe(2);
  });
});

describe('records that older versions made, several of one puzzle', () => {
  const puzzle = puzzleOfSeed(seedOf(gentle));
  async function keep(puzzleId: number, filled: number, finished: number | null = null): Promise<void> {
    let position: Position = {
      ...{ puzzleId, puzzle, entries: noEntries(puzzle), origin: { kind: 'daily', ...gentle } },
    };
    const cells = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0).slice(0, filled);
    const done = cells.map((cell) => cellsMove(position, [[cell, 0x101]], {}, 5)!);
    for (const move of done) position = makeMove(position, move);
    const store = createStore('sudoscope', 'saved');
    const sitting = { ...newSitting(1), finished, elapsed: 1000 * filled };
    await set(puzzleKey(puzzleId), packPuzzle({ position, sitting, moved: puzzleId, knownTo: [] }), store);
    await set(movesKey(puzzleId), packHistory({ done, undone: [] }), store);
    if (finished)
      await set(
        finishedKey(puzzleId),
        { ...{ puzzleId, finished, elapsed: 1000 * filled, hints: 0, checks: 0, grade: 0, day } },
        store,
      );
  }

  it('are one puzzle, with the most progress among them, and all are kept', async () => {
    await (await openPage()).today.look();
    await keep(11, 0);
    await keep(12, 9);
    await keep(13, 4);
    const app = await openPage();
    await app.today.look();
    expect(stateOf(app)).toEqual({ kind: 'begun', share: 9 / 40 });
    await openDaily(app, gentle);
    expect([...app.play.entries.value.values].filter(Boolean)).toHaveLength(9);
    app.play.undo();
    expect([...app.play.entries.value.values].filter(Boolean)).toHaveLength(8);
    expect((await dailies(app)).map(({ position }) => position.puzzleId).sort()).toEqual([11, 12, 13]);
  });

  it('count once if several are finished', async () => {
    await (await openPage()).today.look();
    await keep(11, 40, 2000);
    await keep(12, 40, 1000);
    const app = await openPage();
    await app.today.look();
    expect(await keptPuzzles(app).finished()).toMatchObject([{ puzzleId: 12 }]);
    expect(stateOf(app)).toMatchObject({ kind: 'finished', elapsed: 40_000 });
  });
});

describe('a link with a puzzle of a day', () => {
  const puzzle = puzzleOfSeed(seedOf(gentle));
  async function openLink(what: Parameters<typeof linkOf>[0] = {}): Promise<App> {
    newWindow();
    here.window.location.hash = `#${await linkOf({ puzzle, daily: gentle, ...what })}`;
    const app = await openPage();
    await soon();
    return app;
  }

  it('names its day to somebody who does not have it, and their play makes its one record', async () => {
    const app = await openLink();
    expect(app.play.origin.value).toEqual({ kind: 'daily', ...gentle });
    expect(await dailies(app)).toHaveLength(0);
    fill(app, 0);
    await soon();
    app.play.load(one);
    await openDaily(app, gentle);
    expect(stateOf(app)).toEqual({ kind: 'begun', share: 1 / 40 });
    expect(await dailies(app)).toHaveLength(1);
  });

  it('goes on with the game that was begun here, and makes no second record', async () => {
    const app = await openPage();
    await playAndLeave(app);
    const again = await openLink();
    expectAsLeft(again);
    expect(await dailies(again)).toHaveLength(1);
    // It is on the board, with which a new tab begins.
    await soon();
    const third = await openLink();
    expect([...third.play.entries.value.values].filter(Boolean)).toHaveLength(0);
    third.play.redo();
    expect([...third.play.entries.value.values].filter(Boolean)).toHaveLength(1);
    expect(await dailies(third)).toHaveLength(1);
  });

  it('with other entries is a puzzle of its own, and the game that was begun here stays', async () => {
    const app = await openPage();
    await openDaily(app, gentle);
    fill(app, 0);
    app.play.load(one);
    await soon();
    const entries = noEntries(puzzle);
    entries.values[puzzle.givens.lastIndexOf(0)] = 9;
    const again = await openLink({ entries });
    expect([...again.play.entries.value.values].filter(Boolean)).toEqual([9]);
    fill(again, 5);
    await soon();
    expect(
      (await dailies(again)).map(({ position }) => [...position.entries.values].filter(Boolean).length).sort(),
    ).toEqual([1, 2]);
  });

  it('brings a race as it is, though the puzzle is finished here', async () => {
    const app = await openPage();
    await playAndLeave(app);
    const again = await openLink({ challenge: 'abc' });
    expect([...again.play.entries.value.values].filter(Boolean)).toHaveLength(0);
    expect(again.sittings.sitting.value).toMatchObject({ challenge: 'abc', hints: 0 });
    expect(again.play.origin.value).toEqual({ kind: 'daily', ...gentle });
  });
});

describe('while a puzzle is made', () => {
  it('leaving the dialog, playing on or asking for another cancels it, and it does not come later', async () => {
    for (const leave of ['dialog', 'entry', 'stop'] as const) {
      newWindow();
      const app = await openPage();
      app.play.load(one);
      app.view.dialog.value = leave === 'dialog' ? 'new' : null;
      maker.isHeld = true;
      await openDaily(app, { day, grade: 4 });
      expect(app.today.opening.value).toMatchObject({ daily: { grade: 4 } });
      if (leave === 'dialog') app.view.dialog.value = null;
      if (leave === 'entry') app.play.type([5], 3);
      if (leave === 'stop') app.today.stop();
      maker.isHeld = false;
      await soon();
      expect(app.play.puzzle.value).toEqual(one);
      if (leave !== 'entry') expect(app.today.opening.value).toBeNull();
      expect(app.today.failure.value).toBe('');
    }
  });

  it('the last one that was asked for comes', async () => {
    const app = await openPage();
    maker.isHeld = true;
    await openDaily(app, { day, grade: 4 });
    maker.isHeld = false;
    await openDaily(app, { day, grade: 1 });
    expect(app.play.origin.value).toEqual({ kind: 'daily', day, grade: 1 });
  });
});

describe('the day', () => {
  it('changes at midnight, and when a device wakes up', async () => {
    vi.setSystemTime(new Date(2026, 10, 26, 23, 59, 59));
    lookAtDay();
    const app = await openPage();
    expect(app.today.day.value).toBe(day);
    await vi.advanceTimersByTimeAsync(1001);
    expect(app.today.day.value).toBe('2026-11-27');
    // It slept: its clock has advanced, and no timer has.
    vi.setSystemTime(new Date(2026, 11, 24, 8));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(app.today.day.value).toBe('2026-12-24');
  });
});
