// The course: the lessons from the full house to chains, each of which needs no more
// than those before it. Techniques outside it are for users who want more of a level, or of a group.
import type { LessonLine } from '../../../kept/lesson_log';
import type { LogicTechnique } from '../../../protocol/logic';
import { lessonGroups } from './lesson_texts';

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

/** The pages among which that of a technique is: those of the course, or the others of its group. */
function pagesAround(id: string): readonly string[] {
  if (course.includes(id)) return course;
  return lessonGroups.find((group) => group.includes(id))?.filter((each) => !course.includes(each)) ?? [];
}

/** The page after that of a technique; null after the last of the course, or of its group. */
export function pageAfter(id: string): string | null {
  const pages = pagesAround(id);
  return pages[pages.indexOf(id) + 1] ?? null;
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
