// A choice of one out of several, each a card: radio buttons with anything on them.
import type { ComponentChildren, JSX } from 'preact';
import styles from './card_choice.module.css';

interface Card<Value extends string> {
  value: Value;
  content: ComponentChildren;
}

interface CardChoiceProps<Value extends string> {
  /** Of the radio buttons. */
  name: string;
  label: string;
  cards: readonly Card<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
  /** Whether the label is only read out. */
  quiet?: boolean;
  /** How the cards lie. */
  class: string;
}

export function CardChoice<Value extends string>(props: CardChoiceProps<Value>): JSX.Element {
  const { name, label, cards, chosen, onChoose, quiet = false } = props;
  return (
    <fieldset class={styles.choice}>
      <legend class={quiet ? 'unseen' : styles.label}>{label}</legend>
      <div class={props.class}>
        {cards.map(({ value, content }) => (
          <label key={value} class={styles.card}>
            <input
              class="unseen"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
