// The messages between the page and the worker of a visitor's own solver. The worker runs one module: it receives the
// module first, and then solves one puzzle after another.
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
  /** `reason`: the browser's words. */
  | { kind: 'invalid'; reason: string }
  | { kind: 'exports'; missing: string[]; wrong: { name: string; wanted: 'function' | 'memory' }[] }
  /** "env.fetch". */
  | { kind: 'imports'; names: string[] }
  /** It has none of its own, or several, or one that is shared or of 64 bits; or its initial size exceeds the limit. */
  | { kind: 'memory'; problem: 'unusual' | 'large' }
  /** They are too many, have entries of other kinds or of 64 bits, or their initial size exceeds the limit. */
  | { kind: 'tables'; problem: 'unusual' | 'large' }
  /** It has structures or arrays of the garbage collector, which cannot be limited. */
  | { kind: 'types' }
  /** Its start function failed, or its worker could not be started; `reason` is then a sentence. */
  | { kind: 'start'; reason: GuestEnd | string }
  /** Its start takes longer than anyone would wait. */
  | { kind: 'slow'; seconds: number };

/** The reasons for which WebAssembly ends a module, and similar ones. */
export type TrapKind =
  | 'unreachable'
  /** It read or wrote out of the bounds of its memory; used all its memory; or the device has none left. */
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
  /** Its initial data or functions do not fit. */
  | 'segment'
  /** Its functions take or return other types than they should. */
  | 'types'
  /** It threw one of WebAssembly's exceptions. */
  | 'exception'
  /** It called an import before it had a memory. */
  | 'early'
  | 'unknown';

/** The reason why a module ended by itself. */
export type GuestEnd =
  | { kind: TrapKind }
  | { kind: 'exited'; status: number }
  /** One of its exports returned no whole number. */
  | { kind: 'returned'; call: string; value: string }
  /** Its export `buffer` returned an address without that many bytes of memory after it. */
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
  /** Solutions found, up to the limit; negative if the module cannot handle this grid. */
  count: number;
  /** The module's grid in the place of the puzzle. */
  grid: Uint8Array;
  /** Null if the module does not report it. */
  guesses: number | null;
}

export type GuestRequest = { kind: 'load'; bytes: Uint8Array<ArrayBuffer> } | ({ kind: 'solve' } & GuestQuestion);

export type GuestReply =
  | { kind: 'compiled' }
  /** `name`: empty if the module does not report it. */
  | { kind: 'ready'; name: string }
  | { kind: 'refused'; refusal: GuestRefusal }
  | ({ kind: 'solved'; seconds: number } & GuestAnswer)
  /** `reason`: a sentence if the worker is lost. The module may be in any state. */
  | { kind: 'failed'; reason: GuestEnd | string };
