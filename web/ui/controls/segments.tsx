// A choice of one out of a few, shown side by side: radio buttons in the dress of a segmented control.
import type { JSX } from 'preact';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose(value: Value): void;
  /** Whether the label is only read out. */
  quiet?: boolean;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>): JSX.Element {
  const { name, label, options, chosen, onChoose, quiet = false } = props;
  return (
    <fieldset class={styles.choice}>
      <legend class={quiet ? 'unseen' : styles.label}>{label}</legend>
      <div class={styles.row}>
        {options.map(({ value, text }) => (
          <label key={value} class={styles.segment}>
            <input
              class="unseen"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
