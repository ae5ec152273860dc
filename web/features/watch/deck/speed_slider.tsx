// How fast runs play: a slider with its value beside it.
import type { JSX } from 'preact';
import type { HasSettings } from '../../../state/settings';
import { notchOf, speedAt, speedNotches, speedWords, type SpeedUnit } from './speed';
import styles from './speed_slider.module.css';

export function SpeedSlider({ app, unit }: { app: HasSettings; unit: SpeedUnit }): JSX.Element {
  const { speed } = app.settings;
  const { value } = speed;
  return (
    <label class={styles.speed}>
      <span class={styles.name}>Speed</span>
      <input
        type="range"
        min={0}
        max={speedNotches}
        value={notchOf(value)}
        aria-label="Speed"
        aria-valuetext={speedWords(value, unit)}
        onInput={(event) => (speed.value = speedAt(event.currentTarget.valueAsNumber))}
      />
      <span class={styles.value} aria-hidden="true" title={speedWords(value, unit)}>
        {Number.isFinite(value) ? value.toLocaleString('en') : 'flat out'}
        {Number.isFinite(value) && <span class={styles.unit}> {value === 1 ? unit : `${unit}s`}</span>}
        {Number.isFinite(value) && ' / s'}
      </span>
    </label>
  );
}
