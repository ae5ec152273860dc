// The clues of the puzzles to make: any number of kinds, and rules of the whole grid.
import type { ComponentChildren, JSX } from 'preact';
import { hasKind } from '../../grid/constraints';
import {
  cagesAlone,
  cagesLabel,
  cagesSymmetric,
  cluesChosen,
  cluesLabel,
  clearClues,
} from '../../language/generated/make';
import { say } from '../../language/say';
import { Button } from '../../ui/controls/button';
import { offeredRules, withRule } from '../../ui/rule_choice';
import { type ClueChoice, hasCages, madeClues, madeRules } from './clue_kinds';
import styles from './make_form.module.css';
import { fitting, type Wish, toggledClue, withoutClues } from './wish';

interface ChipProps {
  pressed: boolean;
  onClick(): void;
  children: ComponentChildren;
}

const Chip = ({ pressed, onClick, children }: ChipProps): JSX.Element => (
  <button type="button" class={styles.chip} aria-pressed={pressed} onClick={onClick}>
    {children}
  </button>
);

const ChoiceLabel = ({ choice }: { choice: ClueChoice }): JSX.Element => (
  <>
    <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x="2" y="2" width="14" height="14" rx="2" stroke-width="1" opacity="0.5" />
      <path d={choice.picture} stroke-width="1.5" />
    </svg>
    {say(choice.name)}
  </>
);

export function ClueField({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }): JSX.Element {
  const { clues, constraints } = wish;
  return (
    <>
      <div class={styles.field} role="group" aria-labelledby="made-clues">
        <span id="made-clues" class={styles.label}>
          {say(cluesLabel)}
        </span>
        <div class={`${styles.chips} ${styles.kinds}`}>
          {madeClues.map((choice) => (
            <Chip
              key={choice.id}
              pressed={clues.includes(choice.id)}
              onClick={() => onChange(toggledClue(wish, choice.id))}
            >
              <ChoiceLabel choice={choice} />
            </Chip>
          ))}
          {madeRules.map((choice) => {
            const isOn = hasKind(constraints, choice.id);
            return (
              <Chip
                key={choice.id}
                pressed={isOn}
                onClick={() => onChange(fitting({ ...wish, constraints: withRule(constraints, choice.id, !isOn) }))}
              >
                <ChoiceLabel choice={choice} />
              </Chip>
            );
          })}
        </div>
      </div>
      {hasCages(clues) && <CageChips wish={wish} onChange={onChange} />}
      <Chosen wish={wish} onChange={onChange} />
    </>
  );
}

/** All that was chosen, perhaps for an earlier puzzle; one press clears it. */
function Chosen({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }): JSX.Element | null {
  const { clues, constraints } = wish;
  const names = [
    ...offeredRules.filter(({ kind }) => hasKind(constraints, kind)).map(({ label }) => label),
    ...madeClues.filter(({ id }) => clues.includes(id)).map(({ name }) => name),
    ...madeRules.filter(({ id }) => hasKind(constraints, id)).map(({ name }) => name),
  ].map((name) => say(name));
  if (names.length === 0) return null;
  return (
    <div class={styles.chosen}>
      <p>{say(cluesChosen, { names })}</p>
      <Button look="outlined" onClick={() => onChange(withoutClues(wish))}>
        {say(clearClues)}
      </Button>
    </div>
  );
}

/** The options of a killer that people ask for most: no givens, and a symmetric layout. */
function CageChips({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }): JSX.Element {
  const { givens, cageSymmetry } = wish;
  const [isAlone, isSymmetric] = [givens === 'none', cageSymmetry !== 'none'];
  return (
    <div class={styles.field} role="group" aria-labelledby="made-cages">
      <span id="made-cages" class={styles.label}>
        {say(cagesLabel)}
      </span>
      <div class={styles.chips}>
        <Chip pressed={isAlone} onClick={() => onChange({ ...wish, givens: isAlone ? 'any' : 'none' })}>
          {say(cagesAlone)}
        </Chip>
        <Chip
          pressed={isSymmetric}
          onClick={() => onChange({ ...wish, cageSymmetry: isSymmetric ? 'none' : 'half-turn' })}
        >
          {say(cagesSymmetric)}
        </Chip>
      </div>
    </div>
  );
}
