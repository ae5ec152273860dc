// The difficulty of a step or a technique: the stair, our word, and the value on the chosen scale. The words and the stair have
// a file of their own, since the first sight shows them and does not need the scales.
import type { JSX } from 'preact';
import { gradesFromTo } from '../../language/generated/rating_page';
import { say } from '../../language/say';
import type { Scale } from '../../protocol/rating';
import { gradeWord, Stair } from './grade';
import styles from './grade.module.css';
import { type Graded, stepWords } from './scales';

export function Grade({ step, scale }: { step: Graded; scale: Scale }): JSX.Element {
  const words = stepWords(step, scale);
  return (
    <span class={styles.grade}>
      <Stair grade={step.grade} />
      {gradeWord(step.grade)}
      {words && ` · ${words}`}
    </span>
  );
}

/** The same for the steps of one technique. Steps by clues can differ in their grades. REQUIRES: some. */
export function Grades({ steps, scale }: { steps: readonly Graded[]; scale: Scale }): JSX.Element {
  const grades = steps.map(({ grade }) => grade);
  const [least, most] = [Math.min(...grades), Math.max(...grades)];
  if (least === most) return <Grade step={steps[0]!} scale={scale} />;
  return (
    <span class={styles.grade}>
      <Stair grade={most} />
      {say(gradesFromTo, { leastName: gradeWord(least), mostName: gradeWord(most) })}
    </span>
  );
}
