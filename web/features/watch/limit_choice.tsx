// Chooses the end of a run: its first solution, or all solutions.
import type { JSX } from 'preact';
import { watchAllSolutions, watchFirstSolution, watchStopAt } from '../../language/generated/watch';
import { say } from '../../language/say';
import { Segments } from '../../ui/controls/choice';
import styles from './limit_choice.module.css';

const limits = [
  { value: '1', text: watchFirstSolution },
  { value: '0', text: watchAllSolutions },
] as const;

interface LimitChoiceProps {
  /** The same as in RunChoice. */
  limit: number;
  onChoose(limit: number): void;
}

export function LimitChoice({ limit, onChoose }: LimitChoiceProps): JSX.Element {
  return (
    <div class={styles.option}>
      <span aria-hidden="true">{say(watchStopAt)}</span>
      <Segments
        name="limit"
        label={say(watchStopAt)}
        quiet
        options={limits.map(({ value, text }) => ({ value, text: say(text) }))}
        chosen={limit === 0 ? '0' : '1'}
        onChoose={(chosen) => onChoose(Number(chosen))}
      />
    </div>
  );
}
