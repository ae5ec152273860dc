// The puzzles of days: one record of each, which comes back unchanged, whatever happens between.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, set } from 'idb-keyval';
// The page fetches it when a puzzle of a day is asked for; a test does not wait for that.
import '../../../../../web/features/today/today_desk';
import { keptPuzzles } from '../../../../../web/kept/kept_puzzles';
import { finishedKey } from '../../../../../web/kept/finished_log';
import { type KeptPuzzle, packHistory, packPuzzle, movesKey, puzzleKey } from '../../../../../web/kept/puzzle_record';
import { dailiesOf, type Daily, isSameDaily } from '../../../../../web/features/today/daily';
import { nextDaily } from '../../../../../web/features/finish/next_puzzle';
import { ofSeries } from '../../../../../web/features/today/statistics';
import { type Origin, seriesOf } from '../../../../../web/state/origin';
import { cellsMove, makeMove, noEntries, type Position } from '../../../../../web/state/moves';
import { newSitting } from '../../../../../web/state/sitting';
import { lookAtDay } from '../../../../../web/state/day';
import type { App } from '../../../../../web/app/make_app';
import { here, linkOf, newWindow, one, openPage, soon } from '../../fakes/browser';
import { fill, maker, openDaily, puzzleOfSeed, seedOf } from '../../fakes/dailies';

vi.mock('../../../../../web/client/late_workers', async () => (await import('../../fakes/dailies')).logicWorkers);

const day = '2026-11-26';
const classic = (grade: number, on = day): Daily => ({ day: on, series: 'classic', grade });
const gentle = classic(0);
const originOf = ({ day: on, grade }: Daily): Origin => ({ kind: 'daily', day: on, grade });
const list = async (app: App): Promise<KeptPuzzle[]> => (await soon(), keptPuzzles(app).list());
const dailies = async (app: App): Promise<KeptPuzzle[]> =>
  (await list(app)).filter(({ position }) => position.origin?.kind === 'daily');
const stateOf = (app: App, daily = gentle) =>
  app.today.entries(daily.day).find((entry) => isSameDaily(entry.daily, daily))!.state;

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
  expect(app.play.origin.value).toEqual(originOf(gentle));
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
    expect(nextDaily(app, gentle)).toEqual(classic(1));
    expect(nextDaily(app, { day, series: 'variant', grade: 2 })).toEqual(gentle);
    const store = createStore('sudoscope', 'saved');
    const finish = async (daily: Daily, puzzleId: number): Promise<void> =>
      set(finishedKey(puzzleId), { puzzleId, finished: 1, elapsed: 1, hints: 0, checks: 0, ...daily }, store);
    for (const [at, daily] of dailiesOf('2026-11-25').entries()) await finish(daily, 10 + at);
    for (const [at, daily] of dailiesOf(day).entries()) if (at !== 3) await finish(daily, 20 + at);
    await app.today.look();
    expect(nextDaily(app, classic(2, '2026-11-25'))).toEqual(classic(3));
    await finish(classic(3), 23);
    await app.today.look();
    expect(nextDaily(app, gentle)).toBeNull();
    expect(app.today.streak.value).toBe(2);
  });
});

describe('the killer and the variant of a day', () => {
  const [killer, variant] = dailiesOf(day).slice(6) as [Daily, Daily];

  it('have a record, a state and a streak of their own, beside the level of the same difficulty', async () => {
    const app = await openPage();
    for (const daily of [killer, variant, classic(killer.grade)]) {
      await openDaily(app, daily);
      expect(seriesOf(app.play.puzzle.peek().shape.constraints)).toBe(daily.series);
      fill(app, 0);
      if (daily === killer) app.sittings.change({ elapsed: 1000, finished: Date.now() });
    }
    await soon();
    expect(await dailies(app)).toHaveLength(3);
    const again = await openPage();
    await again.today.look();
    expect(stateOf(again, killer)).toMatchObject({ kind: 'finished' });
    expect(stateOf(again, variant)).toEqual({ kind: 'begun', share: 1 / 40 });
    expect(stateOf(again, classic(killer.grade))).toEqual({ kind: 'begun', share: 1 / 40 });
    expect(again.today.entries(day).filter(({ position }) => position === null)).toHaveLength(5);
    const done = again.today.daysDone.value;
    expect([...ofSeries(done, 'killer').keys()]).toEqual([day]);
    expect([...ofSeries(done, 'variant').keys(), ...ofSeries(done, 'classic').keys()]).toEqual([]);
    expect(again.today.streak.value).toBe(1);
    await openDaily(again, variant);
    expect([...again.play.entries.value.values].filter(Boolean)).toHaveLength(1);
    expect(await keptPuzzles(again).finished()).toMatchObject([killer]);
  });
});

describe('records that older versions made, several of one puzzle', () => {
  const puzzle = puzzleOfSeed(seedOf(gentle));
  async function keep(puzzleId: number, filled: number, finished: number | null = null): Promise<void> {
    let position: Position = {
      ...{ puzzleId, puzzle, entries: noEntries(puzzle), origin: originOf(gentle) },
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
    expect(app.play.origin.value).toEqual(originOf(gentle));
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
    expect(again.play.origin.value).toEqual(originOf(gentle));
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
      await openDaily(app, classic(4));
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
    await openDaily(app, classic(4));
    maker.isHeld = false;
    await openDaily(app, classic(1));
    expect(app.play.origin.value).toEqual(originOf(classic(1)));
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
