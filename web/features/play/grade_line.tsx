// The difficulty of the puzzle: known from its origin or from
// before, or rated as soon as it is known to have one solution.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../base/later';
import { useRater } from '../rating/page_rater';
import { gradeWord, Stair } from '../rating/grade';
import type { RaterNeeds } from '../rating/rater';
import { knownGrade, type HasSitting } from '../../state/sitting';
import { begun } from '../../language/say';
import styles from './play_views.module.css';

/** Larger ones take too long to be rated without a request. */
const largestSide = 16;

type Needs = RaterNeeds['app'] & HasSitting;

/** Rates the puzzle, and keeps the grade. */
function Rated({ app }: { app: Needs }): null {
  const rater = useRater(app);
  useEffect(() => {
    // The rater is large, so the puzzle itself comes first.
    let end = whenIdle(() => (end = rater.watch()));
    return () => end();
  }, [rater]);
  return null;
}

export function GradeLine({ app }: { app: Needs }): JSX.Element | null {
  const grade = knownGrade(app);
  if (grade === null) return app.play.geometry.value.side <= largestSide ? <Rated app={app} /> : null;
  return (
    <span class={styles.grade}>
      <Stair grade={grade} /> {begun(gradeWord(grade))}
    </span>
  );
}
