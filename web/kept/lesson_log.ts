// The user's progress in the lessons: one record for each technique, so that a damaged one spoils no other.
import { promisifyRequest } from 'idb-keyval';
import { rangeOf } from './puzzle_record';
import { type HasKept, recordsIn } from './stored_records';

export interface LessonLine {
  technique: string;
  /** Time of the first reading, in milliseconds since 1970; null if the lesson was not read. */
  read: number | null;
  /** Number of exercises answered correctly without a hint. */
  right: number;
}

export const lessonPrefix = 'lesson-';
export const lessonKey = (technique: string): string => lessonPrefix + technique;

const isCount = (count: unknown): boolean => Number.isSafeInteger(count) && (count as number) >= 0;

/** Null if it is not such a record. */
export function readLesson(record: unknown): LessonLine | null {
  if (typeof record !== 'object' || record === null) return null;
  const { technique, read, right } = record as LessonLine;
  const isOne = typeof technique === 'string' && technique !== '' && (read === null || isCount(read)) && isCount(right);
  return isOne ? { technique, read, right } : null;
}

/** Joins the progress on two devices. */
export function joinLessons(here: LessonLine, there: LessonLine): LessonLine {
  const times = [here.read, there.read].filter((time) => time !== null);
  return {
    technique: here.technique,
    read: times.length > 0 ? Math.min(...times) : null,
    right: Math.max(here.right, there.right),
  };
}

export interface LessonLog {
  /** Maps techniques to their lines, and counts unreadable records. */
  list(): Promise<{ lines: Map<string, LessonLine>; damaged: number }>;
  noteRead(technique: string, now: number): Promise<void>;
  noteRight(technique: string): Promise<void>;
  /** Deletes all records, also unreadable ones. */
  clear(): Promise<void>;
  putBack(lines: Iterable<LessonLine>): Promise<void>;
}

export function lessonLog({ kept }: HasKept): LessonLog {
  async function change(technique: string, changed: (line: LessonLine) => LessonLine): Promise<void> {
    await kept.store()?.('readwrite', (store) => {
      const key = lessonKey(technique);
      const put = (line: LessonLine): void => void store.put(changed(line), key);
      const first = { technique, read: null, right: 0 };
      const asked = store.get(key) as IDBRequest<unknown>;
      asked.onsuccess = () => {
        const line = readLesson(asked.result);
        put(line?.technique === technique ? line : first);
      };
      // A record that the browser itself can no longer read is overwritten.
      asked.onerror = (event) => {
        event.preventDefault();
        put(first);
      };
      return promisifyRequest(store.transaction);
    });
  }

  return {
    async list() {
      const store = kept.store();
      const records = store ? await recordsIn(store, lessonPrefix) : [];
      const lines = new Map<string, LessonLine>();
      for (const [key, record] of records) {
        const line = readLesson(record);
        if (line && lessonKey(line.technique) === key) lines.set(line.technique, line);
      }
      return { lines, damaged: records.length - lines.size };
    },
    noteRead: (technique, now) => change(technique, (line) => ({ ...line, read: line.read ?? now })),
    noteRight: (technique) => change(technique, (line) => ({ ...line, right: line.right + 1 })),
    async clear() {
      await kept.store()?.('readwrite', (store) => {
        store.delete(rangeOf(lessonPrefix));
        return promisifyRequest(store.transaction);
      });
    },
    async putBack(lines) {
      await kept.store()?.('readwrite', (store) => {
        for (const line of lines) store.put(line, lessonKey(line.technique));
        return promisifyRequest(store.transaction);
      });
    },
  };
}
