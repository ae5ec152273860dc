// How many: a number, with a button on either side for a finger.
import type { JSX } from 'preact';
import { howManyLabel, oneFewer, oneMore } from '../../language/generated/make';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import styles from './make_form.module.css';
import { NumberField } from './number_field';
import { mostWanted } from './wish';

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
