// All stored data as one file, there and back.
import { describe, expect, it } from 'vitest';
import { createStore, entries, set } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import { inFileOrder } from '../../../../../web/features/collection/order';
import { bringBack, type BroughtBack } from '../../../../../web/features/mine/bring_back';
import { everything } from '../../../../../web/features/mine/everything';
import { readEverything } from '../../../../../web/features/mine/read_everything';
import { lessonKey, lessonLog } from '../../../../../web/kept/lesson_log';
import type { KeptPuzzle } from '../../../../../web/kept/puzzle_record';
import { keptPuzzles } from '../../../../../web/kept/kept_puzzles';
import { settingsToSave } from '../../../../../web/state/settings';
import type { App } from '../../../../../web/app/make_app';
import { block } from '../collection/rows';
import { newWindow, one, openPage, other, soon } from '../../fakes/browser';

const fileOf = (app: App): Promise<Blob> => everything(app.kept.store(), settingsToSave(app.settings), 1);
async function bring(app: App, file: Blob): Promise<BroughtBack> {
  const read = await readEverything(file);
  if (!read.ok) throw new Error(read.message());
  return bringBack(app.kept.store()!, app.settings, read.value);
}
async function refusal(file: Blob): Promise<string> {
  const read = await readEverything(file);
  return read.ok ? '' : read.message();
}
const linesOf = async (file: Blob): Promise<string[]> =>
  (await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()).split('\n');
async function otherDevice(): Promise<App> {
  await soon();
  indexedDB = new IDBFactory();
  newWindow();
  return openPage();
}
const collections = () => entries<string, unknown>(createStore('sudoscope-collections', 'kept'));

async function playSome(app: App): Promise<void> {
  app.play.load(one, undefined, { kind: 'daily', day: '2026-11-23', grade: 2 });
  app.play.type([5], 3);
  app.play.mark('notes', [6], 2);
  app.play.mark('colours', [7], 9);
  app.play.undo();
  app.sittings.change({ finished: 1000, hints: 2, bookmark: app.play.entries.value });
  await soon();
  app.play.load(other);
  app.play.type([8], 4);
  app.settings.theme.value = 'dark';
  await soon();
}

