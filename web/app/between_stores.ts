// Connections between stores: the sitting, the selection and the marks on the board follow the puzzle and its verdict.
import { computed, effect, signal, untracked } from '@preact/signals';
import { goesOn } from '../state/outcome';
import type { HasPlay, PlayInternals } from '../state/play_store';
import type { HasSettings } from '../state/settings';
import { makeSittings, type SittingStore } from '../state/sitting';
import type { Stopwatch } from '../state/stopwatch';
import { outlookOf, type VerdictStore } from '../state/verdict_store';
import type { HasView } from '../state/view';

/** One object, so that setting it again changes nothing. */
const noCells: readonly number[] = [];

/** A sitting goes on while its puzzle is in sight and open, on a tab where it is played. */
export function sittingsOf(
  { play, view, settings }: { play: PlayInternals } & HasView & HasSettings,
  stopwatch: Stopwatch,
  page: Window,
): SittingStore {
  const isInSight = signal(page.document.visibilityState !== 'hidden');
  page.document.addEventListener('visibilitychange', () => {
    isInSight.value = page.document.visibilityState !== 'hidden';
  });
  return makeSittings({
    play,
    stopwatch,
    timer: settings.timer,
    isOpen: computed(() => isInSight.value && play.typing.value === 'entries' && goesOn(play.outcome.value)),
    isPlayed: computed(
      () => (view.tab.value === 'play' && view.top.value !== 'practice') || view.tab.value === 'logic',
    ),
  });
}

/** The board shows the contradiction of the verdict, and the findings of a search that goes on. */
export function showOutlook(play: PlayInternals, verdict: VerdictStore): void {
  effect(() => {
    const [now, told] = [verdict.verdict.value, verdict.told.value];
    const outlook = outlookOf(now);
    const best = verdict.showsBest.value ? (outlook?.best ?? null) : null;
    untracked(() => {
      const contradiction = told.kind === 'known' ? told.outcome.contradiction : null;
      play.hatched.value = contradiction?.cells ?? noCells;
      play.outlook.value = outlook && { proved: outlook.proved, best };
    });
  });
}

/** The cards on top of the game, and the selected cells, belong to the puzzle on the board. */
export function followPuzzle({ play, view }: HasPlay & HasView): void {
  effect(() => {
    void play.puzzleId.value;
    view.top.value = null;
  });
  effect(() => {
    // A smaller board may come by undo, back or a link.
    const { cellCount } = play.geometry.value;
    const left = [...view.selection.peek()].filter((cell) => cell < cellCount);
    view.select(left, Math.min(view.selected.peek(), cellCount - 1));
  });
}
