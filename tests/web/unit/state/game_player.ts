// A player at random, beside the model of each game: acts on the page and
// in the model, and compares the page's display, counts and stored data.
import { expect, vi } from 'vitest';
import type { App } from '../../../../web/app/make_app';
import type { Finding } from '../../../../web/features/logic/finding';
import { practiceFor } from '../../../../web/features/logic/learn/positions';
import { type DeskNeeds, type LogicDesk, makeDesk } from '../../../../web/features/logic/logic_desk';
import { type Checker, makeChecker } from '../../../../web/features/play/check';
import { chipWords } from '../../../../web/features/play/chip_words';
import { beginExercise, endExercise } from '../../../../web/features/practice/exercise';
import { makePractice } from '../../../../web/features/practice/practice';
import { gradeRows } from '../../../../web/features/today/statistics';
import { boxShape } from '../../../../web/grid/puzzle';
import { keptPuzzles } from '../../../../web/kept/kept_puzzles';
import type { KeptPuzzle } from '../../../../web/kept/puzzle_record';
import type { LogicQuestion, LogicRequest, LogicTechnique } from '../../../../web/protocol/logic';
import { hasNote } from '../../../../web/state/notes';
import { leavePage, newWindow, openPage } from '../fakes/browser';
import { openDaily, puzzleOfSeed } from '../fakes/dailies';
import { Game, isConsistent, solutionsOf } from './game_model';
import { stepOf } from '../features/logic/app';

/** When they play. */
export const day = '2026-11-26';

const aTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One player on one device, and the model beside. */
export class Player {
  app!: App;
  private checker!: Checker;
  private desk!: LogicDesk;
  /** The steps shown since the page was opened, which count once for each game. */
  private told = new Set<string>();
  private game: Game | null = null;
  private readonly games = new Map<number, Game>();
  private isPaused = false;
  private tab: 'play' | 'watch' = 'play';

  constructor(private readonly dice: (below: number) => number) {}

  private pick<T>(some: readonly T[]): T | undefined {
    return some[this.dice(some.length)];
  }

  /** Lets time pass, for the clock if it runs. */
  async pass(ms: number): Promise<void> {
    const runs = this.game && !this.game.isSolved && !this.isPaused && this.tab === 'play';
    if (runs) this.game!.elapsed += ms;
    await vi.advanceTimersByTimeAsync(ms);
  }

  async openPage(): Promise<void> {
    this.end();
    this.app = await openPage();
    this.checker = makeChecker(this.app);
    this.desk = makeDesk({ app: this.app, client: this.logic });
    this.told = new Set();
    // The pause came along with the game (leave); here the game goes on at once.
    this.app.sittings.isPaused.value = false;
    this.isPaused = false;
  }
  end(): void {
    this.checker?.end();
    this.desk?.end();
  }

  /** The solver of logic: its next step is some cell of a solution, if there is one. */
  private readonly logic = {
    ask: ({ kind, question: { puzzle, entries } }: LogicRequest & { question: LogicQuestion }) => {
      const grid = puzzle.givens.map((given, cell) => given || entries[cell]!);
      const [solution] = solutionsOf(grid, 1);
      const blanks = [...grid.keys()].filter((cell) => grid[cell] === 0);
      const cell = this.pick(blanks);
      const step = solution && cell !== undefined ? stepOf({ placements: [{ cell, digit: solution[cell]! }] }) : null;
      return Promise.resolve(kind === 'logicAll' ? (step ? [step] : []) : step);
    },
  } as unknown as DeskNeeds['client'];

