// The course above the list of all techniques: the user's progress, and the next lesson.
import type { JSX } from 'preact';
import * as texts from '../../../language/generated/learn';
import { begun, say, tell } from '../../../language/say';
import type { LogicTechnique } from '../../../protocol/logic';
import { Button } from '../../../ui/controls/button';
import { course, firstUnread, totalsOf } from './course';
import styles from './learn.module.css';
import type { ProgressView } from './use_progress';

interface CoursePartProps {
  techniques: readonly LogicTechnique[];
  view: ProgressView;
  onOpen(id: string): void;
}

function onwardWords(next: LogicTechnique, isBegun: boolean): string {
  return isBegun ? say(texts.learnContinue, { techniqueName: tell(next.name) }) : say(texts.learnBegin);
}

export function CoursePart({ techniques, view, onOpen }: CoursePartProps): JSX.Element {
  const { progress, damaged, failure, bringBack } = view;
  const { read, right } = totalsOf(progress);
  const next = techniques.find(({ id }) => id === firstUnread(progress));
  const isBegun = progress.size > 0;
  return (
    <section class={styles.course} aria-label={say(texts.learnCourse)}>
      <h3>{say(texts.learnCourse)}</h3>
      <p>
        {isBegun
          ? say(texts.learnProgress, { readCount: read, count: course.length, rightCount: right })
          : say(texts.learnCourseAbout, { count: course.length })}
      </p>
      {damaged > 0 && <p role="alert">{say(texts.learnDamaged, { count: damaged })}</p>}
      {failure && <p role="alert">{say(texts.learnNotKept, { reasonName: failure })}</p>}
      <div class={styles.actions}>
        {next && (
          <Button look="primary" onClick={() => onOpen(next.id)}>
            {onwardWords(next, isBegun)}
          </Button>
        )}
        {(isBegun || damaged > 0) && (
          <Button look="outlined" onClick={view.clear}>
            {say(texts.learnClear)}
          </Button>
        )}
        {bringBack && !isBegun && (
          <Button look="outlined" onClick={bringBack}>
            {say(texts.learnBringBack)}
          </Button>
        )}
      </div>
      <p role="status" class="unseen">
        {bringBack && !isBegun ? say(texts.learnCleared) : ''}
      </p>
    </section>
  );
}

/** "read · 3 right"; empty if nothing was done. */
export function courseProgressWords(id: string, { progress }: ProgressView): string {
  const { read, right } = progress.get(id) ?? { read: null, right: 0 };
  const words = [
    ...(read !== null ? [say(texts.learnRead)] : []),
    ...(right > 0 ? [say(texts.learnRight, { count: right })] : []),
  ];
  return begun(words.join(' · '));
}
