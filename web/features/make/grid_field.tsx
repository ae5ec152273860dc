// The grid: its size and its rules.
import type { JSX } from 'preact';
import { hasKind } from '../../grid/constraints';
import { jigsawNew, jigsawNewAbout, rulesClassic } from '../../language/generated/make';
import { rulesLabel, sizeLabel } from '../../language/generated/new';
import { begun, say } from '../../language/say';
import { CardChoice } from '../../ui/controls/choice';
import { offeredRules, withRule } from '../../ui/rule_choice';
import styles from './make_form.module.css';
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

const inside: Readonly<Record<string, string>> = {
  classic: 'M6.5 2v14M11.5 2v14M2 6.5h14M2 11.5h14',
  diagonals: 'M2.5 2.5l13 13M15.5 2.5l-13 13',
  jigsaw: 'M7 2v5h4v4H7v5M2 7h5M11 7h5M11 11v5',
};

const squares: Readonly<Record<string, readonly (readonly [x: number, y: number, size: number])[]>> = {
  windows: [
    [4, 4, 4],
    [10, 4, 4],
    [4, 10, 4],
    [10, 10, 4],
  ],
  disjointgroups: [
    [3.5, 3.5, 2],
    [8, 3.5, 2],
    [12.5, 3.5, 2],
    [3.5, 8, 2],
    [8, 8, 2],
    [12.5, 8, 2],
    [3.5, 12.5, 2],
    [8, 12.5, 2],
    [12.5, 12.5, 2],
  ],
};

/** Rules as small pictures, 18 units wide, beside their names. */
function RulePicture({ rule }: { rule: string }): JSX.Element {
  return (
    <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x="2" y="2" width="14" height="14" rx="2" stroke-width="1.6" />
      {inside[rule] && <path d={inside[rule]} stroke-width="1.3" />}
      {squares[rule]?.map(([x, y, size]) => (
        <rect key={`${x},${y}`} x={x} y={y} width={size} height={size} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
