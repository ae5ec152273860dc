// Puts digits of a solution on the board when a player asks for them, as far as the verdict knows them.
import {
  noSolutionToShow,
  solutionNotFound,
  solutionNotKnown,
  solutionStillSought,
} from '../language/generated/verdict';
import { say } from '../language/say';
import type { Words } from '../language/text';
import type { HasPlay } from './play_store';
import { type HasVerdict, outlookOf, solutionOf, type Verdict } from './verdict_store';

/** Why there is no solution to reveal. */
function whyNone(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'waiting':
    case 'searching':
      return say(solutionStillSought);
    case 'failed':
      return say(solutionNotKnown, { reasonName: verdict.message() });
    case 'known':
      return say(verdict.outcome.status === 'none' ? noSolutionToShow : solutionNotFound);
  }
}

/** Fills in the whole solution. Returns a sentence if it cannot. */
export function revealAll({ play, verdict }: HasPlay & HasVerdict): Words | null {
  const now = verdict.verdict.peek();
  const solution = solutionOf(now);
  if (!solution) return () => whyNone(now);
  play.reveal(solution);
  return null;
}

/** Fills in one cell: with its digit of the solution, or before there is one, of every solution. */
export function revealCell({ play, verdict }: HasPlay & HasVerdict, cell: number): Words | null {
  const now = verdict.verdict.peek();
  const proved = outlookOf(now)?.proved;
  const known = proved?.[cell] ? proved : solutionOf(now);
  if (!known) return () => whyNone(now);
  play.reveal(known.map((value, other) => (other === cell ? value : 0)));
  return null;
}
