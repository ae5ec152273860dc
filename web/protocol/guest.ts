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
  /** Its start function failed. */
  | { kind: 'start'; reason: string }
  /** That takes longer than anybody waits. */
  | { kind: 'slow'; seconds: number };

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
  /** Null where it does not tell. */
  guesses: number | null;
}

export type GuestRequest = { kind: 'load'; bytes: Uint8Array<ArrayBuffer> } | ({ kind: 'solve' } & GuestQuestion);

export type GuestReply =
  | { kind: 'compiled' }
  /** `name`: empty where it does not tell. */
  | { kind: 'ready'; name: string }
  | { kind: 'refused'; refusal: GuestRefusal }
  | ({ kind: 'solved'; seconds: number } & GuestAnswer)
  /** `reason`: what the browser says of it. The module may be in any state. */
  | { kind: 'failed'; reason: string };
