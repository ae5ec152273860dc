// The difficulty of the puzzle on the board: our word and the
// steps required, and under it the rating by the chosen scale.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ratingFailed, ratingImproper, ratingLabel, ratingSought } from '../../language/generated/rating_page';
import { begun, say, tell } from '../../language/say';
import type { Scale } from '../../protocol/rating';
import type { HasSitting } from '../../state/sitting';
import { gradeWord, Stair } from './grade';
import { useRater } from './page_rater';
import type { Rater, RaterNeeds } from './rater';
import styles from './rating_part.module.css';
import { scaleWords } from './scales';

function wordsBy<S extends Scale>(scale: S, rater: Rater): string {
  const rating = rater.of(scale);
  if (!rating) return say(ratingSought);
  return 'refusal' in rating ? tell(rating.refusal) : scaleWords[scale].ofPuzzle(rating);
}

function Found({ rater }: { rater: Rater }): JSX.Element {
  const rating = rater.of('own');
  if (rater.isImproper.value) return <p>{say(ratingImproper)}</p>;
  if (!rating)
    return <p>{rater.failure.value ? say(ratingFailed, { reasonName: rater.failure.value }) : say(ratingSought)}</p>;
  if ('refusal' in rating) return <p>{tell(rating.refusal)}</p>;
  return (
    <p>
      <b>
        <Stair grade={rating.grade} /> {begun(gradeWord(rating.grade))}:
      </b>{' '}
      {tell(rating.takes)}
    </p>
  );
}

interface Props {
  app: RaterNeeds['app'] & HasSitting;
  /** True if something else is shown, beside which a phone has no room for this. */
  givesWay?: boolean;
}

export function RatingPart({ app, givesWay = false }: Props): JSX.Element {
  const rater = useRater(app);
  useEffect(() => rater.watch(), [rater]);
  const own = rater.of('own');
  const scale = app.settings.scale.value;
  const isRated = own !== null && !('refusal' in own);
  return (
    <section
      class={givesWay ? `${styles.rating} ${styles.givesWay}` : styles.rating}
      aria-label={say(ratingLabel)}
      aria-live="polite"
    >
      <Found rater={rater} />
      {isRated && scale !== 'own' && <p class={styles.scale}>{wordsBy(scale, rater)}</p>}
    </section>
  );
}
