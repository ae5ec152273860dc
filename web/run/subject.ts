// What runs are of: the givens of the puzzle alone or, where that was chosen, with what was entered as well.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { RunSubject } from '../protocol/messages';
import type { PlayStore } from '../state/play';
import type { RunsStore } from './runs';

export const hasEntries = (values: Uint8Array): boolean => values.some((value) => value > 0);

/** The same object as long as it holds the same. */
export function makeSubject(play: PlayStore, runs: RunsStore): ReadonlySignal<RunSubject> {
  // Notes are entries too, and no run starts with them.
  const entries = computed(() => {
    const { values } = play.entries.value;
    return runs.withEntries.value && hasEntries(values) ? values : null;
  });
  return computed(() => ({ puzzle: play.puzzle.value, entries: entries.value }));
}
