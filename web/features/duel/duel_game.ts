// The duel on the board: a typed digit is a move of the current player, whose clock
// runs. It is stored with the puzzle; its points are computed again after a reload.
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { cellFlag, cellKind, type BoardPicture, type BoardSource } from '../../board/picture';
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import type { HasPlay, PlayStore } from '../../state/play_store';
import { duelLeft, type HasSitting } from '../../state/sitting';
import { changedSource } from '../../board/changed_source';
import {
  type Duel,
  duelFromText,
  duelToText,
  ended,
  flagFallsAt,
  type Player,
  standingOf,
  winnerOf,
  duelWithDigit,
} from './duel';
import { type DuelPoints, makeDuelPoints, pointsOf } from './duel_points';
import { foldedCorners } from './folded_corners';

export interface DuelGame {
  /** Null if its record cannot be read. */
  readonly duel: ReadonlySignal<Duel | null>;
  readonly worth: DuelPoints['known'];
  readonly hasNoPoints: DuelPoints['hasFailed'];
  readonly turn: ReadonlySignal<Player>;
  /** In tenths; null while some are unknown. */
  readonly points: ReadonlySignal<readonly [number, number] | null>;
  /** Null if the duel goes on, or is a draw. */
  readonly winner: ReadonlySignal<Player | null>;
  /** True if the last digit was wrong; it stays on the board until the next one. */
  readonly isWrong: ReadonlySignal<boolean>;
  /** The store that pad and keys write to: digits are moves, marks are marks. */
  readonly play: PlayStore;
  readonly source: BoardSource;
  giveUp(): void;
  /** Continues the puzzle for a single player. */
  leave(): void;
  end(): void;
}

const now = ({ sittings }: HasSitting): number => Math.round(sittings.stopwatch.elapsed());

export function makeDuelGame(app: HasPlay & HasSitting): DuelGame {
  const { play, sittings } = app;
  const text = computed(() => sittings.sitting.value.duel);
  const cells = computed(() => play.puzzle.value.givens.length);
  const duel = computed(() => duelFromText(text.value, cells.value));
  const moves = computed(() => duel.value?.moves ?? []);
  const isWrong = computed(() => moves.value.at(-1)?.isRight === false);
  const change = (next: Duel): void => sittings.change({ duel: duelToText(next) });

  const points = signal<DuelPoints | null>(null);
  const stops = [
    effect(() => {
      void play.puzzleId.value;
      const made = untracked(() => {
        const client = makeSolverClient(makeLogicWorker, () => undefined);
        return makeDuelPoints(play.puzzle.peek(), duel, client);
      });
      untracked(() => (points.value = made));
      return made.end;
    }),
    effect(() => {
      const running = duel.value;
      if (!running || running.end || !sittings.stopwatch.isRunning.value) return undefined;
      const fall = (): void => {
        const left = flagFallsAt(running) - now(app);
        if (left <= 0) change(ended(running, 'flag', flagFallsAt(running)));
        else timer = setTimeout(fall, left);
      };
      let timer = setTimeout(fall, 0);
      return () => clearTimeout(timer);
    }),
  ];

  function place([cell, ...more]: readonly number[], value: number): void {
    const running = duel.peek();
    const isOpen = cell !== undefined && more.length === 0 && play.grid.peek()[cell] === 0;
    if (!running || running.end || !isOpen || value < 1 || value > play.geometry.peek().side) return;
    const last = running.moves.at(-1);
    // A held key is a single mistake, and nobody plays behind the cover.
    if ((last?.cell === cell && last.value === value) || sittings.isPaused.peek()) return;
    const at = now(app);
    if (at >= flagFallsAt(running)) return;
    const isLast = play.grid.peek().filter((held) => held === 0).length === 1;
    const next = duelWithDigit(running, cell, value, at, isLast);
    batch(() => {
      if (next.moves.at(-1)!.isRight) play.type([cell], value);
      change(next);
      if (next.end) sittings.change({ finished: Date.now() });
    });
  }

  const drawn = computed(() => {
    const { side } = play.geometry.value;
    const found = (player: Player): number[] =>
      moves.value.flatMap((move) => (move.isRight && move.player === player ? [move.cell] : []));
    const drawing = foldedCorners(
      [
        { cells: found(0), corner: 'lowerLeft', strength: 0.75 },
        { cells: found(1), corner: 'upperRight', strength: 0.75 },
      ],
      side,
    );
    const last = moves.value.at(-1);
    return (picture: BoardPicture): BoardPicture => {
      if (!last || picture.values.length !== cells.peek()) return picture;
      const [values, kinds, flags] = [picture.values.slice(), picture.kinds.slice(), picture.flags.slice()];
      flags[last.cell]! |= last.isRight ? cellFlag.touched : cellFlag.wrong;
      if (!last.isRight && values[last.cell] === 0) {
        values[last.cell] = last.value;
        kinds[last.cell] = cellKind.entered;
      }
      return { ...picture, values, kinds, flags, drawing };
    };
  });

  const known = computed(() => points.value?.known.value ?? new Map());
  const sums = computed(() => pointsOf(moves.value, known.value));
  return {
    duel,
    turn: computed(() => (duel.value ? standingOf(duel.value).turn : 0)),
    worth: known,
    hasNoPoints: computed(() => points.value?.hasFailed.value ?? false),
    points: sums,
    winner: computed(() => duel.value && winnerOf(duel.value, sums.value)),
    isWrong,
    play: {
      ...play,
      type(targets, value) {
        place(targets, value);
        // Several cells, or a filled one, have no effect, and need no message.
        return true;
      },
      undo() {
        // To the previous puzzle, and no further into this one.
        if (play.history.peek().done.at(-1)?.kind === 'load') play.undo();
      },
      redo: () => undefined,
      erase(targets, mode) {
        // A found digit stays.
        const blanks = targets.filter((cell) => play.grid.peek()[cell] === 0);
        play.erase(blanks, mode);
        return true;
      },
    },
    source: changedSource(play.source, drawn),
    giveUp() {
      const running = duel.peek();
      if (running && !running.end) change(ended(running, 'gaveUp', now(app)));
    },
    leave: () => sittings.change({ duel: duelLeft }),
    end: () => stops.forEach((stop) => stop()),
  };
}
