// How a run with entries that found no solution is told: whether they are to blame. Pure.
import type { Verdict } from '../../state/verdict';
import type { Said } from './say';

/** Null where what the givens alone have is not known. */
export function failureWords(verdict: Verdict): Said | null {
  const ofGivens = verdict.kind === 'known' ? verdict.ofGivens : null;
  if (ofGivens && ofGivens.solutions > 0) {
    const has = ofGivens.status === 'unique' ? 'have exactly one' : 'can be solved';
    return { what: 'Your entries allow no solution', why: `The givens alone ${has}`, tone: 'bad' };
  }
  if (ofGivens?.status === 'none')
    return { what: 'No solution', why: 'The givens alone have none either', tone: 'bad' };
  return null;
}
