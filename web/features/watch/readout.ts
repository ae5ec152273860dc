// The numbers of the watched run, from the frame in hand, with the speed since the last time.
import { eventKind, type Frame } from '../../protocol/frame';
import type { FrameReply } from '../../protocol/messages';
import type { Sentence } from '../../protocol/told';
import { toneOf } from '../../run/frame_picture';
import { momentsOf } from './code/moments';
import { narrate } from './narration';
import type { WatchReadout } from './watch_store';

/** The speed is averaged over this time: within one readout,
    eight slow moves a second would show now as 0, now as 8. */
const window_ms = 1000;

interface RunReader {
  /** The answer that brought the frame in hand: its sentence, and the moves played on the way. */
  take(reply: FrameReply): void;
  /** REQUIRES: an answer was taken. */
  read(frame: Frame, isPlaying: boolean): WatchReadout;
}

export function makeRunReader(): RunReader {
  let sentence: Sentence;
  /** Moves played since the page was loaded. */
  let movesPlayed = 0;
  let window = { start_ms: 0, moves: 0 };
  /** Null if it is not playing. */
  let movesPerSecond: number | null = null;

  function measure(isPlaying: boolean): void {
    const now_ms = performance.now();
    const over_ms = now_ms - window.start_ms;
    const isFirst = !movesPerSecond && over_ms > 0;
    if (!isPlaying) movesPerSecond = null;
    else if (isFirst || over_ms >= window_ms) movesPerSecond = ((movesPlayed - window.moves) * 1000) / over_ms;
    if (!isPlaying || over_ms >= window_ms) window = { start_ms: now_ms, moves: movesPlayed };
  }

  function read(frame: Frame, isPlaying: boolean): WatchReadout {
    const { what, why, tried, isOfCover } = sentence;
    measure(isPlaying);
    const { position, known, ended, steps, guesses, backtracks, level, deepest, solutions } = frame;
    const { knownDeepest, deepestPosition } = frame;
    const atEnd = ended && position === known;
    const tone = toneOf(frame.last.kind);
    const contradicts = frame.last.kind === eventKind.conflict;
    const failed = frame.last.kind === eventKind.exhausted && solutions === 0;
    const counters = { steps, guesses, backtracks, level, deepest, solutions, movesPerSecond };
    return {
      ...{ position, known, ended, atEnd, ...counters, knownDeepest, deepestPosition },
      ...{ what, why, tried, isOfCover, contradicts, failed, tone },
      moments: momentsOf(frame, { why, tried }),
      words: () => narrate({ what, why, tried, isOfCover }),
    };
  }

  return {
    take(reply) {
      sentence = reply;
      movesPlayed += reply.stops ?? 0;
    },
    read,
  };
}
