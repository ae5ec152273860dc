// A race against somebody's solve that came by a link: the game as ever, with the other's progress beside one's own.
import type { Guest } from '../play/guest';
import type { PlayPage } from '../play/play_needs';
import { PlayDeck } from '../play/play_deck';
import { PlayPanel } from '../play/play_panel';
import { playView } from '../play/play_tab';
import { ChallengeCover } from './challenge_cover';
import { ChallengePanel } from './challenge_panel';
import styles from './challenge_guest.module.css';
import { makeGhost } from './ghost';
import { RaceBars } from './race_bars';
import { makeStarting } from './starting';

export function openChallenge(page: PlayPage): Guest {
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
      // Nobody fills anything in behind the cover.
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
