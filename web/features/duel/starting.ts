// Nobody sees a puzzle that is raced for before its clock runs: a new one waits, out of sight, until somebody presses Start.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';

export interface Starting {
  readonly isWaiting: ReadonlySignal<boolean>;
  start(): void;
  end(): void;
}

/** For so long it may have been in sight by itself, until its part of the page was here. */
const glance_ms = 3000;

export function makeStarting({ play, sittings }: HasPlay & HasSitting): Starting {
  const isWaiting = signal(false);
  const stops = [
    effect(() => {
      void play.puzzleId.value;
      untracked(() => {
        const isNew =
          sittings.stopwatch.elapsed() < glance_ms && play.entries.peek().values.every((value) => value === 0);
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
        if (isWaiting.value) sittings.change({ elapsed: 0 });
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
