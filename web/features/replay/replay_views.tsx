// A solve played back, in place of the game.
import type { HasPlay } from '../../state/play_store';
import type { StandIn } from '../../ui/tab';
import { makeReplay } from './replay';
import { ReplayDeck } from './replay_deck';
import { ReplayPanel } from './replay_panel';
import { movesOf, wantsReplay } from './replay_store';

export function open({ app }: { app: HasPlay }): StandIn {
  const replay = makeReplay(app.play.position.peek(), movesOf(app));
  return {
    board: () => ({ source: replay.source, editable: false, hint: '' }),
    Panel: () => <ReplayPanel app={app} replay={replay} />,
    Deck: () => <ReplayDeck app={app} replay={replay} />,
    key: ({ key }) => replay.press(key),
    end() {
      replay.end();
      wantsReplay.value = false;
    },
  };
}
