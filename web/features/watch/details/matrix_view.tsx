// The exact cover matrix at the position shown: four maps and, with extra houses, a fifth; the chosen column in words.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { matrixHint } from '../../../language/generated/watch';
import { say } from '../../../language/say';
import { makeCover } from './cover';
import type { HasPlayer } from '../watch_store';
import type { HasPlay } from '../../../state/play_store';
import { coverWords, mapsOf, openWords } from './matrix_maps';
import { MatrixMapView } from './matrix_map_view';
import styles from './matrix_view.module.css';

export function MatrixView({ app }: { app: HasPlay & HasPlayer }): JSX.Element {
  const { watch } = app;
  const geometry = app.play.geometry.value;
  const store = useMemo(() => makeCover(watch), [watch]);
  const pointed = useSignal(-1);
  /** The first column of the enlarged map. */
  const large = useSignal(-1);
  useEffect(() => store.stop, [store]);

  const cover = store.cover.value;
  const maps = useMemo(() => mapsOf(geometry), [geometry]);
  // Between two puzzles the matrix may still belong to the other one.
  const fits = cover !== null && cover.rows.length === geometry.cellCount + geometry.houses.length * geometry.side;
  if (!fits) return <div class={styles.matrix} />;
  const told = pointed.value;
  return (
    <div class={styles.matrix}>
      <p>{coverWords(cover, geometry)}</p>
      <div class={styles.maps}>
        {maps.map((map) => (
          <MatrixMapView
            key={map.first}
            map={map}
            cover={cover}
            pointed={told}
            isLarge={large.value === map.first}
            onPoint={(column) => void (pointed.value = column)}
            onPress={() => void (large.value = large.value === map.first ? -1 : map.first)}
          />
        ))}
      </div>
      <p class={styles.told}>{told >= 0 ? openWords(cover, geometry, told) : say(matrixHint)}</p>
    </div>
  );
}
