// The course: the lessons that lead from the full house to chains, each of which needs no more than those before it. The
// techniques beyond it are for those who want more of a level.
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

/** The lesson to go on with after the page of a technique; null if the course is done, or was at its last lesson. */
export function lessonAfter(id: string, progress: CourseProgress): string | null {
  const at = course.indexOf(id);
  return at < 0 ? firstUnread(progress) : (course[at + 1] ?? null);
}

export interface CourseTotals {
  read: number;
  right: number;
}

/** Lessons of the course that were read, and all exercises that were answered rightly. */
export const totalsOf = (progress: CourseProgress): CourseTotals => ({
  read: course.filter((id) => isRead(progress, id)).length,
  right: [...progress.values()].reduce((sum, { right }) => sum + right, 0),
});

/** Those of the course first, in its order. */
export function inCourseOrder(techniques: readonly LogicTechnique[]): LogicTechnique[] {
  const lessons = course.flatMap((id) => techniques.filter((technique) => technique.id === id));
  return [...lessons, ...techniques.filter(({ id }) => !course.includes(id))];
}
