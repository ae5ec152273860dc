// The page's state for a link, and the page restored from a link; and the part of its view that is in the address and in the
// browser's history.
import { batch, computed, type ReadonlySignal } from '@preact/signals';
import { areEqual, isSamePuzzle, type Puzzle } from '../grid/puzzle';
import type { HasWatch } from '../features/watch/watch_store';
import type { LinkState } from '../link/link';
import { isTop, type Place } from '../link/pages';
import type { HasRuns } from '../run/runs';
import { markKinds, newPuzzleId, noEntries } from '../state/moves';
import { dailyOf, type Origin } from '../state/origin';
import { holds } from '../state/outcome';
import type { HasPlay, PlayInternals } from '../state/play_store';
import type { HasSitting } from '../state/sitting';
import type { HasView } from '../state/view';

interface Stores extends HasSitting, HasView, HasRuns, HasWatch {
  readonly play: PlayInternals;
  /** The step that Logic shows; -1 = none. */
  readonly step: ReadonlySignal<number>;
}

export interface AsLink {
  readonly state: ReadonlySignal<LinkState>;
  apply(state: LinkState, puzzleId?: number): void;
}

const originOf = (daily: LinkState['daily']): Origin => (daily ? { kind: 'daily', ...daily } : { kind: 'received' });
/** A race has a record of its own, even if the puzzle of that day was played before. */
const idOf = (challenge: string | undefined): number | undefined => (challenge ? newPuzzleId() : undefined);

export function makeAsLink({ play, sittings, view, runs, watch, step }: Stores): AsLink {
  function isShown(puzzle: Puzzle, entries: LinkState['entries']): boolean {
    const asked = entries ?? noEntries(puzzle);
    const shown = play.entries.peek();
    const isSame = (['values', 'revealed', 'pen', ...markKinds] as const).every((kind) =>
      areEqual(asked[kind], shown[kind]),
    );
    return isSamePuzzle(puzzle, play.puzzle.peek()) && isSame;
  }

  /** True if the board already has that puzzle of a day, with all entries of the link. */
  function isHeld(puzzle: Puzzle, entries: LinkState['entries'], daily: LinkState['daily']): boolean {
    const own = dailyOf(play.origin.peek());
    const isOf = daily !== undefined && own?.day === daily.day && own.grade === daily.grade;
    return isOf && isSamePuzzle(puzzle, play.puzzle.peek()) && holds(play.entries.peek(), entries ?? noEntries(puzzle));
  }

  return {
    state: computed<LinkState>(() => {
      const tab = view.tab.value;
      // The position is not a signal; the readout is, and changes with it.
      void watch.player.value?.readout.value;
      const isWatched = tab === 'watch';
      const origin = play.origin.value;
      return {
        puzzle: play.puzzle.value,
        entries: play.entries.value,
        run: isWatched ? { choice: watch.run.value, position: watch.place() } : null,
        race: isWatched ? runs.race.value : null,
        withEntries: runs.withEntries.value,
        tab,
        step: step.value < 0 ? null : step.value,
        daily: dailyOf(origin),
        challenge: sittings.sitting.value.challenge,
      };
    }),
    apply({ puzzle, entries, run, race, withEntries, tab, step: asked, seconds, daily, challenge }, puzzleId) {
      const comes = !isShown(puzzle, entries) && (challenge !== undefined || !isHeld(puzzle, entries, daily));
      batch(() => {
        if (comes) play.load(puzzle, entries ?? undefined, originOf(daily), puzzleId ?? idOf(challenge));
        // Only a link to the Watch tab has these.
        if (tab === 'watch') {
          runs.race.value = race;
          runs.withEntries.value = withEntries;
        }
        // Once the run's grid is known.
        if (run) watch.restore(run.choice, run.position);
        view.show(tab);
        view.dialog.value = null;
      });
      if (seconds) sittings.change({ elapsed: 1000 * seconds });
      if (challenge) {
        // Hidden until the player starts. In this order: the time to load does not count; the time spent before does.
        sittings.isPaused.value = true;
        sittings.change({ challenge, ...(comes && puzzleId === undefined && { elapsed: 0 }) });
      }
      // Once Logic has dropped its view of the previous grid.
      view.step.value = asked ?? -1;
    },
  };
}

/** The tab, and the dialog or the card on top of the game. */
export function placeOfView({ play, view }: HasPlay & HasView): ReadonlySignal<Place> {
  return computed(() => ({
    puzzleId: play.position.value.puzzleId,
    tab: view.tab.value,
    dialog: view.dialog.value ?? (view.tab.value === 'play' ? view.top.value : null),
  }));
}

export function showPlace({ view }: HasView, { tab, dialog }: Place): void {
  batch(() => {
    view.show(tab);
    view.dialog.value = isTop(dialog) ? null : dialog;
    view.top.value = isTop(dialog) ? dialog : null;
  });
}
