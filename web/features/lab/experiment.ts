// What the Lab measures: contenders (an algorithm with its knobs) on the puzzles of a set, one trial each.
//
//   trials: puzzle 0 by each contender, then puzzle 1 by each, ... so that a run that is stopped early compares equals.
import type { Puzzle } from '../../grid/puzzle';

export interface Contender {
  /** Catalogue id. */
  algorithm: string;
  /** "Dancing links, first column": told apart from all others of the experiment. */
  name: string;
  /** "dancing-links:column=first": the same for the command line, and in files. */
  label: string;
  /** The option of each knob, as in RunChoice. */
  knobs: number[];
}

export interface Experiment {
  setName: string;
  puzzles: Puzzle[];
  contenders: Contender[];
  /** What one contender may spend on one puzzle. */
  capSeconds: number;
}

export interface Trial {
  /** 'none' = shown to have no solution; 'capped' = not done within the cap; 'failed' = the solver could not do it. */
  ending: 'solved' | 'none' | 'capped' | 'failed';
  seconds: number;
  guesses: number;
  backtracks: number;
}

/** Null where a trial is still to be made. */
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
