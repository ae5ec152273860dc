// The views that replace the game for puzzles with two players.
import { effect, untracked } from '@preact/signals';
import { makeEntryControl } from '../play/entry_control';
import type { StandIn } from '../../ui/tab';
import { awaitFog } from '../fog/fog_door';
import { coversBoard } from '../play/pause_cover';
import { PlayDeck } from '../play/play_deck';
import type { PlayPage } from '../play/play_needs';
import { PlayPanel } from '../play/play_panel';
import { playView } from '../play/play_tab';
import styles from './challenge_panel.module.css';
import { ChallengePanel } from './challenge_panel';
import { ChallengeCover, DuelCover } from './covers';
import { DuelDeck } from './duel_deck';
import { makeDuelGame } from './duel_game';
import { DuelPanel } from './duel_panel';
import { makeGhost } from './ghost';
import { RaceBars } from './race_bars';
import { makeStarting } from './starting';

export function open(page: PlayPage): StandIn {
  awaitFog(page.app);
  return page.app.sittings.contest.peek() === 'duel' ? openDuel(page) : openChallenge(page);
}

/** A race against a solve from a link: the usual game, with the other player's progress beside one's own. */
export function openChallenge(page: PlayPage): StandIn {
  const { app } = page;
  const ghost = makeGhost(app);
  const starting = makeStarting(app);
  const source = page.hints.over(ghost.source);
  return {
    board: () => ({
      ...playView.board!(page),
      source,
      ...(starting.isWaiting.value && { cover: <ChallengeCover app={app} ghost={ghost} start={starting.start} /> }),
    }),
    Panel() {
      // Behind the cover nobody enters anything.
      if (starting.isWaiting.value) return null;
      const game = <PlayPanel app={app} />;
      const race = <ChallengePanel app={app} ghost={ghost} />;
      return ghost.own.value ? [race, game] : [game, race];
    },
    Deck: () => (
      <div data-race class={ghost.own.value ? styles.over : undefined}>
        <RaceBars app={app} ghost={ghost} />
        {!starting.isWaiting.value && <PlayDeck {...page} />}
      </div>
    ),
    key: (event) => !starting.isWaiting.peek() && playView.key!(event, page),
    chord: (event) => !starting.isWaiting.peek() && playView.chord!(event, page),
    end() {
      ghost.end();
      starting.end();
    },
  };
}

/** A duel for two on one device, in place of the game. */
export function openDuel({ app, arrival, hints }: PlayPage): StandIn {
  const game = makeDuelGame(app);
  const starting = makeStarting(app);
  const entry = makeEntryControl({ ...app, play: game.play });
  const page: PlayPage = { app: { ...app, play: game.play }, arrival, entry, hints };
  // Each player begins with empty hands, writing digits.
  const stopHanding = effect(() => {
    void game.turn.value;
    untracked(() => {
      if (entry.held.peek() > 0) entry.enter(entry.held.peek());
      app.play.mode.value = 'digits';
    });
  });
  const goesOn = (): boolean => game.duel.value?.end === null;
  // There is nothing left to hide.
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
    // No hints in a duel.
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
