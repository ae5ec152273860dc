// What the solver knows about the grid, and what it can do with it.
import type { JSX } from 'preact';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { boxWords, countWords, givensWords, shapeWords } from '../words';
import { Legend } from './legend';
import styles from './solve_panel.module.css';
import { VerdictCard } from './verdict_card';

function CountRow({ app }: { app: App }): JSX.Element {
  const { verdict } = app;
  const count = verdict.count.value;
  const counting = count.kind === 'counting';
  return (
    <div class={styles.count}>
      <Button
        look="outlined"
        icon={counting ? 'stop' : 'several'}
        onClick={() => (counting ? verdict.cancelCount() : verdict.startCount())}
      >
        {counting ? 'Stop counting' : 'Count solutions'}
      </Button>
      <output class={styles.counted}>{countWords(count)}</output>
    </div>
  );
}

export function SolvePanel({ app }: { app: App }): JSX.Element {
  const { play, verdict, view } = app;
  const puzzle = play.puzzle.value;
  const verdictNow = verdict.verdict.value;
  const outcome = verdictNow.kind === 'known' ? (verdictNow.ofGivens ?? verdictNow.outcome) : null;
  const solvable = outcome !== null && outcome.solutions > 0;
  const selectedFilled = play.puzzle.value.givens[view.selected.value] !== 0;
  const say = (problem: string | null): void => {
    if (problem) view.notice.value = { text: problem, tone: 'bad' };
  };
  return (
    <>
      <VerdictCard app={app} />
      <div class={styles.actions}>
        <Button look="primary" disabled={!solvable} onClick={() => say(verdict.revealAll())}>
          Fill in the solution
        </Button>
        <Button
          look="outlined"
          disabled={!solvable || selectedFilled}
          onClick={() => say(verdict.revealCell(view.selected.peek()))}
        >
          Reveal selected cell
        </Button>
      </div>
      <CountRow app={app} />
      <p class={styles.facts}>
        {shapeWords(puzzle.shape)}, {givensWords(puzzle)}, {boxWords(puzzle.shape)}
      </p>
      <Legend kinds={['given', 'entered', 'revealed', 'clash']} />
    </>
  );
}
