// A puzzle as text: pasted, typed or opened from a file. Shows
// at once the recognised puzzle, or the place of the error.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  anyCommonFormat,
  canAlsoBeReadAs,
  openAFile,
  openAsList,
  ownLink,
  pasteHere,
  puzzleAsText,
  readingText,
  rulesSummary,
  textHasSeveral,
  useTheFirst,
  useThisPuzzle,
} from '../../language/generated/new';
import { cameraButton } from '../../language/generated/pictures';
import { say, toldWords } from '../../language/say';
import { type CanRead, guessAll, wishFor, type Reading, type ReadWish } from '../../state/reading';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { useAnswer } from '../../ui/answers';
import type { Arrival } from '../arrival/arrival_store';
import { errorWords, ownFragment } from '../arrival/receiving';
import styles from './bring_in.module.css';
import { pickFile } from '../arrival/paste_and_drop';
import { Rules } from './rules';

/** The puzzle that was recognised, with remarks; of several without a remark, the news that it is the first. */
function readingWords(outcome: Reading, isList: boolean): string {
  if (!outcome.ok) return errorWords(outcome);
  const { description, remarks = [] } = outcome;
  const several = isList && remarks.length === 0 ? [say(textHasSeveral)] : [];
  return [...[description, ...remarks].map(toldWords), ...several].join('\n');
}

/** `isEmpty`: there is no text to recognise yet. */
function Recognised(props: { outcome: Reading | null; isEmpty: boolean; isList: boolean }): JSX.Element {
  const { outcome, isEmpty, isList } = props;
  const kind = outcome === null ? '' : outcome.ok ? styles.good : styles.bad;
  const words = outcome === null ? say(isEmpty ? anyCommonFormat : readingText) : readingWords(outcome, isList);
  return (
    <output class={`${styles.recognised} ${kind}`} for="puzzle-text">
      {words}
    </output>
  );
}

/** The other ways to read the same text. */
function Others({
  outcome,
  onChoose,
}: {
  outcome: Reading | null;
  onChoose(wish: ReadWish): void;
}): JSX.Element | null {
  const others = outcome?.ok ? (outcome.others ?? []) : [];
  if (others.length === 0) return null;
  return (
    <div class={styles.others} role="group" aria-label={say(canAlsoBeReadAs)}>
      <p>{say(canAlsoBeReadAs)}</p>
      {others.map((other) => (
        <Button key={toldWords(other.description)} look="outlined" onClick={() => onChoose(wishFor(other))}>
          {toldWords(other.description)}
        </Button>
      ))}
    </div>
  );
}

export function TextForm({ app, arrival }: { app: CanRead & HasView; arrival: Arrival }): JSX.Element {
  const text = arrival.draft.value;
  const [options, setOptions] = useState<ReadWish>(guessAll);
  const isLink = ownFragment(text, location.href) !== null;
  const outcome = useAnswer(() => (text.trim() === '' || isLink ? null : app.read(text, options)), [text, options]);
  const isList = (outcome?.division ?? 'one') !== 'one';
  const use = (): void => {
    if (isLink) void arrival.receive(text);
    else if (outcome?.ok) arrival.take(text, outcome);
  };

  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <label class="unseen" for="puzzle-text">
        {say(puzzleAsText)}
      </label>
      <textarea
        id="puzzle-text"
        class={styles.text}
        rows={7}
        spellcheck={false}
        autocapitalize="off"
        placeholder={say(pasteHere)}
        value={text}
        onInput={(event) => {
          arrival.draft.value = event.currentTarget.value;
          // The other way of reading was chosen for another text.
          if (options.format !== undefined) setOptions(guessAll);
        }}
      />
      {isLink ? (
        <output class={`${styles.recognised} ${styles.good}`}>{say(ownLink)}</output>
      ) : (
        <Recognised outcome={outcome} isEmpty={text.trim() === ''} isList={isList} />
      )}
      <Others outcome={outcome} onChoose={(wish) => setOptions({ ...options, ...wish })} />
      <details class={styles.more}>
        <summary>{say(rulesSummary)}</summary>
        <Rules options={options} onChange={setOptions} guessable />
      </details>
      <div class={styles.foot}>
        <Button look="outlined" onClick={() => (app.view.dialog.value = 'camera')}>
          {say(cameraButton)}
        </Button>
        <Button look="outlined" onClick={() => pickFile((file) => void arrival.draftFile(file))}>
          {say(openAFile)}
        </Button>
        {isList && (
          <Button look="primary" onClick={() => void arrival.receive(text)}>
            {say(openAsList)}
          </Button>
        )}
        <Button look={isList ? 'outlined' : 'primary'} disabled={!isLink && !outcome?.ok} onClick={use}>
          {say(isList ? useTheFirst : useThisPuzzle)}
        </Button>
      </div>
    </form>
  );
}
