// All messages between page and worker, as one union each way, keyed by the request's id.
import type {
  AlgorithmInfo,
  Contradiction,
  Outlook as SearchOutlook,
  ReadOutcome as ModuleRead,
  Solver,
  SolveStatus,
} from '../../wasm/solver_module';
import type { Message, Told } from '../language/text';
import type { Puzzle } from '../grid/puzzle';
import type { CollectionReply, CollectionRequest, ListRequest, PuzzleList } from './collection';
import type { DiagnoseRequest, DiagnosisReport } from './diagnosis';
import type { EquivalenceReplies, EquivalenceRequest, Relatives } from './improving';
import type { Made } from './making';
import type { LogicPath, LogicRequest, LogicStep, LogicTechnique } from './logic';
import type { RatedLines, Rating } from './rating';
import type { Sentence, ToldStretch } from './told';
import type { ReadOptions, Format, SheetOutcome, SheetRequest, WriteOutcome } from './sheets';

// As the module has them.
export type { AlgorithmInfo, Contradiction, KnobInfo, Solver, SolveStatus } from '../../wasm/solver_module';

export type ReadOutcome = ModuleRead<Told>;

export interface Outlook extends SearchOutlook {
  /** Number of searches with different seeds behind this; 1 if it is missing. */
  searches?: number;
}

export interface SolveProgress {
  solutions: number;
  steps: number;
  seconds: number;
  /** Only from a search for a verdict. */
  solver?: Solver;
  /** The first solution, once there is one. */
  solution?: Uint8Array | null;
  /** Only from an algorithm that can report it. */
  outlook?: Outlook | null;
  /** Finished share of the search tree, 0..1, of a search shared by several workers. */
  explored?: number;
  /** The findings of a diagnosis so far. */
  report?: DiagnosisReport;
  /** The relatives found so far. */
  relatives?: Relatives | undefined;
}

export interface SolveOutcome extends SolveProgress {
  status: SolveStatus;
  solution: Uint8Array | null;
  contradiction: Contradiction | null;
  /** True if it respects the rules that houses do not express; only from the whole module. */
  keepsRules?: boolean;
  guesses: number;
  backtracks: number;
  deepest: number;
  /** True if a cancel stopped it; otherwise 'unfinished' means that maxSeconds ran out. */
  cancelled: boolean;
}

export interface SolveRequest {
  kind: 'solve';
  puzzle: Puzzle;
  /** Catalogue id; empty = the worker's choice for this grid. */
  algorithm: string;
  /** The option of each knob; missing ones are the default. */
  knobs?: readonly number[];
  /** Solutions to look for: 1 find one, 2 is it unique, 0 all. */
  limit: number;
  /** 0 = no limit. */
  maxSeconds: number;
  /** For the verdict's search: if it is stopped it is stored, and the same question continues it. */
  isKept?: boolean;
}

/** How long a solve takes: `seconds` is the algorithm's own time. */
export type MeasureRequest = Omit<SolveRequest, 'kind' | 'isKept'> & { kind: 'measure' };

/** The search below a path, as a split of the same puzzle, algorithm and knobs gave it. */
export type PartRequest = Omit<SolveRequest, 'kind'> & { kind: 'part'; path: Uint8Array };

/** Cuts a search into subproblems for several workers. */
export interface SplitRequest extends Omit<SolveRequest, 'kind' | 'limit' | 'maxSeconds'> {
  kind: 'split';
  /** Number of subproblems wanted: the cut is at the first depth with as many. */
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
  /** The results above the cut. */
  settled: Pick<SolveOutcome, 'solutions' | 'solution' | 'steps' | 'guesses' | 'backtracks' | 'deepest'>;
  /** True if it stopped before the cut was made; there are no subproblems then. */
  cancelled: boolean;
}

/** The grid that a run solves. */
export interface RunSubject {
  puzzle: Puzzle;
  /** Entries that it starts with besides the givens: a value a cell, 0 if blank; null = none. */
  entries: Uint8Array | null;
}

/** A run to watch. A link holds the same four fields. */
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
  /** Explores up to there, if that part is not known yet. */
  | { how: 'seek'; position: number }
  /** To right after this many steps, or to the end if it comes first; explores up to there. */
  | { how: 'steps'; steps: number }
  | { how: 'end' }
  /** Explores further ahead for one slice without moving. */
  | { how: 'explore' };

