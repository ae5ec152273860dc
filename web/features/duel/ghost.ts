// The solve to race against: its state at the time on the player's own clock.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { changedSource } from '../../board/changed_source';
import type { BoardPicture, BoardSource } from '../../board/picture';
import * as texts from '../../language/generated/duel';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasVerdict } from '../../state/verdict_store';
import { clockWords } from '../../ui/play_words';
import { type Solve, solveFromText, timeOf } from './challenge';
import { foldedCorners } from './folded_corners';
import { finishedSolve } from './own_solve';
import { filledAt } from './solve_track';

export interface Ghost {
  /** Null until it is read; 'unreadable' if it cannot be. */
  readonly solve: ReadonlySignal<Solve | 'unreadable' | null>;
  /** The cells that it had filled by now. */
  readonly filled: ReadonlySignal<ReadonlySet<number>>;
  /** The player's own solve, once the puzzle is solved. */
  readonly own: ReadonlySignal<Solve | null>;
  readonly source: BoardSource;
  end(): void;
}

const nothing: ReadonlySet<number> = new Set();

export function makeGhost(app: HasPlay & HasSitting & HasVerdict): Ghost {
  const { play, sittings } = app;
  const solve = signal<Ghost['solve']['value']>(null);
  const text = computed(() => sittings.sitting.value.challenge);
  const cells = computed(() => play.puzzle.value.givens.length);
  const stop = effect(() => {
    const [asked, count] = [text.value, cells.value];
    untracked(() => {
      solve.value = null;
      void solveFromText(asked, count).then((read) => {
        if (text.peek() === asked) solve.value = read ?? 'unreadable';
      });
    });
  });

  const known = computed(() => (typeof solve.value === 'object' ? solve.value : null));
  const own = computed(() => finishedSolve(app));
  const filled = computed(() => {
    if (!known.value) return nothing;
    // Jumps to the end when the player is done.
    const time = own.value ? timeOf(known.value) : 10 * sittings.stopwatch.seconds.value;
    return filledAt(known.value, time);
  });
  const drawn = computed(() => {
    const { side } = play.geometry.value;
    const drawing = own.value
      ? null
      : foldedCorners([{ cells: filled.value, corner: 'lowerLeft', strength: 0.4 }], side);
    return (picture: BoardPicture): BoardPicture => ({ ...picture, drawing });
  });
  return { solve, filled, own, source: changedSource(play.source, drawn), end: stop };
}

/** Words for a solve. */
export const nameOf = ({ name }: Solve): string => name.trim() || say(texts.challengeSomebody);

/** "12:47", from tenths of a second: the whole seconds, as the clock of the game shows them. */
export const tenthsClock = (tenths: number): string => clockWords(Math.floor(tenths / 10));

/** The faster one, by the clocks shown. */
export function outcomeWords(own: Solve, solve: Solve): string {
  const [mine, theirs] = [own, solve].map((each) => Math.floor(timeOf(each) / 10)) as [number, number];
  const timeName = clockWords(Math.abs(mine - theirs));
  if (mine === theirs) return say(texts.challengeEven, { timeName: clockWords(mine) });
  return mine < theirs
    ? say(texts.challengeWon, { timeName })
    : say(texts.challengeLost, { name: nameOf(solve), timeName });
}
