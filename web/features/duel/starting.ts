// Hides a puzzle of a race until its clock runs: a new one waits, out of sight, until the
// player presses Start. To look at it in another tab of the page counts as a start, too.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';

export interface Starting {
  readonly isWaiting: ReadonlySignal<boolean>;
  start(): void;
  end(): void;
}

/** A puzzle with this much time was started; with less it was on its way to the board. */
const started_ms = 100;

export function makeStarting({ play, sittings }: HasPlay & HasSitting): Starting {
  const isWaiting = signal(false);
  const stops = [
    effect(() => {
      void play.puzzleId.value;
      untracked(() => {
        const isNew = sittings.stopwatch.elapsed() < started_ms;
        batch(() => {
          isWaiting.value = isNew;
          if (isNew) sittings.isPaused.value = true;
        });
      });
    }),
    // After any key or button that resumes it.
    effect(() => {
      if (sittings.isPaused.value) return;
      untracked(() => {
        if (isWaiting.value) sittings.change({ elapsed: started_ms });
        isWaiting.value = false;
      });
    }),
  ];
  return {
    isWaiting,
    start: () => void (sittings.isPaused.value = false),
    end() {
      stops.forEach((stop) => stop());
      sittings.isPaused.value = false;
    },
  };
}
