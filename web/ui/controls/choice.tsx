// A choice of one out of several: radio buttons with any content, styled by their user.
import type { ComponentChildren, JSX } from 'preact';
import styles from './choice.module.css';
import inputs from './inputs.module.css';

interface Option<Value extends string> {
  value: Value;
  content: ComponentChildren;
}

interface ChoiceProps<Value extends string> {
  /** The name of the radio buttons. */
  name: string;
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
  /** True if only screen readers get the label. */
  quiet?: boolean | undefined;
  /** The arrangement of the options. */
  class: string | undefined;
  /** The style of each option's label. */
  optionClass: string | undefined;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  const { name, label, options, chosen, onChoose, quiet = false } = props;
  return (
    <fieldset class={styles.choice}>
      <legend class={quiet ? 'unseen' : styles.label}>{label}</legend>
      <div class={props.class}>
        {options.map(({ value, content }) => (
          <label key={value} class={props.optionClass}>
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

interface SegmentsProps<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose(value: Value): void;
  /** True if only screen readers get the label. */
  quiet?: boolean;
}

/** A choice of one out of a few, side by side in the style of a segmented control. */
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

/** A choice of one out of several cards with any content. */
export function CardChoice<Value extends string>({ cards, ...choice }: CardChoiceProps<Value>): JSX.Element {
  return <Choice {...choice} options={cards} optionClass={styles.card} />;
}

interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A checkbox with its words and, below them, an explanation. */
export function Check({ label, hint, checked, onChange }: CheckProps): JSX.Element {
  return (
    <label class={inputs.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
