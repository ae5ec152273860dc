// Chooses how far a run goes: to its first solution, or until all are found.
import type { JSX } from 'preact';
import { Segments } from '../../ui/controls/segments';
import styles from './limit_choice.module.css';

const limits = [
  { value: '1', text: 'First solution' },
  { value: '0', text: 'All solutions' },
] as const;

interface LimitChoiceProps {
  /** As in RunChoice. */
  limit: number;
  onChoose(limit: number): void;
}

export function LimitChoice({ limit, onChoose }: LimitChoiceProps): JSX.Element {
  return (
    <div class={styles.option}>
      <span aria-hidden="true">Stop at</span>
      <Segments
        name="limit"
        label="Stop at"
        quiet
        options={limits}
        chosen={limit === 0 ? '0' : '1'}
        onChoose={(chosen) => onChoose(Number(chosen))}
      />
    </div>
  );
}
