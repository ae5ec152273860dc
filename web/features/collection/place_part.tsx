// The place of the puzzle on the board in its collection, and the way to the previous and the next one.
import type { JSX } from 'preact';
import type { Walk } from './walk';
import { Button } from '../../ui/controls/button';
import { runIcons } from '../../ui/run_icons';
import {
  collectionAt,
  collectionNext,
  collectionNotAmong,
  collectionPlace,
  collectionPlaceLine,
  collectionPrevious,
} from '../../language/generated/collection';
import { say } from '../../language/say';
import styles from './collection_panel.module.css';

export function PlacePart({ walk }: { walk: Walk }): JSX.Element | null {
  const place = walk.place.value;
  if (!place) return null;
  const { at, count, line } = place;
  const where = at < 0 ? say(collectionNotAmong, { count }) : say(collectionAt, { placeCount: at + 1, count });
  return (
    <div class={styles.place} role="group" aria-label={say(collectionPlace)}>
      <Button
        look="outlined"
        icon={runIcons.previous}
        label={say(collectionPrevious)}
        disabled={at === 0 || count === 0}
        onClick={() => void walk.step(-1)}
      />
      <p role="status">
        <b>{where}</b>
        <span> · {say(collectionPlaceLine, { count: line })}</span>
      </p>
      <Button
        look="outlined"
        icon={runIcons.next}
        label={say(collectionNext)}
        disabled={at === count - 1 || count === 0}
        onClick={() => void walk.step(1)}
      />
    </div>
  );
}
