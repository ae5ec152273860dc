// The stores of the page and what the components may do with them. Each datum has one place: settings (a menu), play
// (restored by undo), view (selection, tab), verdict and watch (what the workers said). After S. Tatham, devel.but.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardSource } from '../board/picture';
import type { Geometry } from '../grid/geometry';
import type { Puzzle } from '../grid/puzzle';
import type { SymbolStyle } from '../grid/symbols';
import type {
  AlgorithmInfo,
  Look,
  ReadOptions,
  ReadOutcome,
  Replies,
  RunChoice,
  RunSubject,
  SolveOutcome,
  SolveProgress,
} from '../protocol/messages';
import type { Alphabet, Divided, Division, OtherReading, SheetFormat, WriteOutcome } from '../protocol/sheets';
import type { RaceChoice } from '../run/race_choice';

/** What the user has put into a puzzle. */
export interface Entries {
  /** A value a cell, 0 where nothing was entered. */
  readonly values: Uint8Array;
  /** 1 where the solver filled the value in. */
  readonly revealed: Uint8Array;
  /** The candidates marked in blank cells, as in state/notes.ts. */
  readonly notes: Uint32Array;
}

/** What else the board shows of the puzzle: cells of a diagnosis, digits that are still possible, a solution. */
export interface BoardMarks {
  /** Cells of a contradiction. */
  readonly hatched?: readonly number[];
  /** Cells that led to it. */
  readonly ringed?: readonly number[];
  readonly touched?: readonly number[];
  /** As BoardPicture.candidates. */
  readonly candidates?: Uint32Array | null;
  /** Values for blank cells. */
  readonly values?: Uint8Array | null;
}

export interface PlayStore {
  readonly puzzle: ReadonlySignal<Puzzle>;
  /** Another for each puzzle that is loaded; undo brings it back with its puzzle. */
  readonly puzzleId: ReadonlySignal<number>;
  readonly geometry: ReadonlySignal<Geometry>;
  readonly entries: ReadonlySignal<Entries>;
  /** Givens and entries in one. */
  readonly grid: ReadonlySignal<Uint8Array>;
  readonly clashes: ReadonlySignal<ReadonlySet<number>>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether typing sets givens (writing a puzzle down) or entries (solving it). */
  readonly typing: Signal<'givens' | 'entries'>;
  /**
   * Types a value into a cell, which takes its notes and, by the setting, that digit from the notes of its peers; 0 clears,
   * and where the cell was blank it clears its notes. A given is only changed while typing givens. False when it may not be.
   */
  type(cell: number, value: number): boolean;
  /** Fills in values as revealed where the grid is blank, or differs; 0 in `values` leaves a cell alone. */
  reveal(values: Uint8Array): void;
  /** Gives cells other givens, 0 = none, as one move. */
  mend(changes: readonly (readonly [cell: number, value: number])[]): void;
  /** Takes entries out, as one move. */
  takeOut(cells: readonly number[]): void;
  /** Of these cells the one whose value has stood longest. */
  oldest(cells: readonly number[]): number;
  readonly marks: Signal<BoardMarks | null>;
  /** Takes all entries out. */
  clearEntries(): void;
  /** Makes all entries givens, or all givens entries, as one move. */
  turnInto(kind: 'givens' | 'entries'): void;
  /** Makes or takes back a note. False where the cell is not blank or has no such digit. */
  toggleNote(cell: number, value: number): boolean;
  /** Notes in every blank cell: all digits that stand in none of its houses. */
  fillNotes(): void;
  /** Takes all notes out. */
  clearNotes(): void;
  /** A new puzzle; undo brings the one before back. */
  load(puzzle: Puzzle, entries?: Entries): void;
  undo(): void;
  redo(): void;
  /** The picture for the board. */
  readonly source: BoardSource;
}

export type Tab = 'solve' | 'watch' | 'lab' | 'collection';
export type Dialog = 'new' | 'picture' | 'share' | 'help' | 'settings' | null;

/** What else can be seen of a run, beside the board. */
export type More = 'heat' | 'moves' | 'matrix' | 'record';

/** Whether to go to another puzzle, to which Back or Forward has led. */
export interface Question {
  readonly puzzle: Puzzle;
  go(): void;
  stay(): void;
}

