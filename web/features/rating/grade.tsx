// How hard something is: the word, and a stair of six filled up to it. Never the stair alone.
import type { JSX } from 'preact';
import {
  gradeEasy,
  gradeExtreme,
  gradeFiendish,
  gradeGentle,
  gradeHard,
  gradeMedium,
  stepBySe,
} from '../../language/generated/rating_page';
import { fixedWords } from '../../language/language';
import { say } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import type { Scale } from '../../protocol/rating';
import styles from './grade.module.css';

export const grades = [gradeGentle, gradeEasy, gradeMedium, gradeHard, gradeFiendish, gradeExtreme] as const;

export const gradeWord = (grade: number): string => say(grades[grade]!);

export const tenthsWords = (tenths: number): string => fixedWords(tenths / 10, 1);

/** A step, or a technique. */
type Graded = Pick<LogicStep, 'grade' | 'seTenths'>;

/** Nothing where the scale does not have the technique, and in our own, whose word stands there already. */
function scaleWords({ seTenths }: Graded, scale: Scale): string {
  return scale === 'se' && seTenths > 0 ? say(stepBySe, { numberName: tenthsWords(seTenths) }) : '';
}

export function Stair({ grade }: { grade: number }): JSX.Element {
  return (
    <span class={styles.stair} aria-hidden="true">
      {grades.map((_, index) => (
        <i key={index} class={index <= grade ? styles.full : undefined} />
      ))}
    </span>
  );
}

export function Grade({ step, scale }: { step: Graded; scale: Scale }): JSX.Element {
  const words = scaleWords(step, scale);
  return (
    <span class={styles.grade}>
      <Stair grade={step.grade} />
      {gradeWord(step.grade)}
      {words && ` · ${words}`}
    </span>
  );
}
