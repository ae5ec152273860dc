// A position in the run to type in: a number of events from its start.
import type { JSX } from 'preact';
import styles from './fields.module.css';

interface PositionFieldProps {
  label: string;
  value: number;
  /** Whole and not negative. */
  onChange(value: number): void;
}

export function PositionField({ label, value, onChange }: PositionFieldProps): JSX.Element {
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <input
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        value={value}
        onChange={({ currentTarget }) => {
          const typed = Math.floor(currentTarget.valueAsNumber);
          if (typed >= 0) onChange(typed);
          else currentTarget.value = String(value);
        }}
      />
    </label>
  );
}
