// A choice of one out of several: radio buttons with any content, styled by their user.
import type { ComponentChildren, JSX } from 'preact';
import styles from './choice.module.css';

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
