// Two numbers, from and to.
import type { JSX } from 'preact';
import { rangeFrom, rangeTo } from '../../language/generated/make';
import { say } from '../../language/say';
import styles from './make_form.module.css';
import { NumberField } from './number_field';
import type { Range } from './wish';

interface RangeFieldsProps {
  /** What the numbers are, for whoever hears them. */
  label: string;
  range: Range;
  /** The number shown is so many times smaller. */
  scale?: number;
  first: number;
  last: number;
  onChange(range: Range): void;
}

export function RangeFields({ label, range, scale = 1, first, last, onChange }: RangeFieldsProps): JSX.Element {
  const field = (name: string, value: number, change: (typed: number) => void): JSX.Element => (
    <label class={styles.inline}>
      <span>{name}</span>
      <NumberField
        value={value / scale}
        min={first / scale}
        max={last / scale}
        step={1 / scale}
        onType={(typed) => change(Math.round(typed * scale))}
      />
    </label>
  );
  return (
    <div class={styles.range} role="group" aria-label={label}>
      {field(say(rangeFrom), range.least, (least) => onChange({ ...range, least }))}
      {field(say(rangeTo), range.most, (most) => onChange({ ...range, most }))}
    </div>
  );
}
