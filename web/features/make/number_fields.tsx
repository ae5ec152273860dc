// Numbers in the form: a range, and the number of puzzles.
import type { JSX } from 'preact';
import { rangeFrom, rangeTo, howManyLabel, oneFewer, oneMore } from '../../language/generated/make';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { NumberField } from '../../ui/controls/number_field';
import styles from './make_form.module.css';
import { type Range, mostWanted } from './wish';

interface RangeFieldsProps {
  /** The name of the numbers for screen readers. */
  label: string;
  range: Range;
  /** The number shown is smaller by this factor. */
  scale?: number;
  first: number;
  last: number;
  onChange(range: Range): void;
}

/** Two numbers, from and to. */
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

/** A count: a number, with a button on either side for a finger. */
export function HowMany({ count, onChange }: { count: number; onChange(count: number): void }): JSX.Element {
  const isOffered = (wanted: number): boolean => Number.isInteger(wanted) && wanted >= 1 && wanted <= mostWanted;
  return (
    <div class={styles.howMany}>
      <label for="made-count">{say(howManyLabel)}</label>
      <div class={styles.stepper}>
        <Button label={say(oneFewer)} disabled={count <= 1} onClick={() => onChange(count - 1)}>
          −
        </Button>
        <NumberField
          id="made-count"
          value={count}
          min={1}
          max={mostWanted}
          onType={(typed) => isOffered(typed) && onChange(typed)}
        />
        <Button label={say(oneMore)} disabled={count >= mostWanted} onClick={() => onChange(count + 1)}>
          +
        </Button>
      </div>
    </div>
  );
}
