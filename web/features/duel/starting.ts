// Nobody sees a puzzle that is raced for before its clock runs: a new one waits, out of sight, until somebody presses Start.
// Whoever looks at it in another tab of the page has started, too.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';

export interface Starting {
  readonly isWaiting: ReadonlySignal<boolean>;
  start(): void;
  end(): void;
}

/** What has had so much time was started; with less it was on its way to the board. */
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
    // By whatever key or button it goes on.
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
