// The interfaces of the modules that solve as the bindings declare them, typed by hand; tests/wasm
// compares the two. Every session must be delete()d: it lives in the module's own memory.

import type { Puzzle } from '../web/grid/puzzle';
import type { Message } from '../web/language/text';
import type { Sentence } from '../web/protocol/told';

/**
 * Bytes: in `givens` 0 is blank, else 1..side; `regions` is empty for
 * rectangular boxes; `constraints` is the text of the library's text_of().
 */
export interface PuzzleBytes {
  boxHeight: number;
  boxWidth: number;
  regions: Uint8Array | string;
  constraints: string;
  givens: Uint8Array;
}

/** Facts for the reader of a text that are not in it; 0 = guess. */
export interface ReadOptions {
  boxHeight: number;
  boxWidth: number;
  /** Text of the regions of a jigsaw; empty = boxes. */
  regions: string;
  /** The further rules, in the form of grid/constraints.ts. */
  constraints: string;
}

export type ReadOutcome<Words = Message> =
  | { ok: true; puzzle: Puzzle; description: Words }
  /** Line and column count from 1; 0 = the text as a whole. */
  | { ok: false; message: Words; line: number; column: number };

/** The first digit, where cells are symbols: 1-9A-Z, 0-9A-Z, A-Z; empty = guess, or there is no choice. */
export type Alphabet = '' | '1' | '0' | 'A';

/** The division of a text into puzzles: one puzzle, a list of lines,
    grids of several lines, games of XML, records of a table. */
export type Division = 'one' | 'lines' | 'grids' | 'games' | 'table' | 'found';

export interface SheetOptions {
  /** Id of a format; empty = guess. */
  format: string;
  alphabet: Alphabet;
  shape: ReadOptions;
  /** Empty = guess. */
  division: Division | '';
}

export interface SheetTag {
  /** title, author, comment, date, source, level, url, rules or solution. */
  name: string;
  value: string;
}

/** A sheet as it crosses outwards. */
export interface SheetResult {
  puzzle: Puzzle;
  entries: Uint8Array;
  /** A little-endian 64-bit word a cell. */
  candidates: Uint8Array<ArrayBuffer> | null;
  corners: Uint8Array<ArrayBuffer> | null;
  /** A little-endian 16-bit word a cell. */
  colours: Uint8Array<ArrayBuffer> | null;
  tags: SheetTag[];
}

/** The division of a text, and another possible one. */
export interface Divided {
  division: Division;
  otherDivision: Division | '';
}

/** Another way to read the same text: the options to set for it. */
export interface OtherReading<Words = Message> {
  format: string;
  alphabet: Alphabet;
  /** 0 = unchanged. */
  boxHeight: number;
  boxWidth: number;
  /** '6x6 in 3x2 boxes' */
  description: Words;
  /** 'Read as 3x2 boxes' */
  offer: Words;
}

/** The text as one puzzle. The worker makes a Sheet of web/protocol/sheets.ts of the bytes. */
export type SheetOutcome<Sheet = SheetResult, Words = Message> = Divided &
  (
    | {
        ok: true;
        sheet: Sheet;
        format: string;
        alphabet: Alphabet;
        /** 'SudokuWiki S9B, 9x9, 24 givens, 3 entries, candidates' */
        description: Words;
        /** Sentences on parts of the text that the sheet does not have. */
        notes: Words[];
        others: OtherReading<Words>[];
      }
    /** Line and column count from 1; 0 = the text as a whole. */
    | { ok: false; message: Words; line: number; column: number }
  );

export type WriteOutcome<Words = Message> =
  /** `lost`: sentences on parts that the format could not hold. */
  { ok: true; text: string; lost: Words[] } | { ok: false; message: Words };

/** The facts of a format that the page needs; the rest is in the solver's list. */
export interface Format<Words = Message> {
  id: string;
  name: Words;
  /** Media types, each followed by its extensions: 'text/plain .txt text/csv .csv'. */
  files: string;
  /** The sides that it can be written for. */
  smallestSide: number;
  largestSide: number;
  /** True if it can be written in any alphabet. */
  alphabets: boolean;
  /** The address of a site that opens such a puzzle; empty = none. */
  site: string;
  /** The text by which a link to that site is recognised. */
  address: string;
}

