// The choice of what the pad and the keys write: digits, notes in the corners or the centre, or colours.
import type { JSX } from 'preact';
import { centreMode, coloursMode, cornerMode, digitsMode, padWrites } from '../../language/generated/play';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { EntryMode, HasPlay } from '../../state/play_store';
import { type IconDrawing, icons } from '../../ui/icons';
import styles from './mode_choice.module.css';

interface Mode {
  readonly mode: EntryMode;
  readonly text: Text;
  readonly icon: IconDrawing;
  /** Valid unless it is a number of the grid. */
  readonly key: string;
}

export const modes: readonly Mode[] = [
  { mode: 'digits', text: digitsMode, icon: icons.digit, key: 'z' },
  { mode: 'notes', text: cornerMode, icon: icons.corner, key: 'x' },
  { mode: 'centre', text: centreMode, icon: icons.centre, key: 'c' },
  { mode: 'colours', text: coloursMode, icon: icons.colour, key: 'v' },
];

export function ModeChoice({ play }: HasPlay): JSX.Element {
  return (
    <fieldset class={styles.modes}>
      <legend class="unseen">{say(padWrites)}</legend>
      {modes.map(({ mode, text, icon: Icon, key }) => (
        <label key={mode} class={styles.mode}>
          <input
            class="unseen"
            type="radio"
            name="pad-mode"
            checked={play.mode.value === mode}
            onChange={() => (play.mode.value = mode)}
          />
          <span>
            <Icon />
            <b>{say(text)}</b>
            <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
