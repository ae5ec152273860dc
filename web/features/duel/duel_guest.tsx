// A duel for two on one device, in place of the game.
import { effect, untracked } from '@preact/signals';
import { coversBoard } from '../play/pause_cover';
import { makeEntryControl } from '../play/entry_control';
import type { Guest } from '../play/guest';
import type { PlayPage } from '../play/play_needs';
import { playView } from '../play/play_tab';
import { DuelCover } from './duel_cover';
import { DuelDeck } from './duel_deck';
import { makeDuelGame } from './duel_game';
import { DuelPanel } from './duel_panel';
import { makeStarting } from './starting';

export function openDuel({ app, arrival, hints }: PlayPage): Guest {
  const game = makeDuelGame(app);
  const starting = makeStarting(app);
  const entry = makeEntryControl({ ...app, play: game.play });
  const page: PlayPage = { app: { ...app, play: game.play }, arrival, entry, hints };
  // Each begins with empty hands, and writes digits.
  const stopHanding = effect(() => {
    void game.turn.value;
    untracked(() => {
      if (entry.held.peek() > 0) entry.enter(entry.held.peek());
      app.play.mode.value = 'digits';
    });
  });
  const goesOn = (): boolean => game.duel.value?.end === null;
  // There is nothing to hide any more.
  if (!goesOn()) app.sittings.isPaused.value = false;
  return {
    board: () => ({
      ...playView.board!(page),
      source: game.source,
      editable: goesOn() && !coversBoard(app),
      ...(starting.isWaiting.value && { cover: <DuelCover game={game} start={starting.start} /> }),
    }),
    Panel: () => <DuelPanel app={app} game={game} />,
    Deck: () => <DuelDeck page={page} game={game} />,
    // A hint would be somebody's.
    key: (event) => goesOn() && event.key.toLowerCase() !== 'h' && playView.key!(event, page),
    chord: (event) => goesOn() && playView.chord!(event, page),
    end() {
      stopHanding();
      entry.end();
      starting.end();
      game.end();
    },
  };
}
