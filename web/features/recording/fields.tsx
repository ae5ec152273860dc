// Fields for the view of a run: a choice of one, and a position, as a number of events from the start.
import type { JSX } from 'preact';
import styles from './fields.module.css';

interface ChoiceFieldProps {
  label: string;
  options: readonly number[];
  chosen: number;
  onChoose(value: number): void;
}

export function ChoiceField({ label, options, chosen, onChoose }: ChoiceFieldProps): JSX.Element {
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <select value={String(chosen)} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {options.map((option) => (
          <option key={option} value={String(option)} selected={option === chosen}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

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
