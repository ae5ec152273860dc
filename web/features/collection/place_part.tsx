// Where the puzzle on the board stands in the collection that it is of, and the way to those before and after it.
import type { JSX } from 'preact';
import type { Walk } from './walk';
import { Button } from '../../ui/controls/button';
import { numberWords } from '../../ui/words';
import styles from './place_part.module.css';

export function PlacePart({ walk }: { walk: Walk }): JSX.Element | null {
  const place = walk.place.value;
  if (!place) return null;
  const { at, count, line } = place;
  const where =
    at < 0 ? `Not among the ${numberWords(count)} shown` : `${numberWords(at + 1)} of ${numberWords(count)}`;
  return (
    <div class={styles.place} role="group" aria-label="Place in the collection">
      <Button
        look="outlined"
        icon="previous"
        label="Previous puzzle (<)"
        disabled={at === 0 || count === 0}
        onClick={() => void walk.step(-1)}
      />
      <p role="status">
        <b>{where}</b>
        <span> · line {numberWords(line)}</span>
      </p>
      <Button
        look="outlined"
        icon="next"
        label="Next puzzle (>)"
        disabled={at === count - 1 || count === 0}
        onClick={() => void walk.step(1)}
      />
    </div>
  );
}
