// The rules of a puzzle beyond its size: box shape, rules that add
// houses, regions of a jigsaw. Returns the options for the puzzle reader.
import type { JSX } from 'preact';
import { hasKind } from '../../grid/constraints';
import { maxSide } from '../../grid/puzzle';
import {
  autoSize,
  boxHeightLabel,
  boxWidthLabel,
  ruleJigsaw,
  ruleJigsawAbout,
  rulesLabel,
} from '../../language/generated/new';
import { begun, say } from '../../language/say';
import type { ReadOptions } from '../../protocol/sheets';
import { CardChoice, Check } from '../../ui/controls/choice';
import { offeredRules, withRule } from '../../ui/rule_choice';
import styles from './bring_in.module.css';

interface RulesProps {
  options: ReadOptions;
  onChange(options: ReadOptions): void;
  /** True if 0 x 0 is offered, for "guess from the text". */
  guessable: boolean;
}

/** A box's height or width; 0 for an impossible one. */
function wholeNumber(value: number): number {
  return Number.isInteger(value) && value > 0 && value <= maxSide ? value : 0;
}

function SizeField(props: {
  label: string;
  value: number;
  guessable: boolean;
  onChange(value: number): void;
}): JSX.Element {
  const { label, value, guessable, onChange } = props;
  return (
    <label class={styles.size}>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={guessable ? 0 : 1}
        max={maxSide}
        placeholder={guessable ? say(autoSize) : ''}
        value={value || ''}
        onInput={(event) => onChange(wholeNumber(event.currentTarget.valueAsNumber))}
      />
    </label>
  );
}

export function Rules({ options, onChange, guessable }: RulesProps): JSX.Element {
  const change = (part: Partial<ReadOptions>): void => onChange({ ...options, ...part });
  return (
    <fieldset class={styles.rules}>
      <legend class="unseen">{say(rulesLabel)}</legend>
      <div class={styles.boxes}>
        <SizeField
          label={say(boxHeightLabel)}
          value={options.boxHeight}
          guessable={guessable}
          onChange={(boxHeight) => change({ boxHeight })}
        />
        <span aria-hidden="true">×</span>
        <SizeField
          label={say(boxWidthLabel)}
          value={options.boxWidth}
          guessable={guessable}
          onChange={(boxWidth) => change({ boxWidth })}
        />
      </div>
      {offeredRules.map(({ kind, label, hint }) => (
        <Check
          key={kind}
          label={begun(say(label))}
          hint={say(hint)}
          checked={hasKind(options.constraints, kind)}
          onChange={(isOn) => change({ constraints: withRule(options.constraints, kind, isOn) })}
        />
      ))}
      <details class={styles.jigsaw} open={options.regions !== ''}>
        <summary>{say(ruleJigsaw)}</summary>
        <label>
          <span class={styles.hint}>{say(ruleJigsawAbout)}</span>
          <textarea
            rows={5}
            spellcheck={false}
            value={options.regions}
            onInput={(event) => change({ regions: event.currentTarget.value })}
          />
        </label>
      </details>
    </fieldset>
  );
}

// Sizes at a press, each by the height and width of its boxes.
interface SizeChoiceProps {
  label: string;
  /** The name of the radio buttons. */
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
