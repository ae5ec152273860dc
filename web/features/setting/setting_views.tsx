// Setting, in place of the game: the board with the clue that is being drawn, and the tools beside or below it.
import { computed, signal } from '@preact/signals';
import { changedSource } from '../../board/changed_source';
import { setBoard } from '../../language/generated/setting';
import { say } from '../../language/say';
import { constraintsIn } from '../../grid/constraints';
import { type StandIn, undoKey } from '../../ui/tab';
import type { PlayPage } from '../play/play_needs';
import './cell_clues';
import { makeChecks } from './checks';
import { settingChange } from './overlay';
import { listenToDrawing } from './pointing';
import { makeSetting } from './setting';
import { SettingDeck } from './setting_deck';
import type { SettingPlace, SettingSection } from './setting_place';
import { makeSettingKeys } from './setting_keys';
import { cellOfSpot } from './spots';

export function open(page: PlayPage): StandIn {
  const { app, entry } = page;
  const { play, view } = app;
  const setting = makeSetting(app);
  const checks = makeChecks(play);
  const section = signal<SettingSection>('tools');
  const isSought = signal(false);
  const keys = makeSettingKeys(setting, page, () => {
    section.value = 'tools';
    isSought.value = true;
  });
  const source = changedSource(play.source, settingChange(play, setting, keys.aim, checks, checks.found));
  play.mode.value = 'digits';

  /** The board is on the page once the deck is. */
  function listen(): () => void {
    // With the room round it, where clues beside the grid are pressed.
    const stage = document.querySelector('[role=grid]')?.parentElement?.parentElement?.parentElement;
    if (!stage) return () => undefined;
    return listenToDrawing(stage, setting, {
      side: () => play.geometry.peek().side,
      focus(cell) {
        keys.rest();
        if (cell) view.selected.value = cellOfSpot(cell, play.geometry.peek().side);
        document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
      },
      clear(cell) {
        const at = cellOfSpot(cell, play.geometry.peek().side);
        if (play.puzzle.peek().givens[at] === 0) return false;
        play.mend([[at, 0]]);
        return true;
      },
    });
  }

  function leave(): void {
    setting.choose(null);
    view.top.value = null;
    // The button that was pressed goes with the tools.
    document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
  }

  const place: SettingPlace = { page, setting, checks, section, isSought, listen, leave };
  const isFinished = computed(
    () => play.puzzle.value.givens.some((value) => value > 0) || constraintsIn(setting.constraints.value).length > 0,
  );

  return {
    board: () => ({ source, editable: true, hint: entry.hint.value, label: say(setBoard) }),
    Panel: () => null,
    Deck: () => <SettingDeck {...place} />,
    key: (event) => keys.key(event),
    chord: (event) => keys.chord(event) || undoKey(app, event),
    end() {
      const isPlayable = isFinished.peek();
      keys.stop();
      setting.stop();
      checks.end();
      if (isPlayable) play.typing.value = 'entries';
    },
  };
}