  /** The puzzle on the board is another: its time so far came with it. */
  private arrive(daily: Game['daily']): void {
    const { play, sittings } = this.app;
    const id = play.puzzleId.peek();
    let game = this.games.get(id);
    if (!game) this.games.set(id, (game = new Game([...play.puzzle.peek().givens], daily)));
    game.elapsed = sittings.stopwatch.elapsed();
    this.game = game;
    this.isPaused = false;
    this.tab = 'play';
    this.app.view.show('play');
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
      const daily = { day, series: 'classic' as const, grade: this.dice(3) };
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
      this.game!.erase([cell]);
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
    hint: async () => {
      const { game } = this;
      const { hints } = this.desk;
      if (!game || this.isPaused || this.tab !== 'play') return;
      hints.ask();
      const found = await this.until(
        () => hints.finding.peek(),
        ({ kind }) => kind !== 'asking',
      );
      this.expectFinding(found);
      if (found.kind === 'step') {
        const [{ cell, digit } = { cell: -1, digit: 0 }] = found.step.placements;
        this.countHint(`${cell} ${digit}`);
        this.expectShown();
        if (this.dice(2) === 0) return;
        hints.hint();
        game.enter(cell, digit);
      } else if (found.kind === 'wrong') {
        this.countHint(`wrong ${found.cells.join(' ')}`);
        hints.takeOut();
        game.erase(found.cells);
      } else if (found.kind === 'lost') {
        this.countHint(`lost ${found.cells.join(' ')}`);
      }
      hints.forget();
    },
    practise: async () => {
      const { app, dice } = this;
      const technique = { id: 'hidden-single', name: [0], grade: 0 } as unknown as LogicTechnique;
      const exercise = { technique, position: practiceFor(technique.id)! };
      beginExercise(app, exercise);
      this.tab = 'play';
      const practice = makePractice(exercise, { app, client: this.logic, onRight: () => undefined });
      for (let turn = 0; turn < 3; ++turn) {
        const { grid } = practice.play;
        practice.play.type([grid.peek().indexOf(0, dice(40))], dice(9) + 1);
        await this.until(
          () => practice.answered.peek(),
          (answer) => answer !== null,
        );
        practice.takeBack();
        practice.hints.ask();
        await this.until(
          () => practice.hints.finding.peek(),
          ({ kind }) => kind !== 'asking',
        );
        practice.hints.apply();
      }
      // The time of the exercise does not count as the player's.
      await vi.advanceTimersByTimeAsync(5000);
      practice.end();
      endExercise(app);
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
      this.app.view.show(this.tab);
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

  /** Each help with a puzzle counts once. */
  private countHint(help: string): void {
    const told = `${this.app.play.puzzleId.peek()} ${help}`;
    if (!this.told.has(told)) this.game!.hints += 1;
    this.told.add(told);
  }

  private expectFinding(found: Finding): void {
    const game = this.game!;
    if (game.isSolved) return expect(found.kind).toBe('solved');
    const solutions = solutionsOf(game.givens, 2);
    if (solutions.length > 1) {
      const canFinish = solutionsOf(game.grid, 1).length > 0;
      return expect(found.kind).toBe(canFinish ? 'step' : 'deadEnd');
    }
    const wrong = game.entered.filter((cell) => game.values[cell] !== solutions[0]![cell]);
    if (wrong.length > 0) expect(found).toEqual({ kind: 'wrong', cells: wrong });
    // Another test covers notes that may be lists of candidates.
    else expect(['step', 'lost']).toContain(found.kind);
  }

  private async leave(): Promise<void> {
    // In a test the old page lives on, and its clock must not.
    this.isPaused = true;
    this.app.sittings.isPaused.value = true;
    await this.settle();
    leavePage();
  }

  /** Looks again and again, and resolves with the first value that `isThere` accepts. */
  private async until<T>(look: () => T | Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
    for (let turn = 0; turn < 1000; ++turn) {
      const seen = await look();
      if (isThere(seen)) return seen;
      await aTask();
    }
    throw new Error(`It never became so: ${look.toString()}`);
  }

  /** Each press is a task of its own, and nobody continues in the moment in which the last digit is written. */
  async rest(): Promise<void> {
    await aTask();
    if (this.game?.isSolved) await this.settle();
  }

  /** Waits until the state of the board is written. */
  private async settle(): Promise<void> {
    await this.pass(500);
    const { app, game } = this;
    if (!game) return;
    const id = app.play.puzzleId.peek();
    const record = async (): Promise<KeptPuzzle | undefined> =>
      (await keptPuzzles(app).list()).find(({ position }) => position.puzzleId === id);
    await this.until(record, (kept) => {
      // A puzzle that was only looked at is not kept.
      if (!kept) return !game.isTouched && game.hints + game.checks === 0;
      const { position, sitting } = kept;
      const isSame = position.entries.values.join() === game.values.join();
      return isSame && sitting.hints === game.hints && sitting.checks === game.checks;
    });
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
      const game = [...this.games.values()].find(
        (each) => daily.series === 'classic' && each.daily?.grade === daily.grade,
      );
      if (game?.finished) expect(state).toEqual({ kind: 'finished', elapsed: game.finished.elapsed });
      else if (game?.isTouched) expect(state).toEqual({ kind: 'begun', share: game.share });
      else if (!game) expect(state.kind).toBe('new');
    }
  }
}
