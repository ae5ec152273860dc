// Frames in the layout of the solver's module (web/protocol/frame.ts), with just the content that a test needs.
import { eventKind, frameBytes, frameVersion } from '../../../../web/protocol/frame';

export interface FakeFrame {
  side: number;
  position?: number;
  known?: number;
  ended?: boolean;
  endsStuck?: boolean;
  steps?: number;
  knownSteps?: number;
  deepestPosition?: number;
  last?: { kind: keyof typeof eventKind; cell?: number };
  conflict?: { cell?: number; house?: number };
  /** Cells that hold a guess. */
  guesses?: number[];
  /** Cells of the guesses responsible for the contradiction. */
  responsible?: number[];
  /** Number of guesses of each cell. */
  heat?: number[];
  /** Deepest level, conflict, solution of each bucket. */
  skyline?: [number, number, number][];
}

/** Fills the buffer as the worker does, and gives it back. */
export function fillFrame(buffer: ArrayBuffer, frame: FakeFrame): ArrayBuffer {
  const { side, position = 0, known = 0, last, conflict, guesses = [], responsible = [], heat, skyline = [] } = frame;
  const bytes = frameBytes(side) + 4 * (heat?.length ?? 0);
  const target = buffer.byteLength >= bytes ? buffer : new ArrayBuffer(bytes);
  const view = new DataView(target);
  new Uint8Array(target).fill(0);
  view.setUint32(0, frameVersion, true);
  view.setUint32(4, side, true);
  view.setUint32(8, (frame.ended ? 1 : 0) | (heat ? 2 : 0) | (frame.endsStuck ? 4 : 0), true);
  view.setUint32(12, skyline.length, true);
  const event = (at: number, kind: keyof typeof eventKind, cell = 0xffff, house = 0xff): void => {
    view.setUint8(at, eventKind[kind]);
    view.setUint8(at + 3, house);
    view.setUint16(at + 4, cell, true);
  };
  event(16, last?.kind ?? 'none', last?.cell);
  event(24, conflict ? 'conflict' : 'none', conflict?.cell, conflict?.house);
  view.setFloat64(120, frame.knownSteps ?? known, true);
  view.setFloat64(128, frame.deepestPosition ?? 0, true);
  [position, known, 1, frame.steps ?? position].forEach((value, index) => view.setFloat64(48 + 8 * index, value, true));
  const cells = side * side;
  const even = (bytes: number): number => (bytes + 7) & ~7;
  const statesAt = 136 + 8 * cells + even(2 * cells) + even(cells);
  for (const cell of guesses) view.setUint8(statesAt + cell, 4);
  skyline.forEach(([level, hasConflict, hasSolution], bucket) => {
    const at = statesAt + even(cells) + 4 * bucket;
    view.setUint16(at, level, true);
    view.setUint8(at + 2, hasConflict);
    view.setUint8(at + 3, hasSolution);
  });
  view.setUint32(40, responsible.length, true);
  const responsibleAt = statesAt + even(cells) + even(4 * skyline.length);
  responsible.forEach((cell, index) => view.setUint16(responsibleAt + 2 * index, cell, true));
  const heatAt = responsibleAt + even(2 * responsible.length);
  heat?.forEach((count, cell) => view.setUint32(heatAt + 4 * cell, count, true));
  return target;
}
