// Which grid: its size, and its rules.
import type { JSX } from 'preact';
import { hasKind } from '../../grid/constraints';
import { jigsawNew, jigsawNewAbout, rulesClassic } from '../../language/generated/make';
import { rulesLabel, sizeLabel } from '../../language/generated/new';
import { begun, say } from '../../language/say';
import { CardChoice } from '../../ui/controls/card_choice';
import styles from './make_form.module.css';
import { offeredRules, withRule } from './rule_choice';
import { RulePicture } from './rule_picture';
import { hasBoxes, isJigsaw, sides, type Wish, withSide } from './wish';

interface ChipProps {
  rule: string;
  label: string;
  hint?: string;
  pressed: boolean;
  disabled?: boolean;
  onClick(): void;
}

function RuleChip({ rule, label, hint, pressed, disabled = false, onClick }: ChipProps): JSX.Element {
  return (
    <button
      type="button"
      class={styles.chip}
      title={hint}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <RulePicture rule={rule} />
      {begun(label)}
    </button>
  );
}

export function GridField({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }): JSX.Element {
  const { side, constraints } = wish;
  const jigsaw = isJigsaw(wish);
  return (
    <>
      <CardChoice
        name="made-size"
        label={say(sizeLabel)}
        class={styles.sizes!}
        cards={sides.map((each) => ({ value: String(each), content: `${each}×${each}` }))}
        chosen={String(side)}
        onChoose={(chosen) => onChange(withSide(wish, Number(chosen)))}
      />
      <div class={styles.field} role="group" aria-labelledby="made-rules">
        <span id="made-rules" class={styles.label}>
          {say(rulesLabel)}
        </span>
        <div class={styles.chips}>
          <RuleChip
            rule="classic"
            label={say(rulesClassic)}
            pressed={constraints === '' && !jigsaw}
            disabled={!hasBoxes(side)}
            onClick={() => onChange({ ...wish, constraints: '', wantsJigsaw: false })}
          />
          {offeredRules.map(({ kind, label, hint }) => {
            const isOn = hasKind(constraints, kind);
            return (
              <RuleChip
                key={kind}
                rule={kind}
                label={say(label)}
                hint={say(hint)}
                pressed={isOn}
                onClick={() => onChange({ ...wish, constraints: withRule(constraints, kind, !isOn) })}
              />
            );
          })}
          <RuleChip
            rule="jigsaw"
            label={say(jigsawNew)}
            hint={say(jigsawNewAbout)}
            pressed={jigsaw}
            disabled={!hasBoxes(side)}
            onClick={() => onChange({ ...wish, wantsJigsaw: !wish.wantsJigsaw })}
          />
        </div>
      </div>
    </>
  );
}
