// The numbers of the run that is watched, made from the frame in hand, with the speed since the last time.
import { eventKind, type Frame } from '../../protocol/frame';
import type { Sentence } from '../../protocol/told';
import { toneOf } from '../../run/frame_picture';
import type { WatchReadout } from './watch_store';

/** The speed is taken over this long: over one readout, eight slow moves a second would read now as 0, now as 8. */
const window_ms = 1000;

type ReadRun = (frame: Frame, sentence: Sentence, isPlaying: boolean) => WatchReadout;

export function makeRunReader(): ReadRun {
  let window = { start_ms: 0, steps: 0 };
  let stepsPerSecond = 0;

  function measure(steps: number, isPlaying: boolean): void {
    const now_ms = performance.now();
    const over_ms = now_ms - window.start_ms;
    const isFirst = stepsPerSecond === 0 && over_ms > 0;
    if (!isPlaying) stepsPerSecond = 0;
    else if (isFirst || over_ms >= window_ms) stepsPerSecond = Math.max(0, ((steps - window.steps) * 1000) / over_ms);
    if (!isPlaying || over_ms >= window_ms) window = { start_ms: now_ms, steps };
  }

  return (frame, { what, why }, isPlaying) => {
    measure(frame.steps, isPlaying);
    const { position, known, ended, steps, guesses, backtracks, level, deepest, solutions } = frame;
    const { knownDeepest, deepestPosition } = frame;
    const atEnd = ended && position === known;
    const tone = toneOf(frame.last.kind);
    const contradicts = frame.last.kind === eventKind.conflict;
    const failed = frame.last.kind === eventKind.exhausted && solutions === 0;
    const counters = { steps, guesses, backtracks, level, deepest, solutions, stepsPerSecond };
    return {
      ...{ position, known, ended, atEnd, ...counters, knownDeepest, deepestPosition },
      ...{ what, why, contradicts, failed, tone },
    };
  };
}
