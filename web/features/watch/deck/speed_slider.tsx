// The speed of playing runs: a slider with its value beside it. Its scale is
// logarithmic, from one a second to a thousand, and the last notch is full speed.
import type { JSX } from 'preact';
import * as texts from '../../../language/generated/watch';
import { say, sayParts } from '../../../language/say';
import type { HasSettings } from '../../../state/settings';
import styles from './sliders.module.css';

export const speedNotches = 31;

export function speedAt(notch: number): number {
  if (notch >= speedNotches) return Infinity;
  return Math.round(10 ** ((3 * notch) / (speedNotches - 1)));
}

export function notchOf(speed: number): number {
  if (!Number.isFinite(speed)) return speedNotches;
  return Math.round((Math.log10(Math.max(1, speed)) * (speedNotches - 1)) / 3);
}

/** The unit of a run's speed: moves of a single run, steps of the fastest run side by side. */
export type SpeedUnit = 'move' | 'step';

const units = {
  move: { speed: texts.speedInMoves, unit: texts.speedMovesUnit },
  step: { speed: texts.speedInSteps, unit: texts.speedStepsUnit },
};

export function speedWords(speed: number, unit: SpeedUnit): string {
  return Number.isFinite(speed) ? say(units[unit].speed, { count: speed }) : say(texts.speedFlatOut);
}

export function SpeedSlider({ app, unit }: { app: HasSettings; unit: SpeedUnit }): JSX.Element {
  const { speed } = app.settings;
  const { value } = speed;
  return (
    <label class={styles.speed}>
      <span class={styles.name}>{say(texts.speedName)}</span>
      <input
        type="range"
        min={0}
        max={speedNotches}
        value={notchOf(value)}
        aria-label={say(texts.speedName)}
        aria-valuetext={speedWords(value, unit)}
        onInput={(event) => (speed.value = speedAt(event.currentTarget.valueAsNumber))}
      />
      <span class={styles.value} aria-hidden="true" title={speedWords(value, unit)}>
        {Number.isFinite(value)
          ? sayParts(texts.speedShort, {
              count: value,
              unitName: <span class={styles.unit}>{say(units[unit].unit, { count: value })}</span>,
            })
          : say(texts.speedFlatOut)}
      </span>
    </label>
  );
}