/** The part of the search tree that a picture shows, and its detail. */
export interface TreeWindow {
  /** The guess at the top: the one of this level open at this position, or the nearest above it. */
  position: number;
  level: number;
  /** Share of the width below which bars are merged. */
  narrowest: number;
}

/** Questions about the open run that do not move it; refused if none is open. */
export type Look =
  /** The known part of the search tree. */
  | { kind: 'tree'; window: TreeWindow }
  /** The exact cover matrix at the position shown. */
  | { kind: 'cover' }
  /** The causes of the contradiction shown; none if none is shown. */
  | { kind: 'blocks' }
  /** Sentences for events of these kinds, from `back` such events before `from` on. */
  | { kind: 'told'; from: number; back: number; until: number; kinds: number; most: number }
  /** The first positions right after events of these kinds, in (from, until]. */
  | { kind: 'stops'; from: number; until: number; kinds: number; most: number }
  /** A position other than the one shown. */
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
  /** A sentence on rules that no algorithm here checks; empty if there are none. */
  | { kind: 'ignoredRules'; puzzle: Puzzle }
  /** The name of each rule, by its kind. */
  | { kind: 'ruleNames'; puzzle: Puzzle }
  /** The cells of clues that the givens break. */
  | { kind: 'brokenCells'; puzzle: Puzzle }
  /** By cell the digits that no clue by itself rules out beside the givens, in the form of notes. */
  | { kind: 'clueCandidates'; puzzle: Puzzle }
  /** One of the solutions that the last diagnosis found, in order. */
  | { kind: 'diagnosed'; index: number }
  /** Opens a run at a position, exploring up to it, and closes the one before. */
  | (RunSubject & { kind: 'watch'; run: RunChoice; position: number; heat: boolean; buffer: ArrayBuffer })
  /** `buffer` comes back in the reply, filled with a frame, or larger if that did not fit. */
  | { kind: 'move'; move: RunMove; heat: boolean; buffer: ArrayBuffer }
  /** Steps per second of the run on this device without a watcher; takes a fraction of a second. */
  | (RunSubject & { kind: 'pace'; run: RunChoice })
  | Look
  | AsideRequest;

/** A message to a running request, its `target`. */
export type AsideRequest =
  | { kind: 'cancel'; target: number }
  /** Clauses learnt by another search of the same puzzle, or none: other searches run beside it from now on. */
  | { kind: 'hear'; target: number; learnt: Uint32Array };

/** The requests that the page's first worker answers. */
export type QuickRequest = Extract<Request, { kind: 'read' | 'write' | 'solve' }> | AsideRequest;

/** The requests that the worker with every algorithm answers. */
export type WholeRequest = Exclude<Request, LogicRequest>;

export interface FrameReply extends Sentence {
  /** Laid out as in protocol/frame.ts. */
  buffer: ArrayBuffer;
  /** True if the move stopped early because it was cancelled. */
  cancelled: boolean;
  /** Stops made by a move of the kind 'play'; missing for others. */
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
  ruleNames: Record<string, Message>;
  brokenCells: Uint16Array;
  clueCandidates: Uint32Array;
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
  /** The techniques, from easy to hard. */
  logicTechniques: LogicTechnique[];
  logicNext: LogicStep | null;
  logicAll: LogicStep[];
  logicPath: LogicPath;
  rate: Rating;
  make: Made;
  relatives: Relatives;
  rateLines: RatedLines;
  cancel: null;
  hear: null;
}

/** `R`: the requests that the worker answers. */
export interface RequestMessage<R = Request> {
  id: number;
  request: R;
}

export type ReplyMessage =
  | { id: number; kind: 'done'; value: Replies[keyof Replies] }
  | { id: number; kind: 'progress'; value: SolveProgress }
  /** From a search with others beside it: its learnt clauses, for them. */
  | { id: number; kind: 'learnt'; learnt: Uint32Array<ArrayBuffer> }
  /** The request was wrong (a side too large for the algorithm ...): the sentence for the user. */
  | { id: number; kind: 'refused'; message: Told }
  /** The module can no longer be used. */
  | { id: number; kind: 'crashed'; message: Told };
