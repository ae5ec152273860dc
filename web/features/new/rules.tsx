// The houses of a puzzle beyond its size: box shape, diagonals, windows, regions of a jigsaw. Gives the options that the
// reader of puzzles takes.
import type { JSX } from 'preact';
import type { ReadOptions } from '../../protocol/sheets';
import { maxSide } from '../../grid/puzzle';
import { Check } from '../../ui/controls/check';
import styles from './new_content.module.css';

interface RulesProps {
  options: ReadOptions;
  onChange(options: ReadOptions): void;
  /** Whether 0 x 0 may stay for "guess from the text". */
  guessable: boolean;
}

/** A box's height or width; 0 for what cannot be one. */
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
        placeholder={guessable ? 'auto' : ''}
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
      <legend class="unseen">Rules</legend>
      <div class={styles.boxes}>
        <SizeField
          label="Box height"
          value={options.boxHeight}
          guessable={guessable}
          onChange={(boxHeight) => change({ boxHeight })}
        />
        <span aria-hidden="true">×</span>
        <SizeField
          label="width"
          value={options.boxWidth}
          guessable={guessable}
          onChange={(boxWidth) => change({ boxWidth })}
        />
      </div>
      <Check
        label="X"
        hint="diagonals too"
        checked={options.diagonals}
        onChange={(diagonals) => change({ diagonals })}
      />
      <Check
        label="Hyper"
        hint="9×9, four windows"
        checked={options.windows}
        onChange={(windows) => change({ windows })}
      />
      <details class={styles.jigsaw} open={options.regions !== ''}>
        <summary>Jigsaw: regions instead of boxes</summary>
        <label>
          <span class={styles.hint}>One character per cell, the same for each cell of a region</span>
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
