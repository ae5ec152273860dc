// What is chosen of runs, whatever shows them: how many, from where, and what is seen of them beside the board. A link and
// the saved game carry the first two.
import { signal, type Signal } from '@preact/signals';
import type { RaceChoice } from './race_choice';

/** What else can be seen of a run, beside the board. */
export type Detail = 'heat' | 'moves' | 'matrix' | 'record';

/** A place far into a run, as a link says it, which is not searched for until someone says so. */
export interface FarPlace {
  readonly at: number;
  goOn(): void;
}

export interface RunsStore {
  /** The runs side by side in the Watch tab; null = one run alone. */
  readonly race: Signal<RaceChoice | null>;
  /** True if runs start with the entries; false if with the givens alone. */
  readonly withEntries: Signal<boolean>;
  /** What is open below the search tree. */
  readonly detail: Signal<Detail | null>;
  /** True if the algorithm's pseudocode is unfolded; null to unfold it if there is room. */
  readonly showsCode: Signal<boolean | null>;
  readonly farPlace: Signal<FarPlace | null>;
}

export interface HasRuns {
  readonly runs: RunsStore;
}

export function makeRuns(): RunsStore {
  return {
    race: signal<RaceChoice | null>(null),
    withEntries: signal(false),
    detail: signal<Detail | null>(null),
    showsCode: signal<boolean | null>(null),
    farPlace: signal<FarPlace | null>(null),
  };
}
