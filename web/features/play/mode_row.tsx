// Chooses what the pad writes. Beside it are quicker ways to write: note all candidates, or, while a puzzle is typed in, move
// on with each digit; and the lock, with which a digit is chosen first.
import type { JSX } from 'preact';
import {
  allNotes,
  allNotesOfAll,
  lockDigit,
  lockDigitFirst,
  nextCell,
  nextCellAfter,
} from '../../language/generated/play';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { icons, Icon, type IconDrawing } from '../../ui/icons';
import type { EntryControl } from './entry_control';
import { ModeChoice } from './mode_choice';
import styles from './mode_row.module.css';

export function LockButton({ settings }: HasSettings): JSX.Element {
  const { digitFirst } = settings;
  return (
    <Button
      class={styles.extra}
      icon={digitFirst.value ? icons.locked : icons.unlocked}
      label={say(lockDigitFirst)}
      pressed={digitFirst.value}
      onClick={() => (digitFirst.value = !digitFirst.value)}
    >
      <span>{say(lockDigit)}</span>
    </Button>
  );
}

export function NextCellButton({ settings }: HasSettings): JSX.Element {
  const { advances } = settings;
  return (
    <Button
      class={styles.extra}
      icon={icons.next}
      label={say(nextCellAfter)}
      pressed={advances.value}
      onClick={() => (advances.value = !advances.value)}
    >
      <span>{say(nextCell)}</span>
    </Button>
  );
}

interface Props {
  app: HasPlay & HasSettings;
  entry: EntryControl;
}

export function ModeRow({ app, entry }: Props): JSX.Element {
  const { play, settings } = app;
  const pen = play.mode.value === 'colours' && entry.pen.value;
  return (
    <div class={styles.row} data-part="modes">
      <ModeChoice play={play} />
      {play.typing.value === 'givens' ? (
        <NextCellButton settings={settings} />
      ) : (
        <Button
          class={`${styles.extra} ${styles.notes}`}
          icon={pencil}
          label={say(allNotesOfAll)}
          disabled={!play.grid.value.includes(0)}
          onClick={() => play.fillNotes()}
        >
          <span>{say(allNotes)}</span>
        </Button>
      )}
      <LockButton settings={settings} />
      {pen && <pen.Targets pen={pen} />}
    </div>
  );
}

/** The icon for filling in notes, drawn like the others (ui/icons.tsx); a first visit does not show it. */
const pencil: IconDrawing = () => (
  <Icon>
    <path d="M3.5 14.5 4.3 11l7.9-7.9 2.7 2.7-7.9 7.9zM10.6 4.7l2.7 2.7" />
  </Icon>
);
