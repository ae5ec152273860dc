// What a collection came to: how many of each kind, which of them to show, what to take away, which lines are no puzzle.
import type { JSX } from 'preact';
import { collection } from './page_collection';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import { Segments } from '../../ui/controls/segments';
import { countOf, numberWords } from '../../ui/words';
import styles from './collection_panel.module.css';
import { Downloads } from './downloads';
import { Filters } from './filters';
import { statuses, statusNames } from './status_words';

const limits = [
  { value: '2', text: 'Check for exactly one' },
  { value: '1000', text: 'Up to 1,000' },
] as const;

function Kinds(): JSX.Element {
  const { counts, rows, wish } = collection;
  const choices = [
    { status: null, text: 'All', count: rows.value.now.count },
    ...statuses.map((status) => ({ status, text: statusNames[status], count: counts.value[status]! })),
  ];
  return (
    <fieldset class={styles.kinds}>
      <legend>Show</legend>
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
      <summary>{countOf(problems.length, 'line')} that cannot be read, and why</summary>
      <ol>
        {problems.map(({ line, message }) => (
          <li key={line}>
            <b>Line {numberWords(line)}</b> {message}
          </li>
        ))}
      </ol>
    </details>
  );
}

function keepingWords(): string {
  const keeping = collection.keeping.value;
  if (keeping.kind === 'lost') return keeping.message;
  return keeping.kind === 'kept' ? 'Kept on this device over a reload' : '';
}

function ForgetButton({ app }: { app: HasView }): JSX.Element {
  function forget(): void {
    const bringBack = collection.forget();
    const undo = { text: 'Bring it back', run: () => (bringBack(), (app.view.notice.value = null)) };
    app.view.notice.value = {
      text: 'The collection was closed, and removed from this device.',
      tone: 'plain',
      actions: [undo],
    };
  }
  return (
    <div>
      <Button look="outlined" icon="close" onClick={forget}>
        Close the collection
      </Button>
    </div>
  );
}

function Findings({ app }: { app: HasView }): JSX.Element {
  const { limit } = collection;
  return (
    <>
      <Kinds />
      <Filters />
      <Segments
        name="collection-limit"
        label="Solutions to look for"
        options={limits}
        chosen={limit.value === 2 ? '2' : '1000'}
        onChoose={(chosen) => collection.lookFor(Number(chosen))}
      />
      <Downloads app={app} />
      <Problems />
    </>
  );
}

export function CollectionPanel({ app }: { app: HasView }): JSX.Element {
  const { status, name, rows } = collection;
  if (status.value === 'idle' || status.value === 'restoring') return <p class={styles.about}>Results appear here.</p>;
  const isRead = status.value !== 'waiting';
  return (
    <>
      <div class={styles.name}>
        <h2>{name.value}</h2>
        {isRead && <p>{countOf(rows.value.now.lines, 'line')} read</p>}
        <p role="status">{keepingWords()}</p>
      </div>
      {isRead && <Findings app={app} />}
      <ForgetButton app={app} />
    </>
  );
}
