// The grid that runs start from: the givens of the puzzle alone or, by choice, with the entries.
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { RunSubject } from '../protocol/messages';
import { hasEntries } from '../state/moves';
import type { PlayStore } from '../state/play_store';
import { withoutPaces } from './race_choice';
import type { RunsStore } from './runs';

/** The same object as long as its content is the same. */
export function makeSubject(play: PlayStore, runs: RunsStore): ReadonlySignal<RunSubject> {
  // Notes are entries too, but no run starts with them.
  const entries = computed(() => {
    const { values } = play.entries.value;
    return runs.withEntries.value && hasEntries(values) ? values : null;
  });
  return computed(() => ({ puzzle: play.puzzle.value, entries: entries.value }));
}

/** Another puzzle starts at its beginning, and each run has another
    pace on it; unless puzzle and runs came together, in a link. */
export function restartRaceOnNewPuzzle(play: PlayStore, runs: RunsStore): void {
  const subject = makeSubject(play, runs);
  let seen = { subject: subject.peek(), race: runs.race.peek() };
  effect(() => {
    const now = { subject: subject.value, race: runs.race.value };
    const isStale = now.race !== null && now.race === seen.race && now.subject !== seen.subject;
    seen = now;
    if (isStale) untracked(() => (runs.race.value = withoutPaces({ ...now.race!, at: 0 })));
  });
}
