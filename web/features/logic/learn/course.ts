// The course: the lessons from the full house to chains, each of which needs no more
// than those before it. Techniques outside it are for users who want more of a level.
import type { LessonLine } from '../../../kept/lesson_log';
import type { LogicTechnique } from '../../../protocol/logic';

/** Ids in the order of the lessons; the levels ascend. */
export const course: readonly string[] = [
  'full-house',
  'hidden-single',
  'naked-single',
  'locked-candidates-1',
  'locked-candidates-2',
  'naked-pair',
  'naked-triple',
  'hidden-pair',
  'hidden-triple',
  'x-wing',
  'swordfish',
  'skyscraper',
  'two-string-kite',
  'empty-rectangle',
  'simple-colors-trap',
  'xy-wing',
  'xyz-wing',
  'w-wing',
  'uniqueness-1',
  'uniqueness-2',
  'uniqueness-4',
  'bug-plus-1',
  'finned-x-wing',
  'x-chain',
  'xy-chain',
  'aic',
  'discontinuous-nice-loop',
  'continuous-nice-loop',
];

export type CourseProgress = ReadonlyMap<string, LessonLine>;

const isRead = (progress: CourseProgress, id: string): boolean => (progress.get(id)?.read ?? null) !== null;

/** The first that was not read; null if all were. */
export const firstUnread = (progress: CourseProgress): string | null =>
  course.find((id) => !isRead(progress, id)) ?? null;

/** The lesson after the page of a technique; null if the course is done, or at its last lesson. */
export function lessonAfter(id: string, progress: CourseProgress): string | null {
  const at = course.indexOf(id);
  return at < 0 ? firstUnread(progress) : (course[at + 1] ?? null);
}

export interface CourseTotals {
  read: number;
  right: number;
}

/** The number of lessons of the course that were read, and of all exercises answered correctly. */
export const totalsOf = (progress: CourseProgress): CourseTotals => ({
  read: course.filter((id) => isRead(progress, id)).length,
  right: [...progress.values()].reduce((sum, { right }) => sum + right, 0),
});

/** Techniques of the course first, in its order. */
export function inCourseOrder(techniques: readonly LogicTechnique[]): LogicTechnique[] {
  const lessons = course.flatMap((id) => techniques.filter((technique) => technique.id === id));
  return [...lessons, ...techniques.filter(({ id }) => !course.includes(id))];
}
