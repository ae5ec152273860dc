// The progress with the lessons for a view: read when the view opens, and again after each change.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { HasKept } from '../../../kept/stored_records';
import { messageOf } from '../../../language/failure';
import { type LessonLine, lessonLog } from '../../../kept/lesson_log';
import type { CourseProgress } from './course';

export interface ProgressView {
  readonly progress: CourseProgress;
  /** Number of unreadable records. */
  readonly damaged: number;
  /** The reason why nothing can be read or written; empty if it can. */
  readonly failure: string;
  noteRead(technique: string): void;
  /** Clears all progress; it can be restored while the view is open. */
  clear(): void;
  /** Restores the cleared progress; null if there is none. */
  readonly bringBack: (() => void) | null;
}

const none = { progress: new Map<string, LessonLine>(), damaged: 0 };

export function useProgress(app: HasKept): ProgressView {
  const log = useMemo(() => lessonLog(app), [app]);
  const [found, setFound] = useState(none);
  const [failure, setFailure] = useState('');
  const [cleared, setCleared] = useState<CourseProgress | null>(null);
  const change = useCallback(
    (work: () => Promise<void>): void => {
      work()
        .then(() => log.list())
        .then(
          ({ lines, damaged }) => setFound({ progress: lines, damaged }),
          (error: unknown) => setFailure(messageOf(error)),
        );
    },
    [log],
  );
  useEffect(() => change(() => Promise.resolve()), [change]);
  return {
    ...found,
    failure,
    noteRead: useCallback((technique) => change(() => log.noteRead(technique, Date.now())), [change, log]),
    clear() {
      setCleared(found.progress);
      change(() => log.clear());
    },
    bringBack:
      cleared &&
      (() => {
        setCleared(null);
        change(() => log.putBack(cleared.values()));
      }),
  };
}
