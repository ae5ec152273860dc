// Before a duel: who begins, in place of the board.
import type { JSX } from 'preact';
import * as texts from '../../language/generated/duel';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { Cover } from './cover';
import type { DuelGame } from './duel_game';
import { playerName } from './duel_words';

export function DuelCover({ game, start }: { game: DuelGame; start(): void }): JSX.Element {
  const duel = game.duel.value;
  const title = duel ? say(texts.duelReady, { name: playerName(duel, duel.begins) }) : say(texts.duelUnreadable);
  return (
    <Cover title={title} about={say(texts.duelReadyAbout)}>
      <Button look="primary" onClick={start}>
        {say(texts.duelStart)}
      </Button>
    </Cover>
  );
}
