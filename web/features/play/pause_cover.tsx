// The cover of the board while the puzzle is paused.
import type { JSX } from 'preact';
import { gameIsPaused, resumeGame } from '../../language/generated/play';
import { say } from '../../language/say';
import { goesOn } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import styles from './play_panel.module.css';

/** A finished puzzle has nothing to hide. */
export const coversBoard = ({ play, sittings }: HasPlay & HasSitting): boolean =>
  sittings.isPaused.value && sittings.isTimed.value && goesOn(play.outcome.value);

export function PauseCover({ app }: { app: HasSitting }): JSX.Element {
  return (
    <div class={styles.cover}>
      <p>{say(gameIsPaused)}</p>
      <Button look="primary" icon={icons.goOn} onClick={() => (app.sittings.isPaused.value = false)}>
        {say(resumeGame)}
      </Button>
    </div>
  );
}