export interface KnobInfo {
  id: string;
  name: Message;
  /** The first is the default; the name can stand alone: "first column". */
  options: { id: string; name: Message }[];
}

export interface AlgorithmInfo {
  id: string;
  name: Message;
  summary: Message;
  publishedBy: string;
  smallestSide: number;
  largestSide: number;
  /** The grids that it accepts: ordinary ones have square boxes and no further houses. */
  grids: 'ordinary' | 'any houses';
  /** True if it can be watched; one that cannot only gives answers. */
  watchable: boolean;
  knobs: KnobInfo[];
  /** True if it searches the exact cover matrix that 'cover' shows. */
  exactCover: boolean;
}

/** The algorithm that answers; it accepts as many seeds as its first knob has options, if there are several. */
export interface Solver {
  id: string;
  name: Message;
  seeds: number;
}

export type SolveStatus = 'unfinished' | 'unique' | 'several' | 'none' | 'solved' | 'stuck';

/** The reason why a grid has no solution, if it can be seen without search. */
export interface Contradiction {
  message: Message;
  cells: Uint16Array;
}

/** Findings of a long search before its end. Each grid has a value a cell, 0 if nothing is known. */
export interface Outlook {
  conflicts: number;
  /** Memory held by the search. */
  bytes: number;
  /** In every solution; the givens among them. */
  proved: Uint8Array;
  /** The fullest grid without a conflict in any house: guesses, not proved. */
  best: Uint8Array | null;
}

/** Bytes: `entries` as givens; `candidates` empty or 8 a cell; `tags` name=value and a line feed each. */
export interface SheetBytes {
  puzzle: PuzzleBytes;
  entries: Uint8Array;
  candidates: Uint8Array | string;
  /** As the candidates. */
  corners: Uint8Array | string;
  /** Two bytes a cell. */
  colours: Uint8Array | string;
  tags: string;
}

/** A puzzle on the same grid: the new place of each cell, and the new digit for each digit (from 1). */
export type EquivalentOutcome =
  | {
      ok: true;
      givens: Uint8Array<ArrayBuffer>;
      cells: Uint16Array<ArrayBuffer>;
      digits: Uint8Array<ArrayBuffer>;
    }
  | { ok: false; message: Message };

export interface Stats {
  steps: number;
  guesses: number;
  backtracks: number;
  assignments: number;
  eliminations: number;
  solutions: number;
  level: number;
  deepest: number;
}

export interface SolveSession {
  /** As the function of that name. Unless it is null, everything else throws. */
  refusal(): Message | null;
  /** The algorithm that answers; with more than one seed, its first knob is the seed. */
  solver(): Solver;
  /** At most `maxSteps` more steps; true when finished. */
  run(maxSteps: number): boolean;
  solutions(): number;
  steps(): number;
  status(): SolveStatus;
  solution(): Uint8Array | null;
  contradiction(): Contradiction | null;
  /** Null if the algorithm has no outlook. */
  outlook(): Outlook | null;
  /** Clauses learnt since the last call, for searches of the same puzzle with other seeds; empty if there are none. */
  exportLearnt(): Uint32Array<ArrayBuffer>;
  /** Takes in the clauses of another search; solutions that it found count from the next run() on. */
  importLearnt(message: Uint32Array): void;
  stats(): Stats;
  delete(): void;
}

/** 9x9 puzzles, one a line. Results are for each line that is neither blank nor begins with #, in order. */
export interface LineSolver {
  /** Room for a text, as a view into the module's memory: write it before the next call. */
  room(size: number): Uint8Array;
  /** Solves the text in the room; returns the number of its lines of all kinds. */
  solve(): number;
  /** The lines that are puzzles, counted from 0. This and the next ones are views, to be copied before the next call. */
  line(): Uint32Array;
  /** The offset where the line begins, in bytes. */
  offset(): Uint32Array;
  /** A LineStatus of protocol/collection.ts, or 5: the line is not a 9x9 puzzle, and nothing else is known about it. */
  status(): Uint8Array;
  givens(): Uint8Array;
  guesses(): Uint32Array;
  /** Up to the limit. */
  solutions(): Uint32Array;
  /** The first solution of each, or nothing, and a line feed. Empty unless wanted. */
  text(): string;
  delete(): void;
}

