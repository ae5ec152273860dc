// Restores from a file of everything: adds the records that are missing here, and replaces a
// puzzle that was played further there. Newer records here stay; if the two diverged, both stay.
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { type Finished, finishedKey, readFinished } from '../../kept/finished_log';
import { joinLessons, lessonKey, type LessonLine, readLesson } from '../../kept/lesson_log';
import {
  isContained,
  type KeptMoves,
  type KeptPuzzle,
  movesKey,
  puzzleKey,
  readPuzzle,
  soundMoves,
} from '../../kept/puzzle_record';
import { newPuzzleId } from '../../state/moves';
import { makeSettings, restoreSettings, type SavedSettings, type SettingsStore } from '../../state/settings';
import { addCollections } from '../collection/storage';
import type { Everything } from './read_everything';

export interface BroughtBack {
  puzzles: number;
  /** Records that stayed unchanged. */
  same: number;
  finished: number;
  /** Lessons with more progress there than here. */
  lessons: number;
  collections: number;
  settings: number;
}

/** Settings that are unchanged here. */
function bringSettings(settings: SettingsStore, saved: SavedSettings): number {
  const first = makeSettings();
  const names = Object.keys(first) as (keyof SettingsStore)[];
  const isNews = (name: keyof SettingsStore): boolean =>
    name in saved && settings[name].peek() === first[name].peek() && saved[name] !== first[name].peek();
  const news = names.filter(isNews);
  restoreSettings(settings, { version: 1, ...Object.fromEntries(news.map((name) => [name, saved[name]])) });
  return news.filter((name) => settings[name].peek() === saved[name]).length;
}

/** False if it stays unchanged here. */
async function bringPuzzle(kept: IDBObjectStore, puzzle: KeptPuzzle, moves: KeptMoves): Promise<boolean> {
  const { puzzleId } = puzzle.position;
  const here = readPuzzle(await promisifyRequest(kept.get(puzzleKey(puzzleId)) as IDBRequest<unknown>));
  const itsMoves = soundMoves(await promisifyRequest(kept.get(movesKey(puzzleId)) as IDBRequest<unknown>));
  if (here && here.moved >= puzzle.moved) return false;
  const isOlder = !here || isContained(itsMoves, moves);
  const id = isOlder ? puzzleId : newPuzzleId();
  kept.put({ ...puzzle, position: { ...puzzle.position, puzzleId: id }, knownTo: [] }, puzzleKey(id));
  kept.put(moves, movesKey(id));
  return true;
}

async function bringFinished(kept: IDBObjectStore, line: Finished): Promise<boolean> {
  const key = finishedKey(line.puzzleId);
  if (readFinished(await promisifyRequest(kept.get(key) as IDBRequest<unknown>))) return false;
  kept.put(line, key);
  return true;
}

async function bringLesson(kept: IDBObjectStore, line: LessonLine): Promise<boolean> {
  const key = lessonKey(line.technique);
  const here = readLesson(await promisifyRequest(kept.get(key) as IDBRequest<unknown>));
  const joined = here ? joinLessons(here, line) : line;
  if (here && joined.read === here.read && joined.right === here.right) return false;
  kept.put(joined, key);
  return true;
}

export async function bringBack(store: UseStore, settings: SettingsStore, from: Everything): Promise<BroughtBack> {
  const brought = await store('readwrite', async (kept) => {
    let [puzzles, finished, lessons] = [0, 0, 0];
    for (const { puzzle, moves } of from.puzzles) puzzles += (await bringPuzzle(kept, puzzle, moves)) ? 1 : 0;
    for (const line of from.finished) finished += (await bringFinished(kept, line)) ? 1 : 0;
    for (const line of from.lessons) lessons += (await bringLesson(kept, line)) ? 1 : 0;
    if (from.puzzles.length + from.finished.length + from.lessons.length > 0) await promisifyRequest(kept.transaction);
    return { puzzles, finished, lessons, same: from.puzzles.length - puzzles };
  });
  const collections = await addCollections(from.collections);
  return { ...brought, collections, settings: from.settings ? bringSettings(settings, from.settings) : 0 };
}
