// The picture in the timeline of runs side by side: a bar for each run, as long as its known part, filled
// up to its position, with its place at its end. The bars move with each frame, outside the virtual DOM.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Race } from './race_store';
import { placeWords } from './race_words';
import styles from './tracks.module.css';

function draw(box: HTMLElement, race: Race): void {
  const { at, known, lanes } = race.read();
  const share = (place: number): string => String(known > 0 ? place / known : 0);
  box.style.setProperty('--at', share(at));
  lanes.forEach((lane, index) => {
    const { style } = box.children[index] as HTMLElement;
    style.setProperty('--known', share(lane.known));
    style.setProperty('--made', share(Math.min(at, lane.known)));
  });
}

export function Tracks({ race }: { race: Race }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const { lanes } = race.readout.value;
  useLayoutEffect(() => draw(box.current!, race));
  useEffect(() => race.subscribe(() => box.current && draw(box.current, race)), [race]);
  return (
    <div class={styles.tracks} ref={box}>
      {lanes.map(({ isEndKnown, place }, index) => (
        <div key={index} class={styles.track}>
          <span class={styles.known} data-ends={isEndKnown} />
          <span class={styles.made} />
          <span class={styles.place}>{place !== null && <b>{placeWords(place)}</b>}</span>
        </div>
      ))}
      <div class={styles.needle} />
    </div>
  );
}
