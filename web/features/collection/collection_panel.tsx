// The results for a list: the numbers of each kind, the choice of
// which to show, files to save, and the lines that are not puzzles.
import type { JSX } from 'preact';
import { collection } from './page_collection';
import type { HasLink } from '../../link/link_sync';
import type { CanRead } from '../../state/reading';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { Segments } from '../../ui/controls/choice';
import { numberWords } from '../../language/language';
import {
  collectionAll,
  collectionBringBack,
  collectionClose,
  collectionClosed,
  collectionExactlyOne,
  collectionKept,
  collectionLine,
  collectionLinesRead,
  collectionLookFor,
  collectionProblems,
  collectionResultsHere,
  collectionShow,
  collectionUpTo,
} from '../../language/generated/collection';
import { say, toldWords } from '../../language/say';
import styles from './collection_panel.module.css';
import { Downloads } from './downloads';
import { Filters } from './filters';
import { FormsPart } from './forms_part';
import { RatePart } from './rate_part';
import { statuses, statusNames } from './table_columns';

const manySolutions = 1000;

/** The number of solutions to look for: a second one shows that there are several. */
const limits = () => [
  { value: '2', text: say(collectionExactlyOne) },
  { value: String(manySolutions), text: say(collectionUpTo, { count: manySolutions }) },
];

function Kinds(): JSX.Element {
  const { counts, rows, wish } = collection;
  const choices = [
    { status: null, text: say(collectionAll), count: rows.value.now.count },
    ...statuses.map((status) => ({ status, text: say(statusNames[status]), count: counts.value[status]! })),
  ];
  return (
    <fieldset class={styles.kinds}>
      <legend>{say(collectionShow)}</legend>
      {choices.map(({ status, text, count }) => (
        <label key={text}>
          <input
            type="radio"
            name="collection-kind"
            checked={wish.value.status === status}
            onChange={() => collection.show({ ...wish.value, status })}
          />
          <span>{text}</span>
          <b>{numberWords(count)}</b>
        </label>
      ))}
    </fieldset>
  );
}

function Problems(): JSX.Element | null {
  const problems = collection.problems.value;
  if (problems.length === 0) return null;
  return (
    <details class={styles.problems}>
      <summary>{say(collectionProblems, { count: problems.length })}</summary>
      <ol>
        {problems.map(({ line, message }) => (
          <li key={line}>
            <b>{say(collectionLine, { count: line })}</b> {toldWords(message)}
          </li>
        ))}
      </ol>
    </details>
  );
}

function storedWords(): string {
  const stored = collection.storageStatus.value;
  if (stored.kind === 'lost') return say(stored.why);
  return stored.kind === 'kept' ? say(collectionKept) : '';
}

function ForgetButton({ app }: { app: HasView }): JSX.Element {
  function forget(): void {
    const bringBack = collection.forget();
    const undo = { text: () => say(collectionBringBack), run: () => (bringBack(), (app.view.notice.value = null)) };
    app.view.notice.value = {
      text: () => say(collectionClosed),
      tone: 'plain',
      actions: [undo],
    };
  }
  return (
    <div>
      <Button look="outlined" icon={icons.close} onClick={forget}>
        {say(collectionClose)}
      </Button>
    </div>
  );
}

function Findings({ app }: { app: HasView & CanRead & HasLink }): JSX.Element {
  const { limit } = collection;
  return (
    <>
      <Kinds />
      <RatePart />
      <FormsPart />
      <Filters />
      <Segments
        name="collection-limit"
        label={say(collectionLookFor)}
        options={limits()}
        chosen={String(limit.value === 2 ? 2 : manySolutions)}
        onChoose={(chosen) => collection.lookFor(Number(chosen))}
      />
      <Downloads app={app} />
      <Problems />
    </>
  );
}

export function CollectionPanel({ app }: { app: HasView & CanRead & HasLink }): JSX.Element {
  const { status, name, rows } = collection;
  if (status.value === 'idle' || status.value === 'restoring')
    return <p class={styles.about}>{say(collectionResultsHere)}</p>;
  const isRead = status.value !== 'waiting';
  return (
    <>
      <div class={styles.name}>
        <h2>{name.value}</h2>
        {isRead && <p>{say(collectionLinesRead, { count: rows.value.now.lines })}</p>}
        <p role="status">{storedWords()}</p>
      </div>
      {isRead && <Findings app={app} />}
      <ForgetButton app={app} />
    </>
  );
}
