// An experiment of the Lab: contenders (an algorithm with its knobs, or a visitor's solver) on the puzzles of a set, one
// trial each.
//
//   trials: puzzle 0 by each contender, then puzzle 1 by each, ... so that a run stopped early compares equals.
import type { Puzzle } from '../../grid/puzzle';
import type { Fault } from './fault';

export interface Contender {
  /** Catalogue id; empty = a visitor's solver. */
  algorithm: string;
  /** "Dancing links, first column": told apart from all others of the experiment. */
  name: string;
  /** "dancing-links:column=first": the same for the command line, and in files. */
  label: string;
  /** The option of each knob, as in RunChoice. */
  knobs: number[];
  /** The id of a visitor's solver. */
  guest?: string;
}

export interface Experiment {
  setName: string;
  puzzles: Puzzle[];
  contenders: Contender[];
  /** The time limit for one contender on one puzzle. */
  capSeconds: number;
}

export interface Trial {
  /**
   * 'none' = shown to have no solution; 'capped' = not done within the cap; 'failed' = the solver could not do it; 'wrong' =
   * its answer was checked and is not right.
   */
  ending: 'solved' | 'none' | 'capped' | 'failed' | 'wrong';
  seconds: number;
  /** Null if the solver does not report them. */
  guesses: number | null;
  backtracks: number | null;
  /** The fault in a visitor's solver's answer, or the reason of its failure. */
  fault?: Fault;
}

/** Null for a trial still to be made. */
export type Trials = (Trial | null)[];

export function trialCount({ puzzles, contenders }: Experiment): number {
  return puzzles.length * contenders.length;
}

export function isDone(trial: Trial | null): boolean {
  return trial?.ending === 'solved' || trial?.ending === 'none';
}

/** The finished trials of one contender, with the puzzle of each. */
export function trialsOf(
  experiment: Experiment,
  trials: Trials,
  contender: number,
): { puzzle: number; trial: Trial }[] {
  const step = experiment.contenders.length;
  return experiment.puzzles.flatMap((_, puzzle) => {
    const trial = trials[puzzle * step + contender];
    return trial ? [{ puzzle, trial }] : [];
  });
}
