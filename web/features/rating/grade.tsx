// A difficulty: the word, and a stair of six filled up to it. Never the stair alone.
import type { JSX } from 'preact';
import {
  gradeEasy,
  gradeExtreme,
  gradeFiendish,
  gradeGentle,
  gradeHard,
  gradeMedium,
} from '../../language/generated/rating_page';
import { say } from '../../language/say';
import styles from './grade.module.css';

export const grades = [gradeGentle, gradeEasy, gradeMedium, gradeHard, gradeFiendish, gradeExtreme] as const;

export const gradeWord = (grade: number): string => say(grades[grade]!);

export function Stair({ grade }: { grade: number }): JSX.Element {
  return (
    <span class={styles.stair} aria-hidden="true">
      {grades.map((_, index) => (
        <i key={index} class={index <= grade ? styles.full : undefined} />
      ))}
    </span>
  );
}
