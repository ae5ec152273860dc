// Techniques that nobody looks for, and that have a page, as hints on the hardest puzzles show them.
import type { LogicStep } from '../../../protocol/logic';

/** From easy to hard. Sudoku Explainer's other forcing chains have none: where they apply, forcing nets come first. */
export const lessonsBeyond: readonly string[] = ['dynamic-forcing-chain-plus', 'nested-forcing-chain'];

export const hasLesson = ({ technique, isUsual }: Pick<LogicStep, 'technique' | 'isUsual'>): boolean =>
  isUsual || lessonsBeyond.includes(technique);
