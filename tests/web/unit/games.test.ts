// Three hundred games at random, beside a small model of what the page must show: chip, clock, counts, records, statistics.
import { beforeEach, expect, it, vi } from 'vitest';
import { boxShape } from '../../../web/grid/puzzle';
import { keptPuzzles } from '../../../web/kept/kept_puzzles';
import { hasNote } from '../../../web/state/notes';
import { lookAtDay } from '../../../web/state/day';
import type { App } from '../../../web/app/make_app';
import { chipWords } from '../../../web/features/play/chip_words';
import { type Checker, makeChecker } from '../../../web/features/play/check';
import { gradeRows } from '../../../web/features/today/statistics';
import { aMoment, here, leavePage, newWindow, openPage } from './fake_browser';
import { openDaily, puzzleOfSeed } from './fake_dailies';
import { Game, isConsistent, outcomeFor, solutionsOf } from './game_model';

vi.mock('../../../web/client/make_logic_worker', async () => (await import('./fake_dailies')).logicWorkers);

const day = '2026-11-26';

/** The same numbers for the same seed (mulberry32, T. Ettinger, 2017). */
function makeDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    now: new Date(2026, 10, 26, 12),
  });
  here.solve = outcomeFor;
  lookAtDay();
});

/** One player on one device, and the model beside. */
class Player {
  app!: App;
  checker!: Checker;
  game: Game | null = null;
  readonly games = new Map<number, Game>();
  isPaused = false;
  tab: 'play' | 'watch' = 'play';

  constructor(private readonly dice: (below: number) => number) {}

  private pick<T>(some: readonly T[]): T | undefined {
    return some[this.dice(some.length)];
  }

  /** Time goes by, for the clock where it runs. */
  async pass(ms: number): Promise<void> {
    const runs = this.game && !this.game.isSolved && !this.isPaused && this.tab === 'play';
    if (runs) this.game!.elapsed += ms;
    await vi.advanceTimersByTimeAsync(ms);
  }

  async openPage(): Promise<void> {
    this.checker?.end();
    this.app = await openPage();
    this.checker = makeChecker(this.app);
    this.isPaused = false;
  }

  /** The puzzle on the board is another: its time so far is whatever came with it. */
  private arrive(daily: Game['daily']): void {
    const { play, sittings } = this.app;
    const id = play.puzzleId.peek();
    let game = this.games.get(id);
    if (!game) this.games.set(id, (game = new Game([...play.puzzle.peek().givens], daily)));
    game.elapsed = sittings.stopwatch.elapsed();
    this.game = game;
    this.isPaused = false;
    this.tab = 'play';
    this.app.view.tab.value = 'play';
  }

  readonly actions: Record<string, () => Promise<void> | void> = {
    newPuzzle: () => {
      // A few blanks, so that games come to an end; some of them leave two solutions.
      const full = solutionsOf(puzzleOfSeed(this.dice(1000)).givens, 1)[0]!;
      const givens = Uint8Array.from(full);
      for (let blank = 0; blank < 3 + this.dice(9); ++blank) givens[this.dice(81)] = 0;
      this.app.play.load({ shape: boxShape(3, 3), givens }, undefined, { kind: 'made', grade: this.dice(6) });
      this.arrive(null);
    },
    today: async () => {
      const daily = { day, grade: this.dice(3) };
      await openDaily(this.app, daily);
      this.arrive(daily);
    },
    fill: () => {
      const { game } = this;
      if (!game || game.isSolved) return;
      const [solution] = solutionsOf(game.grid, 1);
      const wanted = this.dice(12) + 1;
      for (const cell of game.blanks.slice(0, wanted)) {
        const digit = solution?.[cell] ?? this.dice(9) + 1;
        this.app.play.type([cell], digit);
        game.enter(cell, digit);
      }
    },
    enter: () => {
      const cell = this.pick(this.game?.blanks ?? []);
      if (cell === undefined) return;
      const digit = this.dice(9) + 1;
      this.app.play.type([cell], digit);
      this.game!.enter(cell, digit);
    },
    correct: () => {
      const { game } = this;
      const cell = this.pick(game?.entered ?? []);
      if (cell === undefined || game!.isSolved) return;
      const digit = ((game!.values[cell]! + this.dice(8)) % 9) + 1;
      this.app.play.type([cell], digit);
      game!.enter(cell, digit);
    },
    erase: () => {
      const cell = this.pick(this.game?.entered ?? []);
      if (cell === undefined) return;
      this.app.play.type([cell], 0);
      this.game!.erase(cell);
    },
    note: () => {
      const cell = this.pick(this.game?.blanks ?? []);
      if (cell === undefined) return;
      const digit = this.dice(9) + 1;
      this.app.play.mark('notes', [cell], digit);
      this.game!.note(cell, digit);
    },
    undo: () => {
      if (this.game?.undo()) this.app.play.undo();
    },
    redo: () => {
      if (this.game?.redo()) this.app.play.redo();
    },
    check: async () => {
      const { game } = this;
      if (!game) return;
      await this.checker.check();
      game.checks += 1;
      const solutions = solutionsOf(game.givens, 2);
      const wrong = game.entered.filter((cell) => game.values[cell] !== solutions[0]![cell]);
      const found = this.checker.result.peek()!;
      if (solutions.length === 1 && wrong.length > 0) expect(found).toMatchObject({ kind: 'wrong', cells: wrong });
      else if (solutions.length === 1) expect(['right', 'notes']).toContain(found.kind);
      else if (found.kind === 'open') expect(found.canFinish).toBe(solutionsOf(game.grid, 1).length > 0);
      this.checker.forget();
    },
    pause: () => {
      if (!this.game || this.game.isSolved || this.tab !== 'play') return;
      this.isPaused = !this.isPaused;
      this.app.sittings.isPaused.value = this.isPaused;
    },
    think: () => this.pass(1000 * (1 + this.dice(90))),
    look: () => {
      if (this.isPaused) return;
      this.tab = this.tab === 'play' ? 'watch' : 'play';
      this.app.view.tab.value = this.tab;
    },
    reload: async () => {
      await this.leave();
      await this.openPage();
    },
    otherTab: async () => {
      await this.leave();
      newWindow();
      await this.openPage();
    },
  };

