// Everything that page and worker say to each other, as one union each way, keyed by the request's id.
import type { Message, Told } from '../language/text';
import type { Puzzle } from '../grid/puzzle';
import type { CollectionReply, CollectionRequest, ListRequest, PuzzleList } from './collection';
import type { DiagnoseRequest, DiagnosisReport } from './diagnosis';
import type { EquivalenceReplies, EquivalenceRequest, Variants } from './improving';
import type { Made } from './making';
import type { LogicPath, LogicRequest, LogicStep, LogicTechnique } from './logic';
import type { RatedLines, Rating } from './rating';
import type { Sentence, ToldStretch } from './told';
import type { ReadOptions, Format, SheetOutcome, SheetRequest, WriteOutcome } from './sheets';

export interface KnobInfo {
  id: string;
  name: Message;
  /** The first is the default; the name stands by itself: "first column". */
  options: { id: string; name: Message }[];
}

export interface AlgorithmInfo {
  id: string;
  name: Message;
  summary: Message;
  publishedBy: string;
  smallestSide: number;
  largestSide: number;
  /** The grids it takes: ordinary ones have square boxes and no further houses. */
  grids: 'ordinary' | 'any houses';
  /** Can be watched; one that cannot is for answers alone. */
  watchable: boolean;
  knobs: KnobInfo[];
  /** It searches the exact cover matrix that 'cover' tells. */
  exactCover: boolean;
}

export type ReadOutcome =
  | { ok: true; puzzle: Puzzle; description: Told }
  /** Line and column count from 1; 0 = the text as a whole. */
  | { ok: false; message: Told; line: number; column: number };

export type SolveStatus = 'unfinished' | 'unique' | 'several' | 'none' | 'solved' | 'stuck';

/** Why a grid has no solution, where it can be seen without search. */
export interface Contradiction {
  message: Message;
  cells: Uint16Array;
}

/** What a search that takes long can tell before it is done. Each grid has a value a cell, 0 if nothing is known. */
export interface Outlook {
  conflicts: number;
  /** Memory held by the search. */
  bytes: number;
  /** In every solution; the givens among them. */
  proved: Uint8Array;
  /** The fullest grid that no house spoke against: guesses, not proved. */
  best: Uint8Array | null;
  /** Searches with different seeds that this is of; 1 if it is missing. */
  searches?: number;
}

/** The algorithm that answers; it takes as many different seeds, as the options of its first knob, if more than one. */
export interface Solver {
  id: string;
  name: Message;
  seeds: number;
}

export interface SolveProgress {
  solutions: number;
  steps: number;
  seconds: number;
  /** Only from a search for a verdict. */
  solver?: Solver;
  /** The first solution, once there is one. */
  solution?: Uint8Array | null;
  /** Only from an algorithm that knows. */
  outlook?: Outlook | null;
  /** Share of the search tree that is done, 0..1; of a search that several workers share. */
  explored?: number;
  /** What a diagnosis knows so far. */
  report?: DiagnosisReport;
  /** Those found so far. */
  variants?: Variants | undefined;
}

export interface SolveOutcome extends SolveProgress {
  status: SolveStatus;
  solution: Uint8Array | null;
  contradiction: Contradiction | null;
  guesses: number;
  backtracks: number;
  deepest: number;
  /** Stopped by a cancel; else 'unfinished' means that maxSeconds ran out. */
  cancelled: boolean;
}

export interface SolveRequest {
  kind: 'solve';
  puzzle: Puzzle;
  /** Catalogue id; empty = the one that the worker prefers for this grid. */
  algorithm: string;
  /** The option of each knob; missing ones are the default. */
  knobs?: readonly number[];
  /** Solutions to look for: 1 find one, 2 is it unique, 0 all. */
  limit: number;
  /** 0 = no limit. */
  maxSeconds: number;
  /** The search for a verdict: one that is stopped is kept, and the same question asked again goes on with it. */
  isKept?: boolean;
}

/** How long a solve takes: `seconds` is the algorithm's own time. */
export type MeasureRequest = Omit<SolveRequest, 'kind' | 'isKept'> & { kind: 'measure' };

/** The search below a path, as a split of the same puzzle, algorithm and knobs gave it. */
export type PartRequest = Omit<SolveRequest, 'kind'> & { kind: 'part'; path: Uint8Array };

/** Cuts a search into subproblems for several workers. */
export interface SplitRequest extends Omit<SolveRequest, 'kind' | 'limit' | 'maxSeconds'> {
  kind: 'split';
  /** Subproblems wanted: the cut is at the first depth with as many. */
  least: number;
  /** Guesses above the split, instead; 0 = by `least`. */
  depth: number;
}

export interface SplitOutcome {
  /** `share`: of the whole tree, 0..1. */
  subproblems: { path: Uint8Array; share: number }[];
  depth: number;
  /** Share of the tree that was settled above the cut, 0..1. */
  explored: number;
  /** What was found above the cut. */
  settled: Pick<SolveOutcome, 'solutions' | 'solution' | 'steps' | 'guesses' | 'backtracks' | 'deepest'>;
  /** Stopped before the cut was made; there are no subproblems then. */
  cancelled: boolean;
}

/** What a run is of. */
export interface RunSubject {
  puzzle: Puzzle;
  /** What it starts with beside the givens: a value a cell, 0 if nothing was entered; null = nothing. */
  entries: Uint8Array | null;
}

/** A run to watch. The same four things stand in a link. */
export interface RunChoice {
  algorithm: string;
  /** Option index per knob. */
  knobs: number[];
  /** Solutions after which the run ends; 0 = all. */
  limit: number;
}

