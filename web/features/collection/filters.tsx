// Which puzzles of a collection are shown, by their numbers, and whether those are that stood further up already.
import type { JSX } from 'preact';
import { collection } from './page_collection';
import { anyNumber, type Range, type Wish } from './order';
import { Segments } from '../../ui/controls/segments';
import {
  collectionCopies,
  collectionFrom,
  collectionGivens,
  collectionGivensFrom,
  collectionGivensTo,
  collectionGuesses,
  collectionGuessesFrom,
  collectionGuessesTo,
  collectionHideCopies,
  collectionNoCopies,
  collectionNumbersLater,
  collectionOnlyCopies,
  collectionShowCopies,
  collectionTo,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import styles from './filters.module.css';

const copyChoices = [
  { value: 'shown', text: collectionShowCopies },
  { value: 'hidden', text: collectionHideCopies },
  { value: 'alone', text: collectionOnlyCopies },
] as const;

/** What a range is of, and its two fields for a screen reader. */
type RangeNames = Readonly<Record<'whole' | 'from' | 'to', Text>>;

const givensNames: RangeNames = { whole: collectionGivens, from: collectionGivensFrom, to: collectionGivensTo };
const guessesNames: RangeNames = { whole: collectionGuesses, from: collectionGuessesFrom, to: collectionGuessesTo };

interface RangeFieldsProps {
  names: RangeNames;
  range: Range;
  onChange(range: Range): void;
}

/** An empty field is no limit. */
function RangeFields({ names, range, onChange }: RangeFieldsProps): JSX.Element {
  const field = (word: Text, name: Text, value: number, change: (typed: number | null) => Range): JSX.Element => (
    <label>
      <span>{say(word)}</span>
      <input
        type="number"
        min={0}
        inputMode="numeric"
        aria-label={say(name)}
        value={value > 0 && value < Infinity ? String(value) : ''}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          onChange(change(Number.isNaN(typed) ? null : typed));
        }}
      />
    </label>
  );
  return (
    <div class={styles.range} role="group" aria-label={say(names.whole)}>
      <b>{say(names.whole)}</b>
      {field(collectionFrom, names.from, range.least, (typed) => ({ ...range, least: typed ?? anyNumber.least }))}
      {field(collectionTo, names.to, range.most, (typed) => ({ ...range, most: typed ?? anyNumber.most }))}
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
      <RangeFields names={givensNames} range={wish.givens} onChange={(givens) => show({ givens })} />
      <RangeFields names={guessesNames} range={wish.guesses} onChange={(guesses) => show({ guesses })} />
      {isRunning && <p class={styles.note}>{say(collectionNumbersLater)}</p>}
      {found && found.count > 0 && (
        <Segments
          name="collection-copies"
          label={say(collectionCopies, { count: found.count })}
          options={copyChoices.map(({ value, text }) => ({ value, text: say(text) }))}
          chosen={wish.copies}
          onChoose={(chosen) => show({ copies: chosen })}
        />
      )}
      {found?.count === 0 && <p class={styles.note}>{say(collectionNoCopies)}</p>}
    </div>
  );
}
