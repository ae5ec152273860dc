// A choice of one out of several cards with any content.
import type { ComponentChildren, JSX } from 'preact';
import { Choice } from './choice';
import styles from './card_choice.module.css';

interface CardChoiceProps<Value extends string> {
  name: string;
  label: string;
  cards: readonly { value: Value; content: ComponentChildren }[];
  chosen: Value;
  onChoose(value: Value): void;
  /** True if only screen readers get the label. */
  quiet?: boolean;
  /** The arrangement of the cards. */
  class: string;
}

export function CardChoice<Value extends string>({ cards, ...choice }: CardChoiceProps<Value>): JSX.Element {
  return <Choice {...choice} options={cards} optionClass={styles.card} />;
}