/** How to move in the run; every move is answered with a frame. Kinds are masks of event kinds. */
export type RunMove =
  /** Forward by a number of events of these kinds; Infinity = as many as fit in the slice. */
  | { how: 'play'; stops: number; kinds: number }
  | { how: 'next'; kinds: number }
  | { how: 'previous'; kinds: number }
  /** Explores up to there, where that is not known yet. */
  | { how: 'seek'; position: number }
  /** To right after this many steps, or to the end where that comes first; explores up to there. */
  | { how: 'steps'; steps: number }
  | { how: 'end' }
  /** Learn more of what lies ahead for one slice without moving. */
  | { how: 'explore' };

/** Which part of the search tree a picture shows, and how finely. */
export interface TreeWindow {
  /** The guess at the top: the one of this level that stood at this position, or the nearest above it. */
  position: number;
  level: number;
  /** Share of the width below which bars are put together. */
  narrowest: number;
}

/** Questions about the open run that do not move it; refused when none is open. */
export type Look =
  /** The search tree as far as it is known. */
  | { kind: 'tree'; window: TreeWindow }
  /** The exact cover matrix at the position shown. */
  | { kind: 'cover' }
  /** What stands in the way at the contradiction shown; none if none is shown. */
  | { kind: 'blocks' }
  /** Sentences of events of these kinds, from `back` such events before `from` on. */
  | { kind: 'told'; from: number; back: number; until: number; kinds: number; most: number }
  /** The first positions right after events of these kinds, in (from, until]. */
  | { kind: 'stops'; from: number; until: number; kinds: number; most: number }
  /** Another position than the one shown. */
  | { kind: 'glimpse'; position: number };

export type Request =
  | { kind: 'catalogue' }
  | { kind: 'read'; text: string; options: ReadOptions }
  | { kind: 'write'; puzzle: Puzzle; style: 'line' | 'grid' }
  | SolveRequest
  | CollectionRequest
  | ListRequest
  | SheetRequest
  | SplitRequest
  | PartRequest
  | MeasureRequest
  | DiagnoseRequest
  | LogicRequest
  | EquivalenceRequest
  /** What is to be told of the rules that nothing here keeps to; empty if there are none. */
  | { kind: 'ignoredRules'; puzzle: Puzzle }
  /** One of the solutions that the last diagnosis met, in that order. */
  | { kind: 'diagnosed'; index: number }
  /** Opens a run at a position, exploring up to it, and closes the one before. */
  | (RunSubject & { kind: 'watch'; run: RunChoice; position: number; heat: boolean; buffer: ArrayBuffer })
  /** `buffer` comes back in the reply, filled with a frame, or larger if that did not fit. */
  | { kind: 'move'; move: RunMove; heat: boolean; buffer: ArrayBuffer }
  /** Steps that the run makes a second where nobody watches, on this device; takes a fraction of a second. */
  | (RunSubject & { kind: 'pace'; run: RunChoice })
  | Look
  | AsideRequest;

/** Said to a request that is being worked on, its `target`. */
export type AsideRequest =
  | { kind: 'cancel'; target: number }
  /** What another search of the same puzzle learnt, or nothing: others run beside it from now on. */
  | { kind: 'hear'; target: number; learnt: Uint32Array };

/** What the worker that the page starts with answers. */
export type QuickRequest = Extract<Request, { kind: 'read' | 'write' | 'solve' }> | AsideRequest;

/** What the worker with every algorithm answers. */
export type WholeRequest = Exclude<Request, LogicRequest | CollectionRequest>;

export interface FrameReply extends Sentence {
  /** Laid out as in protocol/frame.ts. */
  buffer: ArrayBuffer;
  /** The move did not get all the way because it was cancelled. */
  cancelled: boolean;
  /** Stops that a move of the kind 'play' has made; missing for others. */
  stops?: number;
}

/** The answer to each kind of request. */
export interface Replies extends EquivalenceReplies {
  catalogue: AlgorithmInfo[];
  read: ReadOutcome;
  write: string;
  solve: SolveOutcome;
  collection: CollectionReply;
  list: PuzzleList;
  readSheet: SheetOutcome;
  writeSheet: WriteOutcome;
  formats: Format[];
  split: SplitOutcome;
  part: SolveOutcome;
  measure: SolveOutcome;
  diagnose: DiagnosisReport;
  diagnosed: Uint8Array | null;
  /** Null if every rule is checked. */
  ignoredRules: Told | null;
  watch: FrameReply;
  move: FrameReply;
  /** At least 1, whole. */
  pace: number;
  /** Laid out as in protocol/tree.ts. */
  tree: { buffer: ArrayBuffer };
  /** Laid out as in protocol/cover.ts. */
  cover: { buffer: ArrayBuffer };
  blocks: Message[];
  told: ToldStretch;
  stops: Float64Array;
  glimpse: { buffer: ArrayBuffer } & Sentence;
  /** Null if nothing follows. */
  logicTechniques: LogicTechnique[];
  logicNext: LogicStep | null;
  logicAll: LogicStep[];
  logicPath: LogicPath;
  rate: Rating;
  make: Made;
  variants: Variants;
  rateLines: RatedLines;
  cancel: null;
  hear: null;
}

export type RequestMessage = { id: number } & Request;

export type ReplyMessage =
  | { id: number; kind: 'done'; value: Replies[keyof Replies] }
  | { id: number; kind: 'progress'; value: SolveProgress }
  /** Of a search that others run beside: what it learnt, for them. */
  | { id: number; kind: 'learnt'; learnt: Uint32Array<ArrayBuffer> }
  /** The request was wrong (a side too large for the algorithm ...): what the user is told. */
  | { id: number; kind: 'refused'; message: Told }
  /** The module can no longer be used. */
  | { id: number; kind: 'crashed'; message: Told };
