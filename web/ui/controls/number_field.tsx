// A number that is typed: what is being typed stands as it is until the field is left, whatever is made of it meanwhile.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface NumberFieldProps {
  id?: string;
  /** NaN = nothing stands there. */
  value: number;
  min: number;
  max: number;
  /** Whole numbers if it is missing. */
  step?: number;
  /** Gets NaN for what is no number. */
  onType(typed: number): void;
}

export function NumberField({ id, value, min, max, step = 1, onType }: NumberFieldProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      id={id}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      value={typed ?? (Number.isNaN(value) ? '' : value)}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onType(event.currentTarget.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
