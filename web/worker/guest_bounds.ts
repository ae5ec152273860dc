// Limits the memory of a visitor's module before a browser sees it. Its memories and tables are rewritten with a smaller
// maximum, so that growth without end fails at once. Parts that cannot be limited are refused: structures and arrays of
// WebAssembly's garbage collector, which a module can chain without end, and other kinds of memory and table. The host refuses
// imports, as of a table, by name (guest_host.ts).
//
//   "\0asm", version    section: id, bytes (LEB128), content ...
//     types (1)    count, then 0x60, parameters, results: a vector of kinds each
//     tables (4)   count, then kind, flags, least [, most]
//     memories (5) count, then flags, least [, most]
import { mostMemory_MB, mostTableEntries } from '../protocol/guest';

/** A page of WebAssembly has 64 KiB. */
export const mostMemoryPages = mostMemory_MB * 16;

const header_bytes = 8;
const [typeSection, tableSection, memorySection] = [1, 4, 5];
const hasMost = 1;
/** Even an empty table takes some memory. */
const mostTables = 100;
const functionType = 0x60;
/** Numbers, vectors, and references to functions and external values. */
const plainKinds = new Set([0x7f, 0x7e, 0x7d, 0x7c, 0x7b, 0x70, 0x6f]);
const tableKinds = new Set([0x70, 0x6f]);

export type BoundsProblem =
  | { kind: 'memory' | 'tables'; problem: 'unusual' | 'large' }
  /** It has types of the garbage collector. */
  | { kind: 'types' };
export type BoundedModule = { bytes: Uint8Array<ArrayBuffer>; problem?: never } | { problem: BoundsProblem };

/** Reads numbers of a module, from a given place on. */
class Reader {
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  byte(): number {
    return this.bytes[this.at++] ?? NaN;
  }

  /** An unsigned number of up to 32 bits; NaN if there is none. */
  next(): number {
    for (let value = 0, factor = 1; factor <= 2 ** 28 && this.at < this.bytes.length; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    return NaN;
  }
}

function leb128(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb128(value >>> 7)];
}

function hasPlainTypes(reader: Reader): boolean {
  for (let types = reader.next(); types > 0; --types) {
    if (reader.byte() !== functionType) return false;
    for (const _ of ['parameters', 'results']) {
      for (let kinds = reader.next(); kinds > 0; --kinds) if (!plainKinds.has(reader.byte())) return false;
    }
  }
  return true;
}

type Content = { content: number[]; problem?: never } | { problem: BoundsProblem };

function boundedMemory(reader: Reader): Content {
  const [count, flags, least] = [reader.next(), reader.next(), reader.next()];
  if (count !== 1 || !(flags <= hasMost)) return { problem: { kind: 'memory', problem: 'unusual' } };
  const most = flags === hasMost ? reader.next() : mostMemoryPages;
  if (!(least <= mostMemoryPages)) return { problem: { kind: 'memory', problem: 'large' } };
  return { content: [1, hasMost, ...leb128(least), ...leb128(Math.min(most, mostMemoryPages))] };
}

/** Limits the entries of all tables together; the entries beyond their initial ones are shared evenly. */
function boundedTables(reader: Reader): Content {
  const count = reader.next();
  if (!(count <= mostTables)) return { problem: { kind: 'tables', problem: 'unusual' } };
  const tables = Array.from({ length: count }, () => {
    const [kind, flags, least] = [reader.byte(), reader.next(), reader.next()];
    return { kind, flags, least, most: flags === hasMost ? reader.next() : Infinity };
  });
  if (!tables.every(({ kind, flags }) => tableKinds.has(kind) && flags <= hasMost)) {
    return { problem: { kind: 'tables', problem: 'unusual' } };
  }
  const left = mostTableEntries - tables.reduce((sum, { least }) => sum + least, 0);
  if (!(left >= 0)) return { problem: { kind: 'tables', problem: 'large' } };
  const share = Math.floor(left / count);
  const rows = tables.flatMap(({ kind, least, most }) => [
    ...[kind, hasMost],
    ...leb128(least),
    ...leb128(Math.min(most, least + share)),
  ]);
  return { content: [...leb128(count), ...rows] };
}

/** The same module with limits. Other faults of the bytes are left to the compiler. */
export function withBounds(bytes: Uint8Array<ArrayBuffer>): BoundedModule {
  const pieces = [bytes.subarray(0, header_bytes)];
  let at = header_bytes;
  while (at < bytes.length) {
    const reader = new Reader(bytes, at + 1);
    const end = reader.next() + reader.at;
    // The compiler will refuse a section that is cut off.
    if (!(end <= bytes.length)) break;
    const id = bytes[at]!;
    if (id === typeSection && !hasPlainTypes(reader)) return { problem: { kind: 'types' } };
    if (id === memorySection || id === tableSection) {
      const bounded = (id === memorySection ? boundedMemory : boundedTables)(reader);
      if (bounded.problem) return { problem: bounded.problem };
      pieces.push(Uint8Array.of(id, ...leb128(bounded.content.length), ...bounded.content));
    } else pieces.push(bytes.subarray(at, end));
    at = end;
  }
  pieces.push(bytes.subarray(at));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((place, piece) => (whole.set(piece, place), place + piece.length), 0);
  return { bytes: whole };
}
