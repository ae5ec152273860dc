// The deck of the Solve tab, in thumb's reach: undo and redo, what typing sets, and a key for every number of the side,
// which in the notes mode says whether the selected cell has it as a note.
import type { JSX } from 'preact';
import {
  clearButton,
  clearCell,
  clearEntries,
  entriesMode,
  givensMode,
  hintLabel,
  hintWithKey,
  notesLabel,
  notesWithKey,
  numberEntry,
  numbersLabel,
  redoWithKey,
  typingSets,
  undoWithKey,
} from '../../language/generated/solve';
import { say } from '../../language/say';
import { symbolsOf } from '../../grid/symbols';
import { hasNote } from '../../state/notes';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { Segments } from '../../ui/controls/segments';
import type { EntryControl } from './entry_control';
import styles from './solve_deck.module.css';

/** How the number pad breaks into rows: keys a row, at most `most`, so that rows are about equally long. */
export function padColumns(keyCount: number, most: number): number {
  return Math.ceil(keyCount / Math.ceil(keyCount / most));
}

const typingModes = [
  { value: 'entries', text: entriesMode },
  { value: 'givens', text: givensMode },
] as const;

/** Above this the keys scroll, and the eraser stands beside them instead of at their end. */
const mostWithEraser = 26;

function NumberPad({ app, entry }: { app: HasPlay & HasView & HasSettings; entry: EntryControl }): JSX.Element {
  const { side } = app.play.geometry.value;
  const noting = app.play.noting.value;
  const { notes } = app.play.entries.value;
  const isNoted = (value: number): boolean => hasNote(notes, app.view.selected.value, value);
  const isPinned = side > mostWithEraser;
  const keyCount = isPinned ? side : side + 1;
  const symbols = symbolsOf(app.settings.symbols.value);
  const columns = {
    '--narrow-columns': padColumns(keyCount, 9),
    '--middle-columns': padColumns(keyCount, 17),
    '--wide-columns': padColumns(keyCount, 26),
  };
  const eraser = <Button class={styles.key} icon={icons.erase} label={say(clearCell)} onClick={() => entry.enter(0)} />;
  return (
    <div
      class={`${styles.pad} ${noting ? styles.noting : ''}`}
      role="group"
      aria-label={say(noting ? notesLabel : numbersLabel)}
      style={columns}
    >
      <div class={styles.keys}>
        {Array.from({ length: side }, (_, index) => (
          <button
            key={index}
            type="button"
            class={styles.key}
            aria-pressed={noting ? isNoted(index + 1) : undefined}
            onClick={() => entry.enter(index + 1)}
          >
            {symbols[index + 1]}
          </button>
        ))}
        {!isPinned && eraser}
      </div>
      {isPinned && eraser}
    </div>
  );
}

/** The tab Logic gives it. */
export function askForHint(view: HasView['view']): void {
  view.wantsHint.value = true;
  view.tab.value = 'logic';
}

export function SolveDeck({ app, entry }: { app: HasPlay & HasView & HasSettings; entry: EntryControl }): JSX.Element {
  const { play } = app;
  const anyEntries = play.entries.value.values.some((value) => value > 0);
  return (
    <section class={styles.deck} aria-label={say(numberEntry)}>
      <div class={styles.row}>
        <Button icon={icons.undo} label={say(undoWithKey)} disabled={!play.canUndo.value} onClick={() => play.undo()} />
        <Button icon={icons.redo} label={say(redoWithKey)} disabled={!play.canRedo.value} onClick={() => play.redo()} />
        <Segments
          name="typing"
          label={say(typingSets)}
          quiet
          options={typingModes.map(({ value, text }) => ({ value, text: say(text) }))}
          chosen={play.typing.value}
          onChoose={(mode) => (play.typing.value = mode)}
        />
        <Button
          class={styles.notes}
          icon={icons.pencil}
          label={say(notesWithKey)}
          pressed={play.noting.value}
          onClick={() => (play.noting.value = !play.noting.peek())}
        >
          <span>{say(notesLabel)}</span>
        </Button>
        <Button class={styles.notes} icon={icons.hint} label={say(hintWithKey)} onClick={() => askForHint(app.view)}>
          <span>{say(hintLabel)}</span>
        </Button>
        <span class={styles.space} />
        <Button label={say(clearEntries)} disabled={!anyEntries} onClick={() => play.clearEntries()}>
          {say(clearButton)}
        </Button>
      </div>
      <NumberPad app={app} entry={entry} />
    </section>
  );
}
