/** Cells are numbered row by row from 0, digits from 1. */
export interface Candidate {
  cell: number;
  digit: number;
}

export type Grade = 'gentle' | 'easy' | 'medium' | 'hard' | 'fiendish' | 'extreme';

export interface Solved {
  /** `unfinished`: the time was up. `solved`: one was wanted, and found. */
  status: 'unique' | 'several' | 'none' | 'solved' | 'unfinished';
  /** Solutions found, at most `limit`. */
  solutions: number;
  /** The first one, a character a cell (from 36x36 on: numbers); null if there is none. */
  solution: string | null;
  /** A sentence on rules and drawings of the puzzle that the search does not keep to; null if there are none. */
  ignored: string | null;
}

export interface Rating {
  grade: Grade;
  /** Finer than the grade. */
  points: number;
  /** "2 hidden pairs and an X-wing; 14 bottlenecks (only one step available)" */
  takes: string;
  /** Ids, from the easiest to the hardest. */
  techniques: string[];
  /** Sudoku Explainer's: the hardest step, the hardest up to the first digit, the first step. */
  se: { er: number; ep: number; ed: number } | null;
  /** HoDoKu's: the sum of the scores; the level, 0 easy .. 4 extreme. */
  hodoku: { score: number; level: number } | null;
}

export interface Step {
  /** An id; the name for people is `name`. */
  technique: string;
  name: string;
  grade: Grade;
  /** "6 has no other place in box 1 than r2c3." */
  sentence: string;
  notation: string;
  placements: Candidate[];
  eliminations: Candidate[];
}

/** `puzzle`: text in any format that Sudoscope reads: a line, a grid, JSON of f-puzzles with its rules, a link ... */
export interface Sudoscope {
  /** Up to `limit` solutions (0: all). Throws a sentence if the text cannot be read. */
  solve(puzzle: string, options?: { limit?: number; seconds?: number }): Solved;
  /** Rejects unless the puzzle has one solution, and for puzzles with rules that have no rating. */
  rate(puzzle: string): Promise<Rating>;
  /** The way to the solution by the techniques that people use; `solved` is false where they end before it. */
  explain(puzzle: string): Promise<{ steps: Step[]; solved: boolean }>;
}

/** Fetches and starts the solver, about 870 kB compressed; `rate` and `explain` fetch 760 kB more. */
export function load(): Promise<Sudoscope>;
