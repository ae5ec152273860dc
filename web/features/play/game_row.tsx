// Actions for the game as a whole: clear the notes, start again, replay.
import type { JSX } from 'preact';
import { restartPuzzle, startedAgain, wholeGame } from '../../language/generated/play';
import { replayButton } from '../../language/generated/replay';
import { clearColours, clearNotes } from '../../language/generated/verdict';
import { say } from '../../language/say';
import { hasAny } from '../../state/notes';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { movesOf, wantsReplay } from '../replay/replay_store';
import styles from './answer_part.module.css';

export function GameRow({ app }: { app: HasPlay & HasSitting & HasView }): JSX.Element {
  const { play, sittings, view } = app;
  const restart = (): void => {
    if (sittings.restart()) view.notice.value = { text: () => say(startedAgain), tone: 'plain' };
  };
  const { values, notes, centre, colours, pen } = play.entries.value;
  const isNoted = hasAny(notes) || hasAny(centre);
  const isColoured = pen.length > 0 || colours.some((colour) => colour > 0);
  const isBegun = isColoured || values.some((value) => value > 0);
  return (
    <div class={styles.pair} role="group" aria-label={say(wholeGame)}>
      <Button look="outlined" disabled={!isNoted} onClick={() => play.clearNotes()}>
        {say(clearNotes)}
      </Button>
      <Button
        look="outlined"
        disabled={!isColoured}
        onClick={() => play.draw({ pen: [], colours: new Uint16Array(values.length) })}
      >
        {say(clearColours)}
      </Button>
      <Button look="outlined" disabled={!isNoted && !isBegun} onClick={restart}>
        {say(restartPuzzle)}
      </Button>
      <Button look="outlined" disabled={movesOf({ play }).length === 0} onClick={() => (wantsReplay.value = true)}>
        {say(replayButton)}
      </Button>
    </div>
  );
}
