// The knobs of a chosen algorithm, a row for each time it runs: the same algorithm can compete with itself.
import type { JSX } from 'preact';
import { changedVariant, freeVariant, type KnobOptions } from './contenders';
import type { AlgorithmInfo } from '../../protocol/messages';
import { Button } from '../../ui/controls/button';
import { icons } from '../../ui/icons';
import { offeredOptions } from '../../ui/knob_options';
import {
  labAddVariant,
  labAddVariantOf,
  labKnob,
  labKnobOfSeveral,
  labRemoveVariant,
} from '../../language/generated/lab';
import { say, tell } from '../../language/say';
import styles from './lab_panel.module.css';

interface VariantListProps {
  info: AlgorithmInfo;
  variants: readonly KnobOptions[];
  onChange(variants: readonly KnobOptions[]): void;
}

function KnobSelect(props: VariantListProps & { at: number; knob: number }): JSX.Element {
  const { info, variants, at, knob, onChange } = props;
  const { name } = info.knobs[knob]!;
  const chosen = variants[at]![knob] ?? 0;
  const names = { algorithmName: tell(info.name), knobName: tell(name) };
  const count = variants.length;
  return (
    <label class={styles.knobField}>
      <span>{tell(name)}</span>
      <select
        aria-label={count > 1 ? say(labKnobOfSeveral, { ...names, placeCount: at + 1, count }) : say(labKnob, names)}
        value={String(chosen)}
        onChange={(event) => {
          const changed = changedVariant(info, variants, at, knob, Number(event.currentTarget.value));
          if (changed) onChange(variants.map((variant, index) => (index === at ? changed : variant)));
        }}
      >
        {offeredOptions(info.knobs[knob]!).map(({ option, id, name: offered }) => (
          <option
            key={id}
            value={String(option)}
            selected={option === chosen}
            // Two equal variants would run.
            disabled={changedVariant(info, variants, at, knob, option) === null}
          >
            {tell(offered)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function VariantList(props: VariantListProps): JSX.Element | null {
  const { info, variants, onChange } = props;
  if (info.knobs.length === 0) return null;
  const another = freeVariant(info, variants);
  return (
    <div class={styles.variants}>
      {variants.map((_, at) => (
        <div key={at} class={styles.knobs}>
          {info.knobs.map(({ id }, knob) => (
            <KnobSelect key={id} {...props} at={at} knob={knob} />
          ))}
          {variants.length > 1 && (
            <Button
              icon={icons.close}
              label={say(labRemoveVariant, {
                algorithmName: tell(info.name),
                placeCount: at + 1,
                count: variants.length,
              })}
              onClick={() => onChange(variants.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {another && (
        <Button
          label={say(labAddVariantOf, { algorithmName: tell(info.name) })}
          onClick={() => onChange([...variants, another])}
        >
          {say(labAddVariant)}
        </Button>
      )}
    </div>
  );
}
