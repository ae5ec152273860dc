// How hard a step is: the word, and a stair of six filled up to it. Never the stair alone.
import type { JSX } from 'preact';
import {
  gradeEasy,
  gradeExtreme,
  gradeFiendish,
  gradeGentle,
  gradeHard,
  gradeMedium,
  logicScaleHodoku,
  logicScaleSe,
} from '../../language/generated/logic';
import { say } from '../../language/say';
import type { LogicStep } from '../../protocol/logic';
import styles from './grade.module.css';

const words = [gradeGentle, gradeEasy, gradeMedium, gradeHard, gradeFiendish, gradeExtreme] as const;

export const gradeWord = (grade: number): string => say(words[grade]!);

/** As Sudoku Explainer rates the technique, or else HoDoKu; nothing where neither has it. */
function scaleWords({ seTenths, hodokuScore }: LogicStep): string {
  if (seTenths > 0) return say(logicScaleSe, { numberName: (seTenths / 10).toFixed(1) });
  return hodokuScore > 0 ? say(logicScaleHodoku, { count: hodokuScore }) : '';
}

export function Grade({ step }: { step: LogicStep }): JSX.Element {
  const scale = scaleWords(step);
  return (
    <span class={styles.grade}>
      <span class={styles.stair} aria-hidden="true">
        {words.map((_, index) => (
          <i key={index} class={index <= step.grade ? styles.full : undefined} />
        ))}
      </span>
      {gradeWord(step.grade)}
      {scale && ` · ${scale}`}
    </span>
  );
}
