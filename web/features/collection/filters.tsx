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
import { firstOfGrade, gradeIn } from '../../protocol/rating';
import { grades, gradeWord } from '../rating/grade';
import { scaleTexts } from './rating_words';
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
  /** What a field counts in: 10 where the range is of tenths. */
  unit?: number;
  onChange(range: Range): void;
}

/** An empty field is no limit. */
function RangeFields({ names, range, unit = 1, onChange }: RangeFieldsProps): JSX.Element {
  const field = (word: Text, name: Text, value: number, change: (typed: number | null) => Range): JSX.Element => (
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

/** From a word to a word. */
function GradeFields({ range, onChange }: Pick<RangeFieldsProps, 'range' | 'onChange'>): JSX.Element {
  const names = scaleTexts.own;
  const field = (word: Text, name: Text, grade: number, change: (grade: number) => Range): JSX.Element => (
    <label>
      <span>{say(word)}</span>
      <select
        aria-label={say(name)}
        value={String(grade)}
        onChange={({ currentTarget }) => onChange(change(Number(currentTarget.value)))}
      >
        {grades.map((_, each) => (
          <option key={each} value={String(each)}>
            {gradeWord(each)}
          </option>
        ))}
      </select>
    </label>
  );
  const [easiest, hardest] = [0, grades.length - 1];
  const from = (grade: number): number => (grade === easiest ? anyNumber.least : firstOfGrade(grade));
  const to = (grade: number): number => (grade === hardest ? anyNumber.most : firstOfGrade(grade + 1) - 1);
  const least = range.least > 0 ? gradeIn(range.least) : easiest;
  const most = range.most < Infinity ? gradeIn(range.most) : hardest;
  return (
    <div class={styles.range} role="group" aria-label={say(names.whole)}>
      <b>{say(names.whole)}</b>
      {field(collectionFrom, names.from, least, (grade) => ({ ...range, least: from(grade) }))}
      {field(collectionTo, names.to, most, (grade) => ({ ...range, most: to(grade) }))}
    </div>
  );
}

export function Filters(): JSX.Element {
  const { copies, status } = collection;
  const { own, se } = collection.ratings.columns.value.now;
  const wish = collection.wish.value;
  const show = (change: Partial<Wish>): void => collection.show({ ...wish, ...change });
  const found = copies.value;
  const isRunning = status.value === 'running';
  return (
    <div class={styles.filters}>
      <RangeFields names={givensNames} range={wish.givens} onChange={(givens) => show({ givens })} />
      <RangeFields names={guessesNames} range={wish.guesses} onChange={(guesses) => show({ guesses })} />
      {own && (
        <GradeFields
          range={wish.ratings.own}
          onChange={(range) => show({ ratings: { ...wish.ratings, own: range } })}
        />
      )}
      {se && (
        <RangeFields
          names={scaleTexts.se}
          range={wish.ratings.se}
          unit={10}
          onChange={(range) => show({ ratings: { ...wish.ratings, se: range } })}
        />
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
