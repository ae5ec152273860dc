// Which puzzles of a collection are shown, by their numbers, and whether those are that stood further up already.
import type { JSX } from 'preact';
import { collection } from './page_collection';
import { anyNumber, type Range, type Wish } from './order';
import { Segments } from '../../ui/controls/segments';
import { countOf } from '../../ui/words';
import styles from './filters.module.css';

const copyChoices = [
  { value: 'shown', text: 'Show' },
  { value: 'hidden', text: 'Hide' },
  { value: 'alone', text: 'Only these' },
] as const;

interface RangeFieldsProps {
  name: string;
  range: Range;
  onChange(range: Range): void;
}

/** An empty field is no limit. */
function RangeFields({ name, range, onChange }: RangeFieldsProps): JSX.Element {
  const field = (word: string, value: number, change: (typed: number | null) => Range): JSX.Element => (
    <label>
      <span>{word}</span>
      <input
        type="number"
        min={0}
        inputMode="numeric"
        aria-label={`${name} ${word}`}
        value={value > 0 && value < Infinity ? String(value) : ''}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          onChange(change(Number.isNaN(typed) ? null : typed));
        }}
      />
    </label>
  );
  return (
    <div class={styles.range} role="group" aria-label={name}>
      <b>{name}</b>
      {field('from', range.least, (typed) => ({ ...range, least: typed ?? anyNumber.least }))}
      {field('to', range.most, (typed) => ({ ...range, most: typed ?? anyNumber.most }))}
    </div>
  );
}

export function Filters(): JSX.Element {
  const { copies, status } = collection;
  const wish = collection.wish.value;
  const show = (change: Partial<Wish>): void => collection.show({ ...wish, ...change });
  const found = copies.value;
  const isRunning = status.value === 'running';
  return (
    <div class={styles.filters}>
      <RangeFields name="Givens" range={wish.givens} onChange={(givens) => show({ givens })} />
      <RangeFields name="Guesses" range={wish.guesses} onChange={(guesses) => show({ guesses })} />
      {isRunning && <p class={styles.note}>Numbers and copies are looked at once all is solved.</p>}
      {found && found.count > 0 && (
        <Segments
          name="collection-copies"
          label={`${countOf(found.count, 'copy', 'copies')} of puzzles further up, with the same givens`}
          options={copyChoices}
          chosen={wish.copies}
          onChoose={(chosen) => show({ copies: chosen })}
        />
      )}
      {found?.count === 0 && <p class={styles.note}>No puzzle is there twice.</p>}
    </div>
  );
}