export interface ViewStore {
  readonly tab: Signal<Tab>;
  /** The runs side by side in the Watch tab; null = one run alone. */
  readonly race: Signal<RaceChoice | null>;
  /** Whether runs start with what was entered; else from the givens alone. */
  readonly withEntries: Signal<boolean>;
  /** What is open below the search tree. */
  readonly more: Signal<More | null>;
  readonly dialog: Signal<Dialog>;
  /** Asked above all else. */
  readonly question: Signal<Question | null>;
  /** The selected cell. */
  readonly selected: Signal<number>;
  /** Whether numbers that are typed become notes. */
  readonly noting: Signal<boolean>;
  /** A passing message: what was recognised, a damaged link, a restarted solver; and what can be done about it. */
  readonly notice: Signal<{
    text: string;
    tone: 'plain' | 'good' | 'bad';
    actions?: readonly { text: string; run(): void }[];
  } | null>;
  /** Whether the best grid of a search under way is on the board, which is not proved. */
  readonly showsBest: Signal<boolean>;
  /** Whether the choice of the algorithm for the verdict is open. */
  readonly choosesSolver: Signal<boolean>;
  /** A place far into what is watched, as of a link, which is not searched for until someone says so. */
  readonly farPlace: Signal<{ readonly at: number; goOn(): void } | null>;
}

export interface SettingsStore {
  readonly theme: Signal<'system' | 'light' | 'dark'>;
  readonly contrast: Signal<'system' | 'high'>;
  /** Moves per second while playing, side by side steps of the fastest, 1 .. 1000; Infinity = flat out. */
  readonly speed: Signal<number>;
  /** Every elimination is a move of its own. */
  readonly everyElimination: Signal<boolean>;
  readonly showCandidates: Signal<boolean>;
  /** A value that is typed goes from the notes of its peers. */
  readonly tidyNotes: Signal<boolean>;
  /** The algorithm of the verdict, where it takes the grid; empty = chosen by the grid. */
  readonly solver: Signal<string>;
  /** How a digit is written on board and keys. */
  readonly symbols: Signal<SymbolStyle>;
}

export type Verdict =
  | { kind: 'waiting' }
  | { kind: 'searching'; progress: SolveProgress }
  /** `ofGivens`: where the grid with its entries has no solution, what the givens alone have. */
  | { kind: 'known'; outcome: SolveOutcome; ofGivens: SolveOutcome | null }
  | { kind: 'failed'; message: string };

export type Count =
  | { kind: 'idle' }
  | { kind: 'counting'; progress: SolveProgress }
  /** `limit`: solutions that were looked for; 0 = all. */
  | { kind: 'counted'; outcome: SolveOutcome; limit: number }
  | { kind: 'failed'; message: string };

export interface VerdictStore {
  /** Of the grid as it stands; comes by itself after each change. */
  readonly verdict: ReadonlySignal<Verdict>;
  /** Where there are several, their number comes by itself as far as it is small and soon known; in full when asked. */
  readonly count: ReadonlySignal<Count>;
  startCount(): void;
  cancelCount(): void;
  /** Stops a long search for the verdict. */
  cancelVerdict(): void;
  /** Searches on without a time limit. */
  searchOn(): void;
  /** Fills the whole solution in, or one cell of it. A sentence when it cannot. */
  revealAll(): string | null;
  revealCell(cell: number): string | null;
}

/** Numbers of the frame in hand, for counters and buttons; updated a few times a second while playing. */
export interface WatchReadout {
  position: number;
  known: number;
  ended: boolean;
  atEnd: boolean;
  steps: number;
  guesses: number;
  backtracks: number;
  level: number;
  deepest: number;
  /** Where the run as far as it is known is deepest first. */
  deepestPosition: number;
  knownDeepest: number;
  solutions: number;
  stepsPerSecond: number;
  what: string;
  why: string;
  /** It stands right after a contradiction. */
  contradicts: boolean;
  /** It has ended without a solution. */
  failed: boolean;
  /** For the colour of the sentence. */
  tone: 'plain' | 'guess' | 'bad' | 'good';
}

/** The skyline as drawn; replaced whole. */
export interface SkylinePicture {
  /** Deepest level per bucket. */
  levels: Uint16Array;
  /** Bit 0 conflict, bit 1 solution. */
  marks: Uint8Array;
  bucketEvents: number;
  known: number;
  position: number;
}

