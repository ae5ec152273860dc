// The live verdict of setting: how many solutions the clues leave, and how many there were before the last change.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as texts from '../../language/generated/setting';
import type { Puzzle } from '../../grid/puzzle';
import { verdictLabel } from '../../language/generated/verdict';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import { useAnswer } from '../../ui/answers';
import styles from './setting_verdict.module.css';

/** Solutions that are counted without being asked, and the time for it. */
const mostCounted = 1000;
const countSeconds = 1;

interface Judgement {
  readonly tone: 'good' | 'bad' | 'warn' | 'plain';
  readonly words: string;
}

/** The words for a number of solutions; `isAll`: there are no more. */
function severalWords(count: number, isAll: boolean): string {
  if (count > mostCounted) return say(texts.setMoreSolutionsThan, { count: mostCounted });
  return say(isAll ? texts.setSolutions : texts.setMoreSolutions, { count });
}

function useJudgement({ play, verdict, solve }: HasPlay & HasVerdict & CanSolve): Judgement {
  const now = verdict.verdict.value;
  const count = verdict.count.value;
  const puzzle = play.puzzle.value;
  const isSeveral = now.kind === 'known' && now.outcome.status === 'several';
  // The page does not count a board without digits by itself.
  const counts = isSeveral && count.kind === 'idle';
  const own = useAnswer(
    () => (counts ? solve(puzzle, countSeconds, mostCounted + 1).catch(() => null) : null),
    [puzzle, counts],
  );
  switch (now.kind) {
    case 'failed':
      return { tone: 'bad', words: now.message() };
    case 'waiting':
    case 'searching':
      return { tone: 'plain', words: '' };
    case 'known':
      break;
  }
  const { status, keepsRules } = now.outcome;
  if (status === 'none') return { tone: 'bad', words: say(texts.setNoSolution) };
  if (status === 'unique') return { tone: keepsRules === false ? 'warn' : 'good', words: say(texts.setOneSolution) };
  if (status !== 'several') return { tone: 'warn', words: say(texts.setNotKnown) };
  const outcome = count.kind === 'counted' ? count.outcome : own;
  if (!outcome) return { tone: 'warn', words: '' };
  const { solutions } = outcome;
  const isAll = solutions <= mostCounted && outcome.status === 'several' && !outcome.cancelled;
  return { tone: 'warn', words: severalWords(Math.max(solutions, 2), isAll) };
}

export function SettingVerdict({ app }: { app: HasPlay & HasVerdict & CanSolve }): JSX.Element {
  const { tone, words } = useJudgement(app);
  const isBusy = words === '';
  const puzzle = app.play.puzzle.value;
  // The last answer stays until there is a new one, beside which it is shown if it was another.
  const last = useRef<(Judgement & { puzzle: Puzzle }) | null>(null);
  const [before, setBefore] = useState('');
  useEffect(() => {
    const { current } = last;
    if (isBusy || (words === current?.words && puzzle === current.puzzle)) return;
    setBefore(current && current.words !== words ? current.words : '');
    last.current = { tone, words, puzzle };
  }, [words, puzzle]);
  const shown = isBusy ? (last.current ?? { tone, words: say(texts.setSearching) }) : { tone, words };
  return (
    <section class={styles.verdict} data-tone={shown.tone} aria-label={say(verdictLabel)} aria-busy={isBusy}>
      <h2>{shown.words}</h2>
      {before && <p>{say(texts.setBefore, { countName: before })}</p>}
    </section>
  );
}
