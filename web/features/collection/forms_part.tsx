// The part for equivalent puzzles of a list: the button that starts
// the search, their number, and the choice of which to show.
import type { JSX } from 'preact';
import {
  collectionForms,
  collectionFormsClued,
  collectionFormsAll,
  collectionFormsDistinct,
  collectionFormsDone,
  collectionFormsFailed,
  collectionFormsFind,
  collectionFormsFindLabel,
  collectionFormsFirsts,
  collectionFormsNone,
  collectionFormsProgress,
  collectionFormsRepeated,
  collectionFormsShow,
  collectionFormsStop,
  collectionFormsUnknown,
  collectionRateStop,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import { lineStatus } from '../../protocol/collection';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/choice';
import { icons } from '../../ui/icons';
import type { Forms } from './forms';
import { collection } from './page_collection';
import styles from './work_lines.module.css';

const choices = [
  { value: 'all', text: collectionFormsAll },
  { value: 'firsts', text: collectionFormsFirsts },
  { value: 'repeated', text: collectionFormsRepeated },
] as const;

function foundWords({ count, distinct, unknown }: Forms): string {
  const words =
    count === 0
      ? say(collectionFormsNone)
      : say(collectionFormsDistinct, { count: distinct + count, distinctCount: distinct });
  return unknown > 0 ? `${words} ${say(collectionFormsUnknown, { count: unknown })}` : words;
}

export function FormsPart(): JSX.Element | null {
  const { forms, status, counts, rows, clued } = collection;
  const cluedCount = clued.value?.reduce((count, one) => count + one, 0) ?? 0;
  const allCount = rows.value.now.count - counts.value[lineStatus.bad]! - cluedCount;
  if (status.value === 'running' || allCount < 2) return null;
  const isRunning = forms.isRunning.value;
  const found = forms.found.value;
  const done = forms.done.value;
  return (
    <fieldset class={styles.lines}>
      <legend>{say(collectionForms)}</legend>
      <div class={styles.line}>
        <p role="status">
          {found
            ? foundWords(found)
            : (isRunning || done > 0) && <span>{say(collectionFormsDone, { count: done, allCount })}</span>}
        </p>
        {isRunning ? (
          <Button look="outlined" icon={icons.stop} label={say(collectionFormsStop)} onClick={() => forms.stop()}>
            {say(collectionRateStop)}
          </Button>
        ) : (
          <Button
            look="outlined"
            label={say(collectionFormsFindLabel)}
            disabled={found !== null}
            onClick={() => forms.find()}
          >
            {say(collectionFormsFind)}
          </Button>
        )}
        {isRunning && <progress aria-label={say(collectionFormsProgress)} max={allCount} value={done} />}
      </div>
      {cluedCount > 0 && <p>{say(collectionFormsClued, { count: cluedCount })}</p>}
      {forms.failure.value && <p role="alert">{say(collectionFormsFailed, { reasonName: forms.failure.value })}</p>}
      {found && found.count > 0 && (
        <Segments
          name="collection-forms"
          label={say(collectionFormsShow)}
          options={choices.map(({ value, text }) => ({ value, text: say(text) }))}
          chosen={collection.wish.value.forms}
          onChoose={(chosen) => collection.show({ ...collection.wish.peek(), forms: chosen })}
        />
      )}
    </fieldset>
  );
}
