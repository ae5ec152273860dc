// How hard a step or a technique is: the stair, our word, and what the chosen scale says of it. Apart from the words and the
// stair, which the page shows at first sight, as that does without the scales.
import type { JSX } from 'preact';
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
