// Everything stored on this device as one file: a line of JSON for each record, gzipped. The first line names the kind of
// the file and the number of lines that follow. JSON has no bytes: arrays of them, and files, are written as text in
// base 64. An infinite number is written as its name.
//
//   {"sudoscope":"everything","version":1,"saved":1795421100000,"lines":3}
//   {"settings":{...}}
//   {"puzzle":{...},"moves":{...}}
//   {"finished":{...}}
//   {"lesson":{...}}
//   {"collection":["file-17...",{...}]}
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { finishedPrefix, readFinished } from '../../kept/finished_log';
import { lessonPrefix, readLesson } from '../../kept/lesson_log';
import {
  movesKey,
  packHistory,
  packPuzzle,
  puzzlePrefix,
  rangeOf,
  readMoves,
  readPuzzle,
} from '../../kept/puzzle_record';
import { fromBase64, toBase64 } from '../../link/link_bytes';
import type { SavedSettings } from '../../state/settings';
import { allCollections } from '../collection/storage';

export const fileKind = 'everything';
export const fileVersion = 1;

const arrays = { Uint8Array, Uint16Array, Uint32Array, Int8Array, Int16Array, Int32Array, Float32Array, Float64Array };
type ArrayName = keyof typeof arrays;

const infinite = { number: 'Infinity' };

/** A record in plain JSON values. */
async function plain(value: unknown): Promise<unknown> {
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { array: value.constructor.name, base64: toBase64(bytes) };
  }
  if (value instanceof Blob) return { blob: value.type, base64: toBase64(new Uint8Array(await value.arrayBuffer())) };
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (value === Infinity) return infinite;
  if (typeof value !== 'object' || value === null) return value;
  const parts = await Promise.all(Object.entries(value).map(async ([key, part]) => [key, await plain(part)] as const));
  return Object.fromEntries(parts);
}

/** For JSON.parse(): restores the values that plain() replaced. */
export function revive(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('number' in value && value.number === infinite.number) return Infinity;
  if (!('base64' in value)) return value;
  const { array, blob, base64 } = value as { array?: string; blob?: string; base64: string };
  if (typeof blob === 'string') return new Blob([fromBase64(base64)], { type: blob });
  if (!Object.hasOwn(arrays, array ?? '')) return value;
  return new arrays[array as ArrayName](fromBase64(base64).buffer);
}

async function recordsOf(store: UseStore): Promise<object[]> {
  return store('readonly', async (kept) => {
    const all = (prefix: string) => promisifyRequest(kept.getAll(rangeOf(prefix)) as IDBRequest<unknown[]>);
    const [puzzles, finished, lessons] = await Promise.all([all(puzzlePrefix), all(finishedPrefix), all(lessonPrefix)]);
    // An unreadable record could not be read elsewhere either, and the whole file would be refused.
    const sound = puzzles.map(readPuzzle).filter((puzzle) => puzzle !== null);
    const withMoves = sound.map(async (puzzle) => {
      const { position } = puzzle;
      const moves = await promisifyRequest(kept.get(movesKey(position.puzzleId)) as IDBRequest<unknown>);
      return { puzzle: packPuzzle(puzzle), moves: packHistory(readMoves(moves, position)) };
    });
    return [
      ...(await Promise.all(withMoves)),
      ...finished.filter(readFinished).map((line) => ({ finished: line })),
      ...lessons.filter(readLesson).map((line) => ({ lesson: line })),
    ];
  });
}

/** Gzipped if the browser can. */
export async function everything(store: UseStore | null, settings: SavedSettings, now: number): Promise<Blob> {
  const collections = await allCollections();
  const records = [
    { settings },
    ...(store ? await recordsOf(store) : []),
    ...collections.map((collection) => ({ collection })),
  ];
  const head = { sudoscope: fileKind, version: fileVersion, saved: now, lines: records.length };
  const lines = await Promise.all([head, ...records].map(async (record) => `${JSON.stringify(await plain(record))}\n`));
  const packed = new Blob(lines).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}