export type Landmark = 'move' | 'guess' | 'contradiction' | 'solution';

export interface WatchStore {
  /** 'opening' = the solver is asked for the run, 'moving' = it is on its way to a place in it. */
  readonly status: ReadonlySignal<'closed' | 'opening' | 'ready' | 'moving' | 'failed'>;
  readonly playing: ReadonlySignal<boolean>;
  /** How far a move that takes long has searched; null when none is under way. */
  readonly ahead: ReadonlySignal<SolveProgress | null>;
  readonly run: ReadonlySignal<RunChoice>;
  /** What it is of. */
  readonly subject: ReadonlySignal<RunSubject>;
  readonly readout: ReadonlySignal<WatchReadout | null>;
  /** Why a run cannot be shown (status failed), e.g. a grid too large for the algorithm. */
  readonly failure: ReadonlySignal<string>;
  /** Not a signal: redrawn with the board at each frame. */
  readonly skyline: { readonly picture: SkylinePicture | null; subscribe(listener: () => void): () => void };
  readonly source: BoardSource;
  /** Asks about the run without moving it; null where the answer is of one that is no longer shown. */
  look<R extends Look>(question: R): Promise<Replies[R['kind']] | null>;
  /** The kinds of event that going to a landmark stops at, by the settings, as a mask. */
  kindsOf(landmark: Landmark): number;
  choose(run: RunChoice): void;
  /** Goes to a place in a run, of the puzzle as it is then. */
  restore(run: RunChoice, position: number): void;
  /** Where it stands, or will once it has come to the place that was chosen last. */
  goal(): number;
  /** From where the moves before have led; at the end from the start. */
  play(): void;
  pause(): void;
  /** `isHeld`: by a key that is held down. */
  next(landmark: Landmark, isHeld?: boolean): void;
  previous(landmark: Landmark, isHeld?: boolean): void;
  /** Explored up to there, where it is not known yet. */
  seek(position: number): void;
  toStart(): void;
  toEnd(): void;
  /** To where the run as far as it is known is deepest first. */
  toDeepest(): void;
  /** Ends a move that takes long. */
  cancel(): void;
}

/** What is stored for use without a network: 'ready' = everything, 'opened' = what was opened, to save data. */
export type OfflineState = 'unknown' | 'ready' | 'opened' | 'partly' | 'unavailable';

/** What is known of a text that is read; a format's id or an alphabet where one was chosen. */
export interface ReadWish extends ReadOptions {
  format?: string;
  alphabet?: Alphabet;
  division?: Division | '';
}

/** `remarks`: sentences on what the text has and the page has not; `others`: ways to read it differently. */
export type Reading = Partial<Divided> &
  (
    | {
        ok: true;
        puzzle: Puzzle;
        description: string;
        /** Its id, where the module that knows the formats was asked. */
        format?: string;
        entries?: Entries;
        remarks?: string[];
        others?: OtherReading[];
      }
    | Extract<ReadOutcome, { ok: false }>
  );

export interface App {
  readonly play: PlayStore;
  readonly view: ViewStore;
  readonly settings: SettingsStore;
  readonly verdict: VerdictStore;
  readonly watch: WatchStore;
  readonly catalogue: ReadonlySignal<AlgorithmInfo[]>;
  readonly update: {
    readonly offline: ReadonlySignal<OfflineState>;
    readonly waiting: ReadonlySignal<boolean>;
    /** Reloads into the new version. */
    apply(): void;
    dismiss(): void;
  };
  /** The link to the state as it stands. */
  readonly link: ReadonlySignal<string>;
  read(text: string, wish: ReadWish): Promise<Reading>;
  /** The formats of other programs and sites; rejects where the module that knows them cannot be had. */
  formats(): Promise<readonly SheetFormat[]>;
  /** The page's puzzle with its entries and notes, as far as the format holds them. */
  writeAs(format: string, alphabet: Alphabet): Promise<WriteOutcome>;
  /** The page's own puzzle where none is named. */
  write(style: 'line' | 'grid', puzzle?: Puzzle): Promise<string>;
  /** One solution of any puzzle, beside what the page shows; with a limit of 2 also whether there is another. */
  solve(puzzle: Puzzle, maxSeconds: number, limit?: number): Promise<SolveOutcome>;
}
