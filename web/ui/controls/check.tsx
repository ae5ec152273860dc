// A checkbox with its words and, below them, an explanation.
import type { JSX } from 'preact';
import styles from './inputs.module.css';

interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

export function Check({ label, hint, checked, onChange }: CheckProps): JSX.Element {
  return (
    <label class={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
