// The messages between the page and the worker of a visitor's own solver. The worker runs one module: it is handed over first,
// and then solves one puzzle after another.
//
//   page: load -----------------> solve ----> solve ...
//   worker:  compiled, ready | refused    solved | failed

/** The most memory that a module may have. */
export const mostMemory_MB = 512;
/** The most entries of all its tables together. */
export const mostTableEntries = 1_000_000;

/** Why a module cannot take part. */
export type GuestRefusal =
  | { kind: 'unsupported' }
  /** No WebAssembly: its text, or something else. */
  | { kind: 'text' | 'foreign' }
  /** `reason`: what the browser says of it. */
  | { kind: 'invalid'; reason: string }
  | { kind: 'exports'; missing: string[]; wrong: { name: string; wanted: 'function' | 'memory' }[] }
  /** "env.fetch". */
  | { kind: 'imports'; names: string[] }
  /** None of its own, several, shared or of 64 bits; or it begins with more than it may have. */
  | { kind: 'memory'; problem: 'unusual' | 'large' }
  /** There are very many, have entries of other kinds or of 64 bits, or begin with more than they may have. */
  | { kind: 'tables'; problem: 'unusual' | 'large' }
  /** It has structures or arrays of the garbage collector, which cannot be limited. */
  | { kind: 'types' }
  /** Its start function failed, or its worker could not be started, of which `reason` is a sentence. */
  | { kind: 'start'; reason: GuestEnd | string }
  /** That takes longer than anybody waits. */
  | { kind: 'slow'; seconds: number };

/** What WebAssembly ends a module for, and what comes near it. */
export type TrapKind =
  | 'unreachable'
  /** It read or wrote out of the bounds of its memory; with all the memory that it may have; on a device that has none left. */
  | 'memory'
  | 'full'
  | 'allocation'
  | 'division'
  /** The result of a division, or a number with a fraction, that a whole number cannot hold. */
  | 'overflow'
  | 'conversion'
  /** An indirect call out of the bounds of its table; to nothing, or to a function of another type. */
  | 'table'
  | 'call'
  | 'stack'
  /** Data or functions that it begins with do not fit. */
  | 'segment'
  /** Its functions take or return other types than they should. */
  | 'types'
  /** It threw one of WebAssembly's exceptions. */
  | 'exception'
  /** It called what it imports before it had a memory. */
  | 'early'
  | 'unknown';

/** Why a module ended by itself. */
export type GuestEnd =
  | { kind: TrapKind }
  | { kind: 'exited'; status: number }
  /** One of its exports returned no whole number. */
  | { kind: 'returned'; call: string; value: string }
  /** Its export `buffer` returned a place from which so many bytes are not within its memory. */
  | { kind: 'buffer'; at: number; length: number };

export interface GuestQuestion {
  boxHeight: number;
  boxWidth: number;
  /** Solutions to look for; 0 = all. */
  limit: number;
  /** A byte a cell, 0 = blank. */
  givens: Uint8Array;
}

export interface GuestAnswer {
  /** Solutions found, up to the limit; negative where it says that it cannot do this grid. */
  count: number;
  /** What it left where the puzzle was. */
  grid: Uint8Array;
  /** Null if it does not tell. */
  guesses: number | null;
}

export type GuestRequest = { kind: 'load'; bytes: Uint8Array<ArrayBuffer> } | ({ kind: 'solve' } & GuestQuestion);

export type GuestReply =
  | { kind: 'compiled' }
  /** `name`: empty if it does not tell. */
  | { kind: 'ready'; name: string }
  | { kind: 'refused'; refusal: GuestRefusal }
  | ({ kind: 'solved'; seconds: number } & GuestAnswer)
  /** `reason`: a sentence where the worker is lost. The module may be in any state. */
  | { kind: 'failed'; reason: GuestEnd | string };
