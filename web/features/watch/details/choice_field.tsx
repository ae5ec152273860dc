// One number out of a few, to choose from a list.
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
