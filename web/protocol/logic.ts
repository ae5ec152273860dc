// The steps at a position by the techniques that people use, as the solver
// reports them. Cells are numbers row by row from 0, digits 1..side.
import type { Puzzle } from '../grid/puzzle';
import type { Message } from '../language/text';
import type { RelativesRequest } from './improving';
import type { MakeRequest } from './making';
import type { RateRequest } from './rating';

export interface LogicQuestion {
  puzzle: Puzzle;
  /** A value a cell, the entries in blank ones; empty = no entries. */
  entries: Uint8Array;
  /** The notes in the form of state/notes.ts; empty = all remaining candidates. */
  notes: Uint32Array;
  /** True if techniques may be used that assume one solution. */
  hasOneSolution: boolean;
  /** True if Sudoku Explainer's forcing chains, and then guesses, continue
      where all other techniques end. Only for puzzles with one solution. */
  goesBeyond: boolean;
  /** The hardest grade allowed, 0 gentle .. 5 extreme. */
  hardest: number;
  /** Ids in the order in which techniques are tried, separated by
      blanks, a minus before each forbidden one; empty = our order. */
  techniques: string;
  /** The only technique allowed, whatever its grade, also one that nobody looks for; missing = all. */
  only?: string;
}

export type LogicRequest =
  /** The techniques that people look for, from easy to hard; `all`: with others between them, and steps by clues. */
  | { kind: 'logicTechniques'; all?: boolean }
  /** The easiest step; among several of the same technique, the one seen first from a cell, -1 = the first. */
  | { kind: 'logicNext'; question: LogicQuestion; near: number }
  /** All steps available now, by technique, at most `most` of each. */
  | { kind: 'logicAll'; question: LogicQuestion; most: number }
  /** One step after another to the end. */
  | { kind: 'logicPath'; question: LogicQuestion }
  | RateRequest
  | MakeRequest
  | RelativesRequest;

export interface LogicTechnique {
  id: string;
  name: Message;
  /** Other names, separated by blanks. */
  synonyms: string;
  /** 0 gentle .. 5 extreme. */
  grade: number;
  /** 0 if Sudoku Explainer or HoDoKu has no such technique. */
  seTenths: number;
  hodokuScore: number;
  /** True if people look for it; others are slow to find. */
  isUsual: boolean;
  /** True for steps by clues, such as cages, which no list of techniques orders or leaves out. */
  isByClue: boolean;
  /** The constraint kinds whose clues lead to such a step by clues; empty if any may. */
  clueKinds: readonly string[];
  /** True if its result holds only for puzzles with one solution. */
  assumesOne: boolean;
}

export interface Candidate {
  cell: number;
  digit: number;
}

/** A candidate of one cell, or of several cells of a house together. */
export interface ChainNode {
  cells: number[];
  digit: number;
}

export interface ChainLink {
  from: ChainNode;
  to: ChainNode;
  strong: boolean;
  /** The number of the chain among several with the same conclusion. */
  chain: number;
  /** The group of its almost locked set; 0 = none. */
  als: number;
  /** "If r4c2 is not 7, r4c9 is 7: row 4 has no other place for 7." */
  sentence: Message;
  /** The links of a chain that this one follows from, at the first link of a branch that uses it; missing for all others. */
  within?: ChainLink[];
}

/** A digit on the board, and the cells that it excludes from
    having it. `cell`: -1 = an earlier step excluded it there. */
export interface Blocker {
  cell: number;
  digit: number;
  blocked: number[];
}

export interface LogicStep {
  technique: string;
  name: Message;
  grade: number;
  /** False for the forcing chains of Sudoku Explainer and for guesses, which continue where people's techniques end. */
  isUsual: boolean;
  seTenths: number;
  hodokuScore: number;
  placements: Candidate[];
  eliminations: Candidate[];
  houses: { cells: number[]; role: 'base' | 'cover' }[];
  cells: { cell: number; digits: number[]; role: 'pattern' | 'fin' | 'link' | 'target'; group: number }[];
  links: ChainLink[];
  /** For a single: the digits that rule out the other cells of the house, or the other digits of the cell. */
  blockers: Blocker[];
  /** The notation of enthusiasts, the same in any language: "2 r136 \\ c269 ⇒ r5c89≠2". */
  notation: string;
  sentence: Message;
  /** The clues, or the sum by the rule of 45, of a step by them; missing for a chain and for other steps. */
  clues?: Message;
  /** A first nudge: where to look, without a digit; and the cells that it names. */
  nudge: Message;
  look: number[];
  /** A question that names the pattern, without the conclusion. */
  question: Message;
}

export interface LogicPath {
  steps: LogicStep[];
  /** True if the steps lead to a solution. */
  solved: boolean;
  /** True if a cancel stopped it: there may be more steps. */
  cancelled: boolean;
}