/** A text of several puzzles in the formats of other programs, made plain lines, in slices. */
export interface SheetList {
  /** True if it is read as several puzzles. */
  several(): boolean;
  /** Reads at most `most` more puzzles; false at the end. Results of the others are about these. */
  run(most: number): boolean;
  /** One line for each puzzle: digits, or JSON (web/grid/puzzle_line.ts); a line that is no puzzle if one cannot be read. */
  lines(): string;
  /** The line of the text where each begins, from 1. */
  line(): Uint32Array<ArrayBuffer>;
  /** The bytes of each in the text; none if a puzzle has no text of its own. */
  begin(): Uint32Array<ArrayBuffer>;
  end(): Uint32Array<ArrayBuffer>;
  /** `item` counts from 0 in this slice, `line` from 1 in the text. */
  problems(): { item: number; line: number; message: Message }[];
  /** The name of a puzzle among the others, if the text has names: "Samurai, top left". */
  names(): { item: number; message: Message }[];
  /** The parts of a text that its line leaves out, and rules that no verdict is about. */
  remarks(): { item: number; message: Message }[];
  delete(): void;
}

/** A search that is repeated to measure its time. */
export interface Repetition {
  /** From the puzzle as read to the end of the search, without the immediate check; the result is dropped. */
  run(): void;
  delete(): void;
}

/** One search shared by several workers: cuts the tree into parts for PartSessions. */
export interface SplitSession {
  /** At most `maxSteps` more steps; true when finished. */
  run(maxSteps: number): boolean;
  /** Guesses above the cut. */
  depth(): number;
  /** The first solution above the cut. */
  solution(): Uint8Array | null;
  /** The counters above the cut. */
  stats(): Stats;
  /** The share of the tree that was settled above the cut, 0..1. */
  explored(): number;
  /** When finished. `share`: of the whole tree, 0..1. */
  subproblems(): { path: Uint8Array; share: number }[];
  delete(): void;
}

export interface WatchSession {
  position(): number;
  known(): number;
  ended(): boolean;
  /** Steps of the run that are known, more than are shown. */
  exploredSteps(): number;
  solutions(): number;
  /** Plays forward over `stops` events of `kinds`, at most `maxEvents` events; returns the stops made. */
  play(kinds: number, stops: number, maxEvents: number): number;
  previous(kinds: number): void;
  seek(position: number): void;
  /** Moves to the place right after a number of steps, as far as is known. */
  seekSteps(steps: number): void;
  /** False if the end of the run is known. */
  explore(maxEvents: number): boolean;
  /** A view into the module's memory: copy it before the next call. */
  frame(heat: boolean): Uint8Array;
  /**
   * Another position, without moving the current one: its frame,
   * a view like that of frame(), and the result of sentence().
   */
  glimpse(position: number): { frame: Uint8Array } & Sentence;
  /** Up to `most` positions right after events of `kinds`, in (from, until]. */
  stops(from: number, until: number, kinds: number, most: number): Float64Array<ArrayBuffer>;
  /** The position right after the event of `kinds` that is `count` such events back, or 0. */
  back(position: number, kinds: number, count: number): number;
  /** A stretch of the run: the JSON of a list of web/protocol/told.ts. */
  told(from: number, until: number, kinds: number, most: number): string;
  /** The exact cover matrix at the position shown. */
  cover(): Uint8Array<ArrayBuffer>;
  /**
   * The search tree below the guess at `depth` that was open at `position`; bars of at least `narrowest` of its width.
   */
  tree(position: number, depth: number, narrowest: number): Uint8Array<ArrayBuffer>;
  /** At a contradiction the obstacles, else nothing. */
  blocks(): Message[];
  sentence(): Sentence;
  delete(): void;
}

/** The faults of a puzzle, and facts about it beside its solution. */
export interface DiagnosisSession {
  /** At most about `maxSteps` more steps; true when finished. */
  run(maxSteps: number): boolean;
  /** A DiagnosisReport of protocol/diagnosis.ts as JSON: all results so far. */
  report(): string;
  /** One of the solutions kept for looking through, in the order in which they were found. */
  solution(index: number): Uint8Array<ArrayBuffer> | null;
  delete(): void;
}

