// The difficulty of a step or a technique: the stair, our word, and the value on the chosen scale. The words and the stair have
// a file of their own, since the first sight shows them and does not need the scales.
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
