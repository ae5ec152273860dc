// A bound on the memory of a module that somebody brought: its memory section, which says how large the memory begins and
// may grow, is written anew with a smaller most. A module that grows for ever is then told at once that it may not, and
// takes no more of the device than this.
//
//   "\0asm", version    section: id, bytes (LEB128), content ...    memory section (5): count, then flags, least [, most]

import { mostMemory_MB } from '../protocol/guest';

/** A page of WebAssembly has 64 KiB. */
export const mostMemoryPages = mostMemory_MB * 16;

const header_bytes = 8;
const memorySection = 5;
const hasMost = 1;

export type BoundedModule = { bytes: Uint8Array<ArrayBuffer> } | { problem: 'unusual' | 'large' };

/** Reads numbers of a module from a place on. */
class Reader {
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  /** An unsigned number of up to 32 bits; NaN where there is none. */
  next(): number {
    for (let value = 0, factor = 1; factor <= 2 ** 28 && this.at < this.bytes.length; factor *= 128) {
      const byte = this.bytes[this.at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    return NaN;
  }
}

function leb128(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb128(value >>> 7)];
}

/** The same module with a bound on its only memory. Whatever else is wrong with the bytes is for the compiler to say. */
export function withBoundedMemory(bytes: Uint8Array<ArrayBuffer>): BoundedModule {
  for (let at = header_bytes; at < bytes.length;) {
    const reader = new Reader(bytes, at + 1);
    const end = reader.next() + reader.at;
    if (!(end <= bytes.length)) break;
    if (bytes[at] === memorySection) {
      const [count, flags, least] = [reader.next(), reader.next(), reader.next()];
      if (count !== 1 || flags > hasMost) return { problem: 'unusual' };
      const most = Math.min(flags === hasMost ? reader.next() : mostMemoryPages, mostMemoryPages);
      if (least > mostMemoryPages) return { problem: 'large' };
      const content = [1, hasMost, ...leb128(least), ...leb128(most)];
      const section = Uint8Array.of(memorySection, content.length, ...content);
      const bounded = new Uint8Array(at + section.length + bytes.length - end);
      bounded.set(bytes.subarray(0, at));
      bounded.set(section, at);
      bounded.set(bytes.subarray(end), at + section.length);
      return { bytes: bounded };
    }
    at = end;
  }
  return { bytes };
}
