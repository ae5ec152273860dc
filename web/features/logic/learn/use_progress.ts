// The progress with the lessons, as a view shows it: read when the view opens, and again after each change.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { messageOf } from '../../../language/failure';
import type { HasKept } from '../../../kept/kept_store';
import { type LessonLine, lessonLog } from '../../../kept/lesson_log';
import type { CourseProgress } from './course';

export interface ProgressView {
  readonly progress: CourseProgress;
  /** How many records cannot be read. */
  readonly damaged: number;
  /** Why nothing can be read or written; empty if it can. */
  readonly failure: string;
  noteRead(technique: string): void;
  /** Forgets all progress; it can be brought back as long as the view is open. */
  clear(): void;
  /** Brings back what was forgotten; null if nothing was. */
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
