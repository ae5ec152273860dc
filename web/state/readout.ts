// The numbers beside a run, for people to read: at most eight times a second while it moves by itself, at once when it
// stands, and with the speed since the last time.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Frame } from '../protocol/frame';
import { toneOf } from './frame_picture';
import type { WatchReadout } from './types';

const least_ms = 125;

export interface Readout {
  readonly value: ReadonlySignal<WatchReadout | null>;
  /** `isMoving`: more frames follow by themselves, so that this one may be left out. */
  show(frame: Frame, sentence: { what: string; why: string }, isPlaying: boolean, isMoving: boolean): void;
  clear(): void;
}

export function makeReadout(): Readout {
  const value = signal<WatchReadout | null>(null);
  let shown_ms = -Infinity;
  let shownSteps = 0;
  return {
    value,
    show(frame, { what, why }, isPlaying, isMoving) {
      const now_ms = performance.now();
      const since_ms = now_ms - shown_ms;
      if (isMoving && since_ms < least_ms) return;
      const stepsPerSecond = isPlaying ? Math.max(0, ((frame.steps - shownSteps) * 1000) / since_ms) : 0;
      shown_ms = now_ms;
      shownSteps = frame.steps;
      const { position, known, ended, steps, guesses, backtracks, level, deepest, solutions } = frame;
      const atEnd = ended && position === known;
      const tone = toneOf(frame.last.kind);
      const counters = { steps, guesses, backtracks, level, deepest, solutions, stepsPerSecond };
      value.value = { position, known, ended, atEnd, ...counters, what, why, tone };
    },
    clear() {
      shown_ms = -Infinity;
      shownSteps = 0;
      value.value = null;
    },
  };
}
