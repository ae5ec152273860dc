// The saved state of the page, and the page restored from it.
import { batch, computed, type ReadonlySignal } from '@preact/signals';
import type { HasWatch } from '../features/watch/watch_store';
import type { SavedGame } from '../kept/saved_game';
import type { LinkSync } from '../link/link_sync';
import type { HasRuns } from '../run/runs';
import { goesOn } from '../state/outcome';
import type { PlayInternals } from '../state/play_store';
import type { HasSitting } from '../state/sitting';
import type { HasView, TabLetters } from '../state/view';

interface Stores extends HasSitting, HasView, HasRuns, HasWatch {
  readonly play: PlayInternals;
  /** The step that Logic shows; -1 = none. */
  readonly step: ReadonlySignal<number>;
}

export interface AsGame {
  /** `sync`: the addresses and the label of its page. */
  game(sync: Pick<LinkSync, 'link' | 'linkBefore' | 'linkBelow' | 'label'>): ReadonlySignal<SavedGame>;
  apply(game: SavedGame): void;
}

/** `letters`: of all tabs. */
export function makeAsGame({ play, sittings, view, runs, watch, step }: Stores, letters: TabLetters): AsGame {
  function knownSittings(): NonNullable<SavedGame['sittings']> {
    void sittings.sitting.value;
    const { done, undone } = play.history.value;
    const ids = new Set([play.position.value.puzzleId]);
    for (const move of [...done, ...undone])
      if (move.kind === 'load') ids.add(move.before.puzzleId).add(move.after.puzzleId);
    return [...ids].flatMap((id) => {
      const sitting = sittings.of(id);
      return sitting ? [[id, sitting] as const] : [];
    });
  }

  /**
   * Not a signal: the link has the place, so that the game need not be written ten times a
   * second.
   */
  function placeToSave(): number {
    const player = watch.player.value;
    void (player?.playing.value || player?.readout.value);
    return watch.place();
  }

  return {
    game: ({ link, linkBefore, linkBelow, label }) =>
      computed<SavedGame>(() => ({
        version: 1,
        position: play.position.value,
        history: play.history.value,
        sittings: knownSittings(),
        typing: play.typing.value,
        isPaused: sittings.isPaused.value,
        run: watch.run.value,
        place: placeToSave(),
        race: runs.race.value,
        withEntries: runs.withEntries.value,
        tab: view.tab.value,
        step: step.value,
        link: link.value,
        linkBefore: linkBefore(),
        linkBelow: linkBelow(),
        label: label.value,
      })),
    apply(game) {
      batch(() => {
        for (const [puzzleId, sitting] of game.sittings ?? []) sittings.recall(puzzleId, sitting);
        play.restore(game.position, game.history);
        play.typing.value = game.typing;
        runs.race.value = game.race ?? null;
        runs.withEntries.value = game.withEntries ?? game.place > 0;
        watch.restore(game.run, game.place);
        view.show(Object.hasOwn(letters, game.tab) ? game.tab : 'play');
      });
      view.step.value = game.step ?? -1;
      // A contest, or a paused puzzle, is hidden until the player resumes it, and the way back costs no time.
      const isHidden = game.isPaused === true || sittings.contest.peek() !== null;
      if (!isHidden || !goesOn(play.outcome.peek())) return;
      sittings.isPaused.value = true;
      const kept = game.sittings?.find(([puzzleId]) => puzzleId === game.position.puzzleId);
      if (kept) sittings.change({ elapsed: kept[1].elapsed });
    },
  };
}
