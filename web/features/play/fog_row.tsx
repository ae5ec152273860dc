// The fog beside the board: how much of it lies there, why it stays, and the button that lifts it. On a phone the button is also
// in the row of the rules, as the words are below the board.
import type { JSX } from 'preact';
import { hasFog } from '../../grid/fog';
import * as texts from '../../language/generated/play';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import { Button } from '../../ui/controls/button';
import { useLazyPart } from '../../ui/lazy_part';
import { awaitFog, type Fog, type FogDoubt, type FogNeeds, loadFog } from '../fog/fog_door';
import styles from './fog_row.module.css';

const doubts: Readonly<Record<NonNullable<FogDoubt>, Text>> = {
  sought: texts.fogSought,
  several: texts.fogOfSeveral,
  none: texts.fogOfNone,
  unknown: texts.fogOfUnknown,
};

function Row({ fog: { count, doubt, isLifted }, children }: { fog: Fog; children: JSX.Element }): JSX.Element {
  const why = doubt.value;
  return (
    <section class={styles.row} aria-label={say(texts.fogLabel)}>
      <p>
        {isLifted.value
          ? say(texts.fogLifted)
          : [say(texts.fogCovers, { count: count.value }), why && say(doubts[why])].filter(Boolean).join(' ')}
      </p>
      {children}
    </section>
  );
}

/** Nothing for a puzzle without fog, and once the fog has cleared. */
export function FogPart({ app, place }: { app: FogNeeds; place: 'bar' | 'panel' }): JSX.Element | null {
  awaitFog(app);
  const { views } = useLazyPart(hasFog(app.play.puzzle.value), loadFog);
  if (!views || !hasFog(app.play.puzzle.value)) return null;
  const fog = views.fogOf(app);
  const isLifted = fog.isLifted.value;
  if (!isLifted && fog.count.value === 0) return null;
  const button = (
    <Button look="outlined" {...(place === 'bar' && { class: styles.key! })} onClick={() => fog.lift(!isLifted)}>
      {say(isLifted ? texts.putFogBack : texts.liftFog)}
    </Button>
  );
  return place === 'bar' ? button : <Row fog={fog}>{button}</Row>;
}
