// What the Lab measures: contenders (an algorithm with its knobs, or a solver that somebody brought) on the puzzles of a set,
// one trial each.
//
//   trials: puzzle 0 by each contender, then puzzle 1 by each, ... so that a run that is stopped early compares equals.
import type { Puzzle } from '../../grid/puzzle';
import type { Fault } from './fault';

export interface Contender {
  /** Catalogue id; empty = a solver that somebody brought. */
  algorithm: string;
  /** "Dancing links, first column": told apart from all others of the experiment. */
  name: string;
  /** "dancing-links:column=first": the same for the command line, and in files. */
  label: string;
  /** The option of each knob, as in RunChoice. */
  knobs: number[];
  /** Which of those that somebody brought. */
  guest?: string;
}

export interface Experiment {
  setName: string;
  puzzles: Puzzle[];
  contenders: Contender[];
  /** What one contender may spend on one puzzle. */
  capSeconds: number;
}

export interface Trial {
  /**
   * 'none' = shown to have no solution; 'capped' = not done within the cap; 'failed' = the solver could not do it; 'wrong' =
   * its answer was checked and is not right.
   */
  ending: 'solved' | 'none' | 'capped' | 'failed' | 'wrong';
  seconds: number;
  /** Null if the solver does not tell. */
  guesses: number | null;
  backtracks: number | null;
  /** What is wrong with its answer, or why it failed, of a solver that somebody brought. */
  fault?: Fault;
}

/** Null if a trial is still to be made. */
export type Trials = (Trial | null)[];

export function trialCount({ puzzles, contenders }: Experiment): number {
  return puzzles.length * contenders.length;
}

export function isDone(trial: Trial | null): boolean {
  return trial?.ending === 'solved' || trial?.ending === 'none';
}

/** The trials of one contender that were made, with the puzzle of each. */
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
