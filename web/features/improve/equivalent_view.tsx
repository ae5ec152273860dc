// An equivalent puzzle on the board, another one with each press.
import { batch } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { anySeed } from '../../protocol/making';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../language/failure';
import type { SolverClient } from '../../client/solver_client';
import { isSamePuzzle, type Puzzle } from '../../grid/puzzle';
import { equivalentAbout, equivalentIsHere, equivalentTitle, makeEquivalent } from '../../language/generated/improve';
import { say, tell } from '../../language/say';
import type { Words } from '../../language/text';
import type { Origin } from '../../state/origin';
import type { HasPlay } from '../../state/play_store';
import { openTools } from '../../state/opened_tools';
import type { HasView } from '../../state/view';
import { Button } from '../../ui/controls/button';
import styles from './improve.module.css';

/** Puts another puzzle in place of the one on the board: one move, which undo reverses. */
export function putOnBoard({ play, view }: HasPlay & HasView, puzzle: Puzzle, text: Words, origin?: Origin): void {
  batch(() => {
    play.load(puzzle, undefined, origin);
    // The player came from these tools, and goes on there.
    openTools(play.puzzleId.peek(), true);
    view.selected.value = 0;
    view.notice.value = { text, tone: 'plain' };
  });
}

export function EquivalentView({ app, client }: { app: HasPlay & HasView; client: SolverClient }): JSX.Element {
  const [problem, setProblem] = useState<Words | null>(null);
  const { current: asking } = useRef(makeLatest());
  useEffect(() => asking.drop, []);
  async function make(): Promise<void> {
    const { isLast } = asking.begin();
    const puzzle: Puzzle = app.play.puzzle.peek();
    const outcome = await client.ask({ kind: 'equivalent', puzzle, seed: anySeed() }).catch((error: unknown) => {
      if (isLast()) setProblem(() => () => messageOf(error));
      return null;
    });
    // Another puzzle that came meanwhile stays.
    if (!outcome || !isLast() || !isSamePuzzle(puzzle, app.play.puzzle.peek())) return;
    setProblem(outcome.ok ? null : () => () => tell(outcome.message));
    if (outcome.ok) putOnBoard(app, outcome.puzzle, () => say(equivalentIsHere), { kind: 'made', grade: null });
  }
  return (
    <div>
      <h3>{say(equivalentTitle)}</h3>
      <div class={styles.choices}>
        <Button look="outlined" onClick={() => void make()}>
          {say(makeEquivalent)}
        </Button>
      </div>
      <output class={styles.quiet}>{problem ? problem() : say(equivalentAbout)}</output>
    </div>
  );
}
