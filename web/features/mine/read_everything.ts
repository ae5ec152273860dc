// Reads a file of everything (everything.ts). Nothing is restored before
// the whole file is read: a message names a damaged line and its fault.
import * as texts from '../../language/generated/mine';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import { sideOf } from '../../grid/puzzle';
import { type Finished, readFinished } from '../../kept/finished_log';
import { type LessonLine, readLesson } from '../../kept/lesson_log';
import { unpackMoves } from '../../kept/packed_moves';
import { type KeptMoves, type KeptPuzzle, packPuzzle, readPuzzle } from '../../kept/puzzle_record';
import { messageOf } from '../../language/failure';
import type { SavedSettings } from '../../state/settings';
import { isPart, type KeptPart } from '../collection/storage';
import { fileKind, fileVersion, revive } from './everything';

export interface Everything {
  settings: SavedSettings | null;
  puzzles: { puzzle: KeptPuzzle; moves: KeptMoves }[];
  finished: Finished[];
  lessons: LessonLine[];
  collections: KeptPart[];
}

export type ReadEverything = { ok: true; value: Everything } | { ok: false; message: Words };

class Refusal extends Error {
  constructor(readonly words: Words) {
    super('refused');
  }
}

async function textOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.text();
  try {
    return await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
  } catch (error) {
    const reasonName = messageOf(error);
    throw new Refusal(() => say(texts.cannotUnpack, { reasonName }));
  }
}

/** The other lines, if the first identifies the file as ours. */
function linesOf(text: string): string[] {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  let head: { sudoscope?: unknown; version?: unknown; lines?: unknown } | null;
  try {
    head = JSON.parse(first) as typeof head;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    head = null;
  }
  if (head?.sudoscope !== fileKind) throw new Refusal(() => say(texts.notEverything));
  if (head.version !== fileVersion) throw new Refusal(() => say(texts.otherVersion));
  const count = Number(head.lines);
  if (lines.length !== count) throw new Refusal(() => say(texts.linesMissing, { count, foundCount: lines.length }));
  return lines;
}

function readPuzzleLine(puzzle: unknown, moves: unknown): Everything['puzzles'][number] {
  const read = readPuzzle(puzzle);
  if (!read) throw new Refusal(() => say(texts.puzzleDamaged));
  const { done, undone } = moves as KeptMoves;
  const side = sideOf(read.position.puzzle.shape);
  if (!unpackMoves(done, side) || !unpackMoves(undone, side)) throw new Refusal(() => say(texts.movesDamaged));
  return { puzzle: packPuzzle(read), moves: { done, undone } };
}

function readLine(line: string, into: Everything): void {
  const record = JSON.parse(line, revive) as Record<string, unknown>;
  if (record.settings) into.settings = record.settings as SavedSettings;
  else if (record.puzzle) into.puzzles.push(readPuzzleLine(record.puzzle, record.moves));
  else if (record.finished) {
    const finished = readFinished(record.finished);
    if (!finished) throw new Refusal(() => say(texts.finishedDamaged));
    into.finished.push(finished);
  } else if (record.lesson) {
    const lesson = readLesson(record.lesson);
    if (!lesson) throw new Refusal(() => say(texts.lessonDamaged));
    into.lessons.push(lesson);
  } else if (Array.isArray(record.collection) && isPart(record.collection as unknown as KeptPart)) {
    into.collections.push(record.collection as unknown as KeptPart);
  } else throw new Refusal(() => say(texts.ofNoKind));
}

export async function readEverything(file: Blob): Promise<ReadEverything> {
  const value: Everything = { settings: null, puzzles: [], finished: [], lessons: [], collections: [] };
  let count = 1;
  try {
    for (const line of linesOf(await textOf(file))) {
      ++count;
      readLine(line, value);
    }
    return { ok: true, value };
  } catch (error) {
    const isDamage = error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError;
    const isBase64 = error instanceof DOMException;
    if (!(error instanceof Refusal) && !isDamage && !isBase64) throw error;
    const what = error instanceof Refusal ? error.words : () => say(texts.notJson);
    // A fault in the first line concerns the whole file.
    const message = (): string => (count === 1 ? what() : say(texts.lineDamaged, { count, whatName: what() }));
    return { ok: false, message };
  }
}
