// Rating the puzzles of a collection: a button a scale, how far it is, and what stops it. It goes on while other things are
// looked at.
import type { JSX } from 'preact';
import {
  collectionRate,
  collectionRated,
  collectionRateFailed,
  collectionRateProgress,
  collectionRateStop,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import { scales } from '../../protocol/rating';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import styles from './collection_panel.module.css';
import { collection } from './page_collection';
import { rateText, scaleText } from './rating_columns';

export function RatePart(): JSX.Element | null {
  const { ratings, status } = collection;
  const running = ratings.running.value;
  if (status.value === 'running') return null;
  const counts = scales.map((scale) => ({ scale, ...ratings.countOf(scale) }));
  if (counts[0]!.all === 0) return null;
  const begun = counts.filter(({ scale, done }) => running === scale || done > 0);
  return (
    <fieldset class={styles.downloads}>
      <legend>{say(collectionRate)}</legend>
      <div>
        {counts.map(({ scale, done, all }) =>
          running === scale ? (
            <Button key={scale} look="outlined" icon={icons.stop} onClick={() => ratings.stop()}>
              {say(collectionRateStop)}
            </Button>
          ) : (
            <Button
              key={scale}
              look="outlined"
              disabled={running !== null || done === all}
              onClick={() => ratings.rate(scale)}
            >
              {say(rateText(scale))}
            </Button>
          ),
        )}
      </div>
      {begun.map(({ scale, done, all }) => (
        <p key={scale}>
          {say(collectionRated, { scaleName: say(scaleText(scale)), count: done, allCount: all })}
          {running === scale && <progress aria-label={say(collectionRateProgress)} max={all} value={done} />}
        </p>
      ))}
      {ratings.failure.value && <p role="alert">{say(collectionRateFailed, { reasonName: ratings.failure.value })}</p>}
    </fieldset>
  );
}