/**
 * `More`: further parameters of a session; a SplitSession has the least number of subproblems in place of the limit.
 */
type SessionClass<T, More extends unknown[] = []> = new (
  puzzle: PuzzleBytes,
  algorithm: string,
  knobs: Uint8Array,
  limit: number,
  ...more: More
) => T;

/** The module that the page starts with; its only algorithms are the preferred ones. */
export interface QuickModule {
  readPuzzle(text: string, options: ReadOptions): ReadOutcome;
  writePuzzle(puzzle: PuzzleBytes, style: 'line' | 'grid'): string;
  /** Reason why the algorithm cannot run on the puzzle; null if it can. An empty id is the preferred algorithm. */
  refusal(puzzle: PuzzleBytes, algorithm: string): Message | null;
  SolveSession: SessionClass<SolveSession>;
}

/** For collections. */
export interface CollectionModule extends QuickModule {
  /** Up to `limit` solutions of each puzzle. */
  LineSolver: new (limit: number, wantSolutions: boolean) => LineSolver;
}

/** The whole module: every algorithm, to solve with and to watch. */
export interface SolverModule extends CollectionModule {
  catalogue(): AlgorithmInfo[];
  houseCells(puzzle: PuzzleBytes): Uint16Array[];
  /** A message about rules and drawings that the algorithm (empty = the preferred one) does not keep to; null if there
   * are none. */
  ignoredRules(puzzle: PuzzleBytes, algorithm: string): Message | null;
  /** True if it keeps to every rule, whatever is only drawn. */
  keepsRules(puzzle: PuzzleBytes, algorithm: string): boolean;
  /** The name of each rule of the puzzle, by its kind. */
  ruleNames(puzzle: PuzzleBytes): Record<string, Message>;
  /** The cells of clues that the givens break, each clue by itself, ascending. */
  brokenCells(puzzle: PuzzleBytes): Uint16Array<ArrayBuffer>;
  /** By cell the digits that no clue by itself rules out beside the givens: two words a cell, low then high, bit d-1 =
   * digit d. Empty for a grid that is larger than any with clues. */
  clueCandidates(puzzle: PuzzleBytes): Uint32Array<ArrayBuffer>;
  /** The min-lex form, which all equivalent puzzles share. */
  minlex(puzzle: PuzzleBytes): EquivalentOutcome;
  /** An equivalent puzzle, the same for the same seed: a whole number up to 2^53. */
  equivalent(puzzle: PuzzleBytes, seed: number): EquivalentOutcome;
  /** The numbers, from 0, of the lines that are equivalent puzzles on the same grid. */
  equivalentLines(puzzle: PuzzleBytes, lines: string): Uint32Array<ArrayBuffer>;
  /**
   * Two numbers a line, the same for equivalent puzzles; the
   * first is 0 if a line is no puzzle, or its form is not found.
   */
  formPrints(lines: string): Uint32Array<ArrayBuffer>;
  /** Reads the output of any program or site, of several puzzles the first; properties not given in the options are guessed. */
  readSheet(text: string, options: SheetOptions): SheetOutcome;
  writeSheet(sheet: SheetBytes, format: string, alphabet: string): WriteOutcome;
  formats(): Format[];
  /** `text`: its bytes. `division`: as in SheetOptions. */
  SheetList: new (text: Uint8Array, division: string) => SheetList;
  /** `entries`: a value a cell, or empty. `mostSolutions`: number to count, 0 = all. */
  DiagnosisSession: new (puzzle: PuzzleBytes, entries: Uint8Array, mostSolutions: number) => DiagnosisSession;
  Repetition: SessionClass<Repetition>;
  SplitSession: SessionClass<SplitSession, [depth: number]>;
  PartSession: SessionClass<SolveSession, [path: Uint8Array]>;
  /** `entries`: the digits entered in blank cells, a byte a cell as in PuzzleBytes.givens; or none. */
  WatchSession: SessionClass<WatchSession, [entries: Uint8Array]>;
}

/** The default export of a module's glue. */
export type ModuleFactory<M> = (options: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (path: string) => string;
}) => Promise<M>;