describe('everything as one file', () => {
  it('comes back on another device: puzzles with their undo, statistics, settings and lists', async () => {
    const app = await openPage();
    await playSome(app);
    const rows = block(2, { line: Uint32Array.of(1, 70_000), offset: Float64Array.of(0, 5) }).rows;
    const run = { status: 'finished', failure: '', limit: 2, done: 10, seconds: 1, problems: [], made: null };
    const wish = { ...inFileOrder, givens: { least: 2, most: Infinity } };
    const store = createStore('sudoscope-collections', 'kept');
    await set('file-17-abc', { version: 1, name: 'mine.txt', file: new Blob(['1...\n', '..2.\n']) }, store);
    await set('run-17-abc', { ...run, rows: { parts: [rows], lines: 70_000 } }, store);
    await set('view-17-abc', { wish, opened: [] }, store);
    await set('ratings-17-abc', { se: Uint32Array.of(15, 0) }, store);
    await lessonLog(app).noteRead('x-wing', 70);
    await lessonLog(app).noteRight('x-wing');
    // Damaged records stay here: the other device would refuse the whole file.
    await set(lessonKey('skyscraper'), { technique: 'skyscraper', read: 'yes' }, app.kept.store()!);
    await set('run-18-torn', { rows: 5 }, store);
    await set('file-19-torn', 17, store);
    app.settings.speed.value = Infinity;
    const first = app.play.puzzleId.value;
    const file = await fileOf(app);
    const kept = await keptPuzzles(app).list();

    const later = await otherDevice();
    expect(await keptPuzzles(later).list()).toEqual([]);
    const came = await bring(later, file);
    expect(came).toEqual({ puzzles: 2, same: 0, finished: 1, lessons: 1, collections: 1, settings: 2 });
    expect(later.settings.speed.value).toBe(Infinity);
    expect(later.settings.theme.value).toBe('dark');
    const back = await keptPuzzles(later).list();
    const played = (puzzles: KeptPuzzle[]): object[] => puzzles.map(({ position, moved }) => ({ position, moved }));
    expect(played(back)).toEqual(played(kept));
    expect(back.map(({ sitting: { hints, bookmark } }) => [hints, bookmark])).toEqual(
      kept.map(({ sitting: { hints, bookmark } }) => [hints, bookmark]),
    );
    const xWing = { technique: 'x-wing', read: 70, right: 1 };
    expect(await lessonLog(later).list()).toEqual({ lines: new Map([['x-wing', xWing]]), damaged: 0 });
    expect(await keptPuzzles(later).finished()).toMatchObject([{ day: '2026-11-23', hints: 2, grade: 2 }]);
    await keptPuzzles(later).open(back.find(({ position }) => position.puzzleId !== first)!.position.puzzleId);
    expect(later.play.grid.value[5]).toBe(3);
    later.play.redo();
    expect(later.play.entries.value.colours[7]).toBe(256);
    const { 'file-17-abc': list, ...others } = Object.fromEntries(await collections());
    expect(await (list as { file: Blob }).file.text()).toBe('1...\n..2.\n');
    expect(others).toEqual({
      'run-17-abc': { ...run, rows: { parts: [rows], lines: 70_000 } },
      'view-17-abc': { wish, opened: [] },
      'ratings-17-abc': { se: Uint32Array.of(15, 0) },
    });
    expect(await bring(later, file)).toEqual({
      puzzles: 0,
      same: 2,
      finished: 0,
      lessons: 0,
      collections: 0,
      settings: 0,
    });
  });

  it('never takes the place of what is newer, and leaves both where they went different ways', async () => {
    const app = await openPage();
    await playSome(app);
    const file = await fileOf(app);
    app.play.type([9], 1);
    await soon();
    const id = app.play.puzzleId.value;
    expect(await bring(app, file)).toMatchObject({ puzzles: 0, same: 2 });
    const newer = await fileOf(app);

    const later = await otherDevice();
    await bring(later, file);
    expect(await bring(later, newer)).toMatchObject({ puzzles: 1, same: 1 });
    const [latest] = await keptPuzzles(later).list();
    expect([8, 9].map((cell) => latest!.position.entries.values[cell])).toEqual([4, 1]);

    const third = await otherDevice();
    await bring(third, file);
    await keptPuzzles(third).open(id);
    third.play.type([10], 2);
    await soon();
    const lines = await linesOf(newer);
    const inFuture = lines.map((line) => line.replace(/"moved":\d+/, `"moved":${Date.now() + 1e6}`)).join('\n');
    expect(await bring(third, new Blob([inFuture]))).toMatchObject({ puzzles: 2 });
    const both = (await keptPuzzles(third).list()).filter(({ position }) => position.puzzle.givens.length === 36);
    expect(both.map(({ position: { entries: kept } }) => [9, 10].map((cell) => kept.values[cell])).sort()).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  it('leaves settings as they were chosen here', async () => {
    const app = await openPage();
    app.settings.theme.value = 'dark';
    const file = await fileOf(app);
    app.settings.theme.value = 'light';
    expect(await bring(app, file)).toMatchObject({ settings: 0 });
    expect(app.settings.theme.value).toBe('light');
  });

  it('is refused where it is damaged or not ours, with where and what, and nothing is changed', async () => {
    const app = await openPage();
    await playSome(app);
    const file = await fileOf(app);
    const lines = await linesOf(file);
    const with2 = (line: string): Blob => new Blob([[lines[0], lines[1], line, ...lines.slice(3)].join('\n')]);
    const puzzle = JSON.parse(lines[2]!) as { puzzle: { position: object }; moves: { done: object } };
    expect(await refusal(new Blob(['8..........36......']))).toMatch(/its first line is a different one/);
    expect(await refusal(new Blob(['{"a":1}']))).toMatch(/its first line is a different one/);
    expect(await refusal(new Blob([]))).toMatch(/its first line is a different one/);
    expect(await refusal(new Blob([lines[0]!.replace('"version":1', '"version":2')]))).toMatch(/newer version/);
    expect(await refusal(file.slice(0, Math.floor(file.size / 2)))).toMatch(/cannot be unpacked/);
    expect(await refusal(new Blob([lines.slice(0, 2).join('\n')]))).toMatch(
      /4 lines should follow the first, and 1 does/,
    );
    expect(await refusal(with2('{'))).toMatch(/^Line 3 of the file is damaged: it cannot be read as JSON/);
    expect(await refusal(with2('{"other":1}'))).toMatch(/^Line 3.*does not know its kind/);
    expect(await refusal(with2('{"finished":{}}'))).toMatch(/^Line 3.*finished puzzle/);
    expect(await refusal(with2('{"puzzle":{}}'))).toMatch(/^Line 3.*puzzle cannot be read/);
    const torn = { ...puzzle, moves: { ...puzzle.moves, done: { array: 'Uint8Array', base64: '////' } } };
    expect(await refusal(with2(JSON.stringify(torn)))).toMatch(/^Line 3.*moves in it do not fit/);
    const noBase64 = { ...puzzle, moves: { ...puzzle.moves, done: { array: 'Uint8Array', base64: '?' } } };
    expect(await refusal(with2(JSON.stringify(noBase64)))).toMatch(/^Line 3/);
    expect(await refusal(with2(JSON.stringify({ ...puzzle, moves: null })))).toMatch(/^Line 3/);
    expect(await refusal(file)).toBe('');
  });
});
