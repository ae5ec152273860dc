// Sizes at a touch, each by the height and width of its boxes.
import type { JSX } from 'preact';
import styles from './new_content.module.css';

interface SizeChoiceProps {
  label: string;
  /** Of the radio buttons. */
  name: string;
  sizes: readonly (readonly [boxHeight: number, boxWidth: number])[];
  chosen: readonly [boxHeight: number, boxWidth: number];
  onChoose(boxHeight: number, boxWidth: number): void;
}

export function SizeChoice({ label, name, sizes, chosen, onChoose }: SizeChoiceProps): JSX.Element {
  return (
    <fieldset class={styles.sizes}>
      <legend class="unseen">{label}</legend>
      {sizes.map(([height, width]) => (
        <label key={height * width} class={styles.sizeChoice}>
          <input
            class="unseen"
            type="radio"
            name={name}
            checked={height === chosen[0] && width === chosen[1]}
            onChange={() => onChoose(height, width)}
          />
          <span>
            {height * width}×{height * width}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