  private async leave(): Promise<void> {
    // The old page lives on in a test, and its clock must not.
    this.isPaused = true;
    this.app.sittings.isPaused.value = true;
    await this.settle();
    leavePage();
  }

  /** Until what is on the board is written. */
  async settle(): Promise<void> {
    await this.pass(500);
    const { app, game } = this;
    if (!game) return;
    const id = app.play.puzzleId.peek();
    for (let tries = 0; tries < 100; ++tries) {
      await aMoment();
      const record = (await keptPuzzles(app).list()).find(({ position }) => position.puzzleId === id);
      if (record?.position.entries.values.join() === game.values.join()) break;
    }
  }

  expectShown(): void {
    const { app, game } = this;
    if (!game) return;
    const { play, sittings } = app;
    expect(this.games.get(play.puzzleId.peek())).toBe(game);
    expect([...play.grid.peek()]).toEqual(game.grid);
    if (game.notes) {
      const { notes } = play.entries.peek();
      const held = game.notes.map((_, cell) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => hasNote(notes, cell, each)),
      );
      expect(held).toEqual(game.notes.map((some) => [...some].sort()));
    }
    const chip = chipWords(app)?.short;
    if (game.isSolved) expect(chip).toBe('solved');
    else expect(chip).not.toBe('solved');
    if (game.isFull && !isConsistent(game.grid)) expect(chip).toBe('not right yet');
    expect(sittings.stopwatch.isRunning.peek()).toBe(!game.isSolved && !this.isPaused && this.tab === 'play');
    expect(sittings.stopwatch.elapsed()).toBe(game.elapsed);
    expect(sittings.sitting.peek()).toMatchObject({ hints: game.hints, checks: game.checks });
    expect(sittings.sitting.peek().finished !== null).toBe(game.finished !== null);
    expect(play.outcome.peek() === 'solved').toBe(game.isSolved);
  }

  async expectKept(): Promise<void> {
    await this.settle();
    const { app } = this;
    const kept = keptPuzzles(app);
    const records = new Map((await kept.list()).map((record) => [record.position.puzzleId, record]));
    for (const [id, game] of this.games) {
      // A puzzle that was only looked at is not kept.
      if (!game.isTouched && !records.has(id)) continue;
      expect([...(records.get(id)?.position.entries.values ?? [])]).toEqual(game.values);
      expect(records.get(id)?.sitting).toMatchObject({ hints: game.hints, checks: game.checks });
    }
    const dailies = [...records.values()].filter(({ position }) => position.origin?.kind === 'daily');
    const grades = dailies.map(({ position: { origin } }) => (origin as { grade: number }).grade);
    expect(new Set(grades).size).toBe(grades.length);
    const finished = [...this.games.values()].filter((game) => game.finished);
    const log = await kept.finished();
    expect(log.map(({ elapsed, hints }) => `${elapsed} ${hints}`).sort()).toEqual(
      finished.map((game) => `${game.finished!.elapsed} ${game.finished!.hints}`).sort(),
    );
    expect(gradeRows(log, false).reduce((sum, { count }) => sum + count, 0)).toBe(finished.length);
    await app.today.look();
    for (const { daily, state } of app.today.entries(day)) {
      const game = [...this.games.values()].find((each) => each.daily?.grade === daily.grade);
      if (game?.finished) expect(state).toEqual({ kind: 'finished', elapsed: game.finished.elapsed });
      else if (game?.isTouched) expect(state).toEqual({ kind: 'begun', share: game.share });
      else if (!game) expect(state.kind).toBe('new');
    }
  }
}

const often = ['enter', 'fill', 'fill', 'fill', 'note', 'note', 'undo', 'redo', 'correct', 'erase', 'check', 'think'];
const seldom = ['today', 'newPuzzle', 'newPuzzle', 'pause', 'look', 'look', 'reload', 'otherTab'];

it.each(Array.from({ length: 300 }, (_, game) => game + 1))('game %i', async (seed) => {
  const dice = makeDice(seed);
  const player = new Player(dice);
  await player.openPage();
  const told: string[] = [];
  try {
    for (let turn = 0; turn < 40; ++turn) {
      const names = turn === 0 ? ['newPuzzle', 'today'] : dice(6) === 0 ? seldom : often;
      const name = names[dice(names.length)]!;
      told.push(name);
      await player.actions[name]!();
      player.expectShown();
    }
    await player.expectKept();
  } catch (error) {
    throw new Error(`after ${told.join(', ')}`, { cause: error });
  }
  player.checker.end();
});
