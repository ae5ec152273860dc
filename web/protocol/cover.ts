// The exact cover matrix as the worker sends it: bytes laid out by wasm/cover_bytes.cpp (see wasm/README.md).
import type { Geometry } from '../grid/geometry';

export const coverVersion = 1;

const headerBytes = 16;
const noColumn = 0xffffffff;

/** Number of rows of a satisfied column. */
export const covered = 255;

export interface Cover {
  /** Remaining rows of each column, or `covered`: first the cells, then house by house its digits. */
  rows: Uint8Array;
  /** The column of the digit placed last, or of the contradiction; -1 = none. */
  chosen: number;
}

export function readCover(buffer: ArrayBuffer): Cover {
  const view = new DataView(buffer);
  const version = view.getUint32(0, true);
  if (version !== coverVersion) throw new Error(`matrix version ${version}, expected ${coverVersion}`);
  const chosen = view.getUint32(8, true);
  return {
    rows: new Uint8Array(buffer, headerBytes, view.getUint32(4, true)),
    chosen: chosen === noColumn ? -1 : chosen,
  };
}

/** The requirement of a column: a digit in a cell (`house` -1), or a digit (1..side) in a house (`cell` -1). */
export function columnAt(
  { side, cellCount }: Geometry,
  column: number,
): { cell: number; house: number; digit: number } {
  if (column < cellCount) return { cell: column, house: -1, digit: 0 };
  const place = column - cellCount;
  return { cell: -1, house: Math.floor(place / side), digit: (place % side) + 1 };
}
