// Moves as bytes. To copy thousands of small arrays takes the browser longer than a frame of the display; one array
// of bytes takes no time. The packed form of a move is remembered, so that each move is packed once.
//
//   move:    kinds [at] contents notes? centre? colours? pen?
//   kinds:   bit 0 at, bit 1 notes, bit 2 centre notes, bit 3 colours are there, bit 4 a move that clears, bit 5 a pen
//   at:      milliseconds
//   change:  how many, then for each: cell, words before, words after
//   pen:     how many marks are removed, those marks, how many are added, those marks (state/pen.ts)
//
// Each number is written 7 bits a byte, the lowest first; bit 7 = more follow.
import { type CellsMove, markKinds, type Marks, type Move, widthOf } from '../state/moves';
import type { PenChange } from '../state/pen';
import { isPenChange, mostMarks } from '../state/sound_pen';

const hasAt = 1;
const clears = 0x10;
const hasPen = 0x20;
const flagOf = (kind: keyof Marks): number => 2 << markKinds.indexOf(kind);
const largestContent = 0x2ff;

function put(bytes: number[], value: number): void {
  let left = value;
  while (left > 0x7f) {
    bytes.push((left % 0x80) + 0x80);
    left = Math.floor(left / 0x80);
  }
  bytes.push(left);
}

interface Change {
  readonly cells: Uint16Array;
  readonly before: Uint16Array | Uint32Array;
  readonly after: Uint16Array | Uint32Array;
}

function putChange(bytes: number[], { cells, before, after }: Change, width: number): void {
  put(bytes, cells.length);
  cells.forEach((cell, index) => {
    put(bytes, cell);
    for (const words of [before, after]) {
      for (let word = 0; word < width; ++word) put(bytes, words[width * index + word]!);
    }
  });
}

const packed = new WeakMap<CellsMove, Uint8Array>();

function packMove(move: CellsMove): Uint8Array {
  const known = packed.get(move);
  if (known) return known;
  const kinds = markKinds.filter((kind) => move[kind]);
  const flags = kinds.reduce(
    (sum, kind) => sum | flagOf(kind),
    (move.at === undefined ? 0 : hasAt) + (move.clears ? clears : 0) + (move.pen ? hasPen : 0),
  );
  const bytes = [flags];
  if (move.at !== undefined) put(bytes, Math.max(0, Math.round(move.at)));
  putChange(bytes, move, 1);
  for (const kind of kinds) putChange(bytes, move[kind]!, widthOf[kind]);
  for (const marks of move.pen ? [move.pen.before, move.pen.after] : []) {
    put(bytes, marks.length);
    for (const mark of marks) put(bytes, mark);
  }
  const made = Uint8Array.from(bytes);
  packed.set(move, made);
  return made;
}

/** No move may be one that loads a puzzle. */
export function packMoves(moves: readonly Move[]): Uint8Array {
  const parts = moves.map((move) => packMove(move as CellsMove));
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Null if these are not moves on a grid of this side. */
export function unpackMoves(bytes: Uint8Array, side: number): CellsMove[] | null {
  let at = 0;
  let isSound = bytes instanceof Uint8Array;
  const take = (largest: number): number => {
    let value = 0;
    let scale = 1;
    let byte: number;
    do {
      byte = bytes[at++] ?? NaN;
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
    } while (byte >= 0x80 && scale <= Number.MAX_SAFE_INTEGER);
    if (Number.isNaN(byte) || value > largest) isSound = false;
    return isSound ? value : 0;
  };
  const takeChange = (width: number, largest: number): [Uint16Array, number[], number[]] => {
    const [cells, before, after]: number[][] = [[], [], []];
    for (let left = take(side * side); left > 0 && isSound; --left) {
      cells!.push(take(side * side - 1));
      for (const words of [before!, after!]) for (let word = 0; word < width; ++word) words.push(take(largest));
    }
    return [Uint16Array.from(cells!), before!, after!];
  };
  const takeMarks = (kind: keyof Marks): object => {
    const [cells, before, after] = takeChange(widthOf[kind], kind === 'colours' ? 0xffff : 0xffffffff);
    const Words = kind === 'colours' ? Uint16Array : Uint32Array;
    return { [kind]: { cells, before: Words.from(before), after: Words.from(after) } };
  };

  const takePen = (): PenChange => {
    const [before, after] = [0, 1].map(() => {
      const marks: number[] = [];
      for (let left = take(mostMarks); left > 0 && isSound; --left) marks.push(take(Number.MAX_SAFE_INTEGER));
      return marks;
    }) as [number[], number[]];
    isSound &&= isPenChange({ before, after }, side);
    return { before, after };
  };

  const moves: CellsMove[] = [];
  while (isSound && at < bytes.length) {
    const flags = take(0x3f);
    const when = flags & hasAt ? { at: take(Number.MAX_SAFE_INTEGER) } : {};
    const [cells, before, after] = takeChange(1, largestContent);
    const isContent = (content: number): boolean => (content & 0xff) <= side;
    if (![...before, ...after].every(isContent)) isSound = false;
    const marks = markKinds.filter((kind) => flags & flagOf(kind)).map(takeMarks);
    const contents = { cells, before: Uint16Array.from(before), after: Uint16Array.from(after) };
    const rest = { ...(flags & clears && { clears: true }), ...(flags & hasPen && { pen: takePen() }) };
    moves.push(Object.assign({ kind: 'cells' as const, ...contents, ...when, ...rest }, ...marks) as CellsMove);
  }
  return isSound ? moves : null;
}
