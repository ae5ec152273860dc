// Sizes at a touch, each by the height and width of its boxes.
import type { JSX } from 'preact';
import { CardChoice } from '../../ui/controls/card_choice';
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
  const idOf = ([height, width]: readonly [number, number]): string => `${height}x${width}`;
  return (
    <CardChoice
      quiet
      name={name}
      label={label}
      class={styles.sizes!}
      cards={sizes.map((size) => {
        const side = size[0] * size[1];
        return { value: idOf(size), content: `${side}×${side}` };
      })}
      chosen={idOf(chosen)}
      onChoose={(id) => onChoose(...sizes.find((size) => idOf(size) === id)!)}
    />
  );
}
