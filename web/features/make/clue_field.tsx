// The clues of the puzzles to make: any number of kinds, and rules of the whole grid.
import type { JSX } from 'preact';
import { hasKind } from '../../grid/constraints';
import { cluesLabel } from '../../language/generated/make';
import { say } from '../../language/say';
import { withRule } from '../../ui/rule_choice';
import { type ClueChoice, madeClues, madeRules } from './clue_kinds';
import styles from './make_form.module.css';
import { type Wish, toggledClue } from './wish';

interface ChipProps {
  choice: ClueChoice;
  pressed: boolean;
  onClick(): void;
}

function ClueChip({ choice, pressed, onClick }: ChipProps): JSX.Element {
  return (
    <button type="button" class={styles.chip} aria-pressed={pressed} onClick={onClick}>
      <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
        <rect x="2" y="2" width="14" height="14" rx="2" stroke-width="1" opacity="0.5" />
        <path d={choice.picture} stroke-width="1.5" />
      </svg>
      {say(choice.name)}
    </button>
  );
}

export function ClueField({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }): JSX.Element {
  const { clues, constraints } = wish;
  return (
    <div class={styles.field} role="group" aria-labelledby="made-clues">
      <span id="made-clues" class={styles.label}>
        {say(cluesLabel)}
      </span>
      <div class={styles.chips}>
        {madeClues.map((choice) => (
          <ClueChip
            key={choice.id}
            choice={choice}
            pressed={clues.includes(choice.id)}
            onClick={() => onChange(toggledClue(wish, choice.id))}
          />
        ))}
        {madeRules.map((choice) => {
          const isOn = hasKind(constraints, choice.id);
          return (
            <ClueChip
              key={choice.id}
              choice={choice}
              pressed={isOn}
              onClick={() => onChange({ ...wish, constraints: withRule(constraints, choice.id, !isOn) })}
            />
          );
        })}
      </div>
    </div>
  );
}
