// Puts the whole solution on the board, beside the word that
// opens the answer: close at hand for users who only want that.
import type { JSX } from 'preact';
import { fillInASolution, fillInSolution } from '../../language/generated/verdict';
import { say } from '../../language/say';
import { goesOn } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import { revealAll } from '../../state/reveal';
import { type HasVerdict, solutionOf } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import styles from './answer_part.module.css';

interface Props {
  app: HasPlay & HasView & HasVerdict;
  isEmpty: boolean;
}

export function FillButton({ app, isEmpty }: Props): JSX.Element {
  const { play, verdict, view } = app;
  const now = verdict.verdict.value;
  const outcome = now.kind === 'known' ? (now.ofGivens ?? now.outcome) : null;
  // True for several solutions, or possibly several: a running search has only found its first.
  const hasOthers = outcome?.status === 'several' || outcome?.status === 'unfinished' || now.kind === 'searching';
  return (
    <Button
      class={`${styles.fill} arriving`}
      look={isEmpty ? 'outlined' : 'primary'}
      disabled={solutionOf(now) === null || !goesOn(play.outcome.value)}
      onClick={() => {
        const problem = revealAll(app);
        if (problem) view.notice.value = { text: problem, tone: 'bad' };
      }}
    >
      {say(hasOthers ? fillInASolution : fillInSolution)}
    </Button>
  );
}
