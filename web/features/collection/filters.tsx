// Filters of a list by its numbers, and by whether a puzzle is a copy.
import type { JSX } from 'preact';
import { collection } from './page_collection';
import { anyNumber, type RowRange, type RowWish } from './order';
import { Segments } from '../../ui/controls/choice';
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
  collectionText,
  collectionTextLabel,
  collectionTo,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { columnsRated, type RangeNames, columnUnit, type ValueKind } from './rating_columns';
import styles from './filters.module.css';
import { TechniqueFilter } from './technique_filter';

const copyChoices = [
  { value: 'shown', text: collectionShowCopies },
  { value: 'hidden', text: collectionHideCopies },
  { value: 'alone', text: collectionOnlyCopies },
] as const;

const givensNames: RangeNames = { whole: collectionGivens, from: collectionGivensFrom, to: collectionGivensTo };
const guessesNames: RangeNames = { whole: collectionGuesses, from: collectionGuessesFrom, to: collectionGuessesTo };

interface RangeFieldsProps {
  names: RangeNames;
  range: RowRange;
  /** The unit of a field: 10 if the range is in tenths. */
  unit?: number;
  onChange(range: RowRange): void;
}

/** An empty field is no limit. */
function RangeFields({ names, range, unit = 1, onChange }: RangeFieldsProps): JSX.Element {
  const field = (word: Text, name: Text, value: number, change: (typed: number | null) => RowRange): JSX.Element => (
    <label>
      <span>{say(word)}</span>
      <input
        type="number"
        min={0}
        step={1 / unit}
        inputMode={unit === 1 ? 'numeric' : 'decimal'}
        aria-label={say(name)}
        value={value > 0 && value < Infinity ? String(value / unit) : ''}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          onChange(change(Number.isNaN(typed) ? null : Math.round(typed * unit)));
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

type WordFieldsProps = Omit<RangeFieldsProps, 'unit'> & Extract<ValueKind, { words: unknown }>;

/** From a word to a word. */
function WordFields({ names, range, words, numbers, onChange }: WordFieldsProps): JSX.Element {
  const field = (word: Text, name: Text, chosen: number, change: (chosen: number) => RowRange): JSX.Element => (
    <label>
      <span>{say(word)}</span>
      <select
        aria-label={say(name)}
        value={String(chosen)}
        onChange={({ currentTarget }) => onChange(change(Number(currentTarget.value)))}
      >
        {words.map((each, index) => (
          <option key={index} value={String(index)}>
            {say(each)}
          </option>
        ))}
      </select>
    </label>
  );
  const [easiest, hardest] = [0, words.length - 1];
  const from = (index: number): number => (index === easiest ? anyNumber.least : numbers.firstOf(index));
  const to = (index: number): number => (index === hardest ? anyNumber.most : numbers.firstOf(index + 1) - 1);
  const least = range.least > 0 ? numbers.wordIn(range.least) : easiest;
  const most = range.most < Infinity ? numbers.wordIn(range.most) : hardest;
  return (
    <div class={styles.range} role="group" aria-label={say(names.whole)}>
      <b>{say(names.whole)}</b>
      {field(collectionFrom, names.from, least, (index) => ({ ...range, least: from(index) }))}
      {field(collectionTo, names.to, most, (index) => ({ ...range, most: to(index) }))}
    </div>
  );
}

export function Filters(): JSX.Element {
  const { copies, notes, status } = collection;
  const rated = columnsRated(collection.ratings.columns.value.now);
  const wish = collection.wish.value;
  const show = (change: Partial<RowWish>): void => collection.show({ ...wish, ...change });
  const found = copies.value;
  const isRunning = status.value === 'running';
  return (
    <div class={styles.filters}>
      <RangeFields names={givensNames} range={wish.givens} onChange={(givens) => show({ givens })} />
      <RangeFields names={guessesNames} range={wish.guesses} onChange={(guesses) => show({ guesses })} />
      {rated.map(({ key, names, kind }) => {
        const range = wish.ratings[key];
        const onChange = (change: RowRange): void => show({ ratings: { ...wish.ratings, [key]: change } });
        return 'words' in kind ? (
          <WordFields key={key} names={names} range={range} {...kind} onChange={onChange} />
        ) : (
          <RangeFields key={key} names={names} range={range} unit={columnUnit(kind)} onChange={onChange} />
        );
      })}
      {collection.ratings.columns.value.now.paths && (
        <TechniqueFilter paths={collection.ratings.columns.value.now.paths} />
      )}
      {(notes.value?.columns.length ?? 0) > 0 && (
        <label class={styles.text}>
          <b>{say(collectionText)}</b>
          <input
            type="search"
            aria-label={say(collectionTextLabel)}
            value={wish.text}
            onInput={({ currentTarget }) => show({ text: currentTarget.value })}
          />
        </label>
      )}
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
