// The numbers beside a run, for people to read: at most eight times a second while it moves by itself, at once when it
// stands, and with the speed since the last time.
import { signal, type ReadonlySignal } from '@preact/signals';
import { eventKind, type Frame } from '../../protocol/frame';
import { toneOf } from '../../run/frame_picture';
import type { WatchReadout } from './watch_store';

const least_ms = 125;
/** The speed is taken over this long: over one readout, eight slow moves a second would read now as 0, now as 8. */
const window_ms = 1000;

export interface Readout {
  readonly value: ReadonlySignal<WatchReadout | null>;
  /** `isMoving`: more frames follow by themselves, so that this one may be left out. */
  show(frame: Frame, sentence: { what: string; why: string }, isPlaying: boolean, isMoving: boolean): void;
  clear(): void;
}

export function makeReadout(): Readout {
  const value = signal<WatchReadout | null>(null);
  let shown_ms = -Infinity;
  let window = { start_ms: 0, steps: 0 };
  let stepsPerSecond = 0;

  function measure(steps: number, now_ms: number, isPlaying: boolean): void {
    const over_ms = now_ms - window.start_ms;
    const isFirst = stepsPerSecond === 0 && over_ms > 0;
    if (!isPlaying) stepsPerSecond = 0;
    else if (isFirst || over_ms >= window_ms) stepsPerSecond = Math.max(0, ((steps - window.steps) * 1000) / over_ms);
    if (!isPlaying || over_ms >= window_ms) window = { start_ms: now_ms, steps };
  }

  return {
    value,
    show(frame, { what, why }, isPlaying, isMoving) {
      const now_ms = performance.now();
      if (isMoving && now_ms - shown_ms < least_ms) return;
      shown_ms = now_ms;
      measure(frame.steps, now_ms, isPlaying);
      const { position, known, ended, steps, guesses, backtracks, level, deepest, solutions } = frame;
      const { knownDeepest, deepestPosition } = frame;
      const atEnd = ended && position === known;
      const tone = toneOf(frame.last.kind);
      const contradicts = frame.last.kind === eventKind.conflict;
      const failed = frame.last.kind === eventKind.exhausted && solutions === 0;
      const counters = { steps, guesses, backtracks, level, deepest, solutions, stepsPerSecond };
      value.value = {
        ...{ position, known, ended, atEnd, ...counters, knownDeepest, deepestPosition },
        ...{ what, why, contradicts, failed, tone },
      };
    },
    clear() {
      shown_ms = -Infinity;
      value.value = null;
    },
  };
}
