// The two or three words in the header about the puzzle: while it is typed in, that it has one solution or none; while it is
// played, its difficulty, unless something is wrong.
import { isUnset } from '../../state/outcome';
import type { HasPlay } from '../../state/play_store';
import { knownGrade, type HasSitting } from '../../state/sitting';
import { type HasVerdict, isLong, type Verdict } from '../../state/verdict_store';
import { judged, type VerdictWords, verdictWords } from '../../ui/words';
import { lateViews } from './late_views';

type Chip = Pick<VerdictWords, 'short' | 'tone'>;

/** True while the verdict on a puzzle being typed in has nothing
    to report: most of the time it has several solutions. */
function isComing(verdict: Verdict): boolean {
  if (isLong(verdict) || verdict.kind === 'failed') return false;
  return verdict.kind !== 'known' || verdict.outcome.status === 'several';
}

/** Null if the number of givens is enough. */
export function chipWords(app: HasPlay & HasVerdict & HasSitting): Chip | null {
  const { play, verdict } = app;
  const told = verdict.told.value;
  const words = verdictWords(told, judged(play), verdict.count.value);
  if (play.outcome.value !== 'open') return words;
  const isEmpty = isUnset(play.geometry.value, play.grid.value);
  if (play.typing.value === 'givens') return !isEmpty && isComing(told) ? null : words;
  const grade = knownGrade(app);
  const views = lateViews.value;
  const undecided = words.tone === 'bad' ? null : views?.undecidedChip(app);
  if (undecided) return undecided;
  const isCalm = words.tone === 'good' || told.kind === 'waiting' || (told.kind === 'searching' && !isLong(told));
  return isCalm && grade !== null && views ? { short: views.gradeWord(grade), tone: 'plain' } : words;
}
