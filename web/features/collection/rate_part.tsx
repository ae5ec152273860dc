// The ratings of a list's puzzles: a line a scale, with the number rated and a
// button that starts and stops the rating. It continues while other parts are shown.
import type { JSX } from 'preact';
import {
  collectionRate,
  collectionRated,
  collectionRateBy,
  collectionRateFailed,
  collectionRateProgress,
  collectionRateStop,
  collectionRateStopBy,
  collectionRateStart,
  collectionScaleOwn,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import { type Scale, scales } from '../../protocol/rating';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { scaleWords } from '../rating/scales';
import { collection } from './page_collection';
import styles from './work_lines.module.css';

function ScaleLine({ scale }: { scale: Scale }): JSX.Element {
  const { ratings } = collection;
  const running = ratings.running.value;
  const { done, all, missing } = ratings.countOf(scale);
  const isRunning = running === scale;
  const scaleName = say(scale === 'own' ? collectionScaleOwn : scaleWords[scale].name);
  return (
    <div class={styles.line}>
      <p>
        <b>{scaleName}</b>
        {(isRunning || done > 0) && <span>{say(collectionRated, { count: done, allCount: all })}</span>}
      </p>
      {isRunning ? (
        <Button
          look="outlined"
          icon={icons.stop}
          label={say(collectionRateStopBy, { scaleName })}
          onClick={() => ratings.stop()}
        >
          {say(collectionRateStop)}
        </Button>
      ) : (
        <Button
          look="outlined"
          label={say(collectionRateBy, { scaleName })}
          disabled={running !== null || missing === 0}
          onClick={() => ratings.rate(scale)}
        >
          {say(collectionRateStart)}
        </Button>
      )}
      {isRunning && <progress aria-label={say(collectionRateProgress)} max={all} value={all - missing} />}
    </div>
  );
}

export function RatePart(): JSX.Element | null {
  const { ratings, status } = collection;
  if (status.value === 'running' || ratings.countOf('own').all === 0) return null;
  return (
    <fieldset class={styles.lines}>
      <legend>{say(collectionRate)}</legend>
      {scales.map((scale) => (
        <ScaleLine key={scale} scale={scale} />
      ))}
      {ratings.failure.value && <p role="alert">{say(collectionRateFailed, { reasonName: ratings.failure.value })}</p>}
    </fieldset>
  );
}
