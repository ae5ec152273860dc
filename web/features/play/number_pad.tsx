// A key for every number of the side, drawn like the mark that it writes: digits with
// the number of those left to place, small digits for notes; the nine colours belong to
// the pen. In the modes of marks a key shows whether all selected cells have its mark.
import type { JSX } from 'preact';
import {
  centreLabel,
  clearCell,
  cornerLabel,
  digitDone,
  digitsLeft,
  numbersLabel,
} from '../../language/generated/play';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { symbolsOf } from '../../grid/symbols';
import { hasNote } from '../../state/notes';
import type { EntryMode, HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { longPress } from '../../ui/controls/long_press';
import { icons } from '../../ui/icons';
import type { EntryControl } from './entry_control';
import styles from './number_pad.module.css';
import { narrowRow, padColumns } from './pad_columns';
import { coversBoard } from './pause_cover';

interface Props {
  app: HasPlay & HasView & HasSettings & HasSitting;
  entry: EntryControl;
}

/** Rows of keys on a phone, including the eraser; further rows are scrolled to. */
export const padRows = (side: number): number => Math.min(3, Math.ceil((side + 1) / narrowRow));

/** Above this number the keys scroll, and the eraser is beside them instead of at their end. */
const mostWithEraser = 26;

const padLabels: Partial<Record<EntryMode, Text>> = {
  notes: cornerLabel,
  centre: centreLabel,
};

/** For each number, how many are still to be placed; at least 0. */
function leftToPlace(grid: Uint8Array, side: number): number[] {
  const left = new Array<number>(side + 1).fill(side);
  for (const value of grid) left[value] = Math.max(0, left[value]! - 1);
  return left;
}

function DigitKeys({ app, entry }: Props): JSX.Element {
  const { side } = app.play.geometry.value;
  const left = leftToPlace(app.play.grid.value, side);
  const symbols = symbolsOf(app.settings.symbols.value);
  const held = app.settings.digitFirst.value ? entry.held.value : null;
  return (
    <>
      {left.slice(1).map((count, index) => (
        <button
          key={index}
          type="button"
          class={`${styles.key} ${count === 0 ? styles.done : ''}`}
          aria-pressed={held === null ? undefined : held === index + 1}
          aria-label={symbols[index + 1]}
          aria-description={count > 0 ? say(digitsLeft, { count }) : say(digitDone)}
          onClick={() => entry.enter(index + 1)}
          {...longPress(() => entry.note(index + 1))}
        >
          {symbols[index + 1]}
          <small class={styles.left}>
            {/* Above nine there is no room for words. */}
            {count === 0 ? <icons.good /> : side > 9 ? count : say(digitsLeft, { count })}
          </small>
        </button>
      ))}
    </>
  );
}

function NoteKeys({ app, entry, kind }: Props & { kind: 'notes' | 'centre' }): JSX.Element {
  const { play, view } = app;
  const notes = play.entries.value[kind];
  const cells = [...view.selection.value];
  const symbols = symbolsOf(app.settings.symbols.value);
  const held = app.settings.digitFirst.value ? entry.held.value : 0;
  return (
    <>
      {Array.from({ length: play.geometry.value.side }, (_, index) => index + 1).map((value) => (
        <button
          key={value}
          type="button"
          class={`${styles.key} ${styles[kind]}`}
          aria-pressed={value === held || (held === 0 && cells.every((cell) => hasNote(notes, cell, value)))}
          onClick={() => entry.enter(value)}
        >
          <i>{symbols[value]}</i>
        </button>
      ))}
    </>
  );
}

export function NumberPad(props: Props): JSX.Element {
  const { app, entry } = props;
  const mode = app.play.mode.value;
  const pen = entry.pen.value;
  if (pen?.hasPad.value) return <pen.Pad {...props} pen={pen} />;
  const { side } = app.play.geometry.value;
  const isPinned = side > mostWithEraser;
  const keyCount = isPinned ? side : side + 1;
  const columns = {
    '--narrow-columns': padColumns(keyCount, narrowRow),
    '--wide-columns': padColumns(side, Math.max(3, Math.ceil(Math.sqrt(side)))),
  };
  const eraser = (
    <Button
      class={`${styles.key} ${styles.eraser}`}
      icon={icons.erase}
      label={say(clearCell)}
      onClick={() => entry.enter(0)}
    />
  );
  return (
    <div
      class={styles.pad}
      role="group"
      aria-label={say(padLabels[mode] ?? numbersLabel)}
      style={columns}
      inert={coversBoard(app)}
    >
      <div class={styles.keys} data-many={side > 9}>
        {mode === 'notes' || mode === 'centre' ? <NoteKeys {...props} kind={mode} /> : <DigitKeys {...props} />}
        {!isPinned && eraser}
      </div>
      {isPinned && eraser}
    </div>
  );
}
