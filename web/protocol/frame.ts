// One frame of a run as the worker sends it: a view over bytes laid out by wasm/frame.cpp (see wasm/README.md).
// Little-endian, as every machine that runs WebAssembly is.

export const frameVersion = 3;

/** Kinds of events, as in solver/include/sudoscope/search/event.hpp. */
export const eventKind = {
  none: 0,
  decide: 1,
  assign: 2,
  eliminate: 3,
  examine: 4,
  conflict: 5,
  backtrack: 6,
  learn: 7,
  restart: 8,
  solution: 9,
  exhausted: 10,
  learnAbsent: 11,
  stuck: 12,
  deduce: 13,
} as const;

export function maskOf(...kinds: (keyof typeof eventKind)[]): number {
  return kinds.reduce((mask, kind) => mask | (1 << eventKind[kind]), 0);
}

/** How a cell came by its value, as in solver/include/sudoscope/trace/trace_board.hpp. */
export const cellState = { empty: 0, given: 1, implied: 2, forced: 3, guess: 4, entered: 5 } as const;

const noCell = 0xffff;
const noHouse = 0xff;
const headerBytes = 136;
const roundUp = (bytes: number): number => (bytes + 7) & ~7;

export interface FrameEvent {
  kind: number;
  /** 1..side, 0 = none. */
  digit: number;
  /** -1 = none. */
  cell: number;
  /** Index into the geometry's houses, -1 = none. */
  house: number;
}

export interface Frame {
  side: number;
  /** True if the end of the run is known; then `known` is its length. */
  ended: boolean;
  /** True if the run ends with nothing found or proved: the algorithm cannot go on. */
  endsStuck: boolean;
  /** In events. */
  position: number;
  known: number;
  /** Steps made up to `position`, and up to `known`. */
  steps: number;
  knownSteps: number;
  guesses: number;
  backtracks: number;
  /** Digits that were written because they follow from others. */
  assignments: number;
  solutions: number;
  level: number;
  deepest: number;
  /** The deepest known level of the run, and the first position there. */
  knownDeepest: number;
  deepestPosition: number;
  last: FrameEvent;
  /** The contradiction being taken back; kind 0 = none. */
  conflict: FrameEvent;
  /** Two words a cell, low then high: bit d-1 set = digit d is possible. */
  candidates: Uint32Array;
  levels: Uint16Array;
  values: Uint8Array;
  states: Uint8Array;
  /** The cells of the guesses responsible for the contradiction that still stand. */
  responsible: Uint16Array;
  /** How often each cell was guessed; null if it was not asked for. */
  heat: Uint32Array | null;
  /** Events per bucket of the skyline. */
  bucketEvents: number;
  /** Four bytes a bucket: deepest level (two), 1 if a conflict, 1 if a solution. */
  skyline: DataView;
}

function readEvent(view: DataView, at: number): FrameEvent {
  const digit = view.getUint8(at + 1);
  const cell = view.getUint16(at + 4, true);
  const house = view.getUint8(at + 3);
  return {
    kind: view.getUint8(at),
    digit: digit === 0xff ? 0 : digit + 1,
    cell: cell === noCell ? -1 : cell,
    house: house === noHouse ? -1 : house,
  };
}

/** A view over `buffer`, valid only until the buffer is sent back. */
export function readFrame(buffer: ArrayBuffer): Frame {
  const view = new DataView(buffer);
  const version = view.getUint32(0, true);
  if (version !== frameVersion) throw new Error(`frame version ${version}, expected ${frameVersion}`);
  const side = view.getUint32(4, true);
  const cells = side * side;
  const levelsAt = headerBytes + 8 * cells;
  const valuesAt = levelsAt + roundUp(2 * cells);
  const statesAt = valuesAt + roundUp(cells);
  const skylineAt = statesAt + roundUp(cells);
  const flags = view.getUint32(8, true);
  const buckets = view.getUint32(12, true);
  const responsible = view.getUint32(40, true);
  const responsibleAt = skylineAt + roundUp(4 * buckets);
  const heatAt = responsibleAt + roundUp(2 * responsible);
  const float = (index: number): number => view.getFloat64(48 + 8 * index, true);
  return {
    side,
    ended: (flags & 1) !== 0,
    endsStuck: (flags & 4) !== 0,
    skyline: new DataView(buffer, skylineAt, 4 * buckets),
    responsible: new Uint16Array(buffer, responsibleAt, responsible),
    heat: (flags & 2) !== 0 ? new Uint32Array(buffer, heatAt, cells) : null,
    last: readEvent(view, 16),
    conflict: readEvent(view, 24),
    level: view.getUint32(32, true),
    deepest: view.getUint32(36, true),
    knownDeepest: view.getUint32(44, true),
    position: float(0),
    known: float(1),
    bucketEvents: float(2),
    steps: float(3),
    guesses: float(4),
    backtracks: float(5),
    assignments: float(6),
    solutions: float(8),
    knownSteps: float(9),
    deepestPosition: float(10),
    candidates: new Uint32Array(buffer, headerBytes, 2 * cells),
    levels: new Uint16Array(buffer, levelsAt, cells),
    values: new Uint8Array(buffer, valuesAt, cells),
    states: new Uint8Array(buffer, statesAt, cells),
  };
}

/** The most bytes of a frame of this side, without heat. */
export function frameBytes(side: number): number {
  const cells = side * side;
  return headerBytes + 8 * cells + roundUp(2 * cells) + 2 * roundUp(cells) + 4 * 1024 + roundUp(2 * cells);
}
