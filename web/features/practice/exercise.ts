// The exercise: one technique at one position, on a board of its own. The puzzle of the player waits beneath, and nothing of
// the exercise is stored.
import { batch, signal } from '@preact/signals';
import type { LogicTechnique } from '../../protocol/logic';
import type { HasView } from '../../state/view';
import type { LearnPosition } from '../logic/learn/positions';

export interface Exercise {
  readonly technique: LogicTechnique;
  readonly position: LearnPosition;
}

/** The exercise that was begun last; it is on the board while it lies on top (ViewStore.top). */
export const exercise = signal<Exercise | null>(null);

/** True while an exercise takes the place of the player's puzzle in Play. */
export const isExercising = ({ view }: HasView): boolean => view.top.value === 'practice' && exercise.value !== null;

export function beginExercise({ view }: HasView, begun: Exercise): void {
  batch(() => {
    exercise.value = begun;
    view.show('play');
    view.top.value = 'practice';
  });
}

/** The technique whose page is open in Logic, '' = the list of all; null = none. */
export const lesson = signal<string | null>(null);

/** Goes back to the player's own puzzle. */
export function endExercise({ view }: HasView): void {
  view.top.value = null;
}

/** Goes back to the page of the technique. */
export function backToLesson(page: HasView): void {
  batch(() => {
    endExercise(page);
    page.view.show('logic');
    lesson.value = exercise.peek()?.technique.id ?? null;
  });
}
