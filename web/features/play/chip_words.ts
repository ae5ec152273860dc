// What the header says of the puzzle in two or three words. Whoever writes one down hears of its solutions once there is one,
// or none; whoever plays hears how hard it is, once nothing is amiss.
import type { HasPlay } from '../../state/play_store';
import type { HasSitting } from '../../state/sitting';
import { type HasVerdict, isLong, type Verdict } from '../../state/verdict_store';
import { judged, type VerdictWords, verdictWords } from '../../ui/words';
import { knownGrade } from './known_grade';
import { lateViews } from './late_views';

type Chip = Pick<VerdictWords, 'short' | 'tone'>;

/** Of a grid that is not complete: it has several solutions for a long time, and each digit asks anew. */
function isComing(verdict: Verdict): boolean {
  if (isLong(verdict) || verdict.kind === 'failed') return false;
  return verdict.kind !== 'known' || verdict.outcome.status === 'several';
}

/** Null where the number of givens says enough. */
export function chipWords(app: HasPlay & HasVerdict & HasSitting): Chip | null {
  const { play, verdict } = app;
  const told = verdict.told.value;
  const words = verdictWords(told, judged(play), verdict.count.value);
  if (play.outcome.value !== 'open') return words;
  const isEmpty = play.grid.value.every((value) => value === 0);
  if (play.typing.value === 'givens') return !isEmpty && isComing(told) ? null : words;
  const grade = knownGrade(app);
  const views = lateViews.value;
  const isCalm = words.tone === 'good' || told.kind === 'waiting' || (told.kind === 'searching' && !isLong(told));
  return isCalm && grade !== null && views ? { short: views.gradeWord(grade), tone: 'plain' } : words;
}
