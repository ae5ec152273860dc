// A choice of one out of a few, side by side in the style of a segmented control.
import type { JSX } from 'preact';
import { Choice } from './choice';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose(value: Value): void;
  /** True if only screen readers get the label. */
  quiet?: boolean;
}

export function Segments<Value extends string>({ options, ...choice }: SegmentsProps<Value>): JSX.Element {
  return (
    <Choice
      {...choice}
      options={options.map(({ value, text }) => ({ value, content: text }))}
      class={styles.row}
      optionClass={styles.segment}
    />
  );
}
