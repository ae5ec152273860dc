// The choices for runs, whichever tab shows them: how many, from where, and which
// details are shown beside the board. A link and the saved game hold the first two.
import { signal, type Signal } from '@preact/signals';
import type { RaceChoice } from './race_choice';

/** A detail of a run that can be shown beside the board. */
export type Detail = 'heat' | 'moves' | 'matrix' | 'record';

/** A place far into a run, from a link; the search for it waits until the user starts it. */
export interface FarPlace {
  readonly at: number;
  goOn(): void;
}

export interface RunsStore {
  /** The runs side by side in the Watch tab; null = one run alone. */
  readonly race: Signal<RaceChoice | null>;
  /** True if runs start with the entries; false if with the givens alone. */
  readonly withEntries: Signal<boolean>;
  /** The detail that is open below the search tree. */
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
