// The key to the heat on the board: the number of guesses for each shade, and the cells with the most.
import type { JSX } from 'preact';
import { heatAlpha, shortCount, warmest } from '../../../board/heat';
import * as texts from '../../../language/generated/watch';
import { say } from '../../../language/say';
import { placeOf } from '../../../ui/places';
import type { HasPlayer } from '../watch_store';
import styles from './heat_view.module.css';

const shades = [0, 2, 4, 6, warmest];

/** The most guesses with this shade, if the maximum is `most`. */
export function countOfStep(step: number, most: number): number {
  return step === warmest ? most : Math.floor((1 + most) ** (step / warmest) - 1);
}

function rangeWords(least: number, most: number): string {
  if (most === 0) return say(texts.heatNever);
  return least === most ? shortCount(most) : `${shortCount(least)}–${shortCount(most)}`;
}

function hottest(counts: Uint32Array): number {
  let found = 0;
  counts.forEach((count, cell) => {
    if (count > counts[found]!) found = cell;
  });
  return found;
}

export function HeatView({ app }: { app: HasPlayer }): JSX.Element {
  // The picture is not a signal; the readout follows it a few times a second.
  void app.watch.readout.value;
  const { geometry, heat } = app.watch.source.picture;
  const cell = heat ? hottest(heat.counts) : 0;
  const most = heat?.counts[cell] ?? 0;
  // A small number of guesses has fewer shades.
  const steps = shades.filter((step, at) => at === 0 || countOfStep(step, most) > countOfStep(shades[at - 1]!, most));
  return (
    <div class={styles.heat}>
      <ul class={styles.key} aria-label={say(texts.heatShades)}>
        {steps.map((step, at) => (
          <li key={step}>
            <span class={styles.shade} style={{ '--heat': String(heatAlpha(step)) }} aria-hidden="true" />
            {rangeWords(at === 0 ? 0 : countOfStep(steps[at - 1]!, most) + 1, countOfStep(step, most))}
          </li>
        ))}
      </ul>
      <p>
        {most === 0 ? say(texts.heatNoGuess) : say(texts.heatAbout, { cell: placeOf(geometry, cell), count: most })}
      </p>
    </div>
  );
}
