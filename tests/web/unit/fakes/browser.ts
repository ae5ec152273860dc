// A browser for tests of the whole page's state: an address, a store and workers that answer with little.
import { deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { signal } from '@preact/signals';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, vi } from 'vitest';
import { boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import { makeApp, type App } from '../../../../web/app/make_app';
// The page fetches these when there is something to keep or to read; a test does not wait for that.
import '../../../../web/kept/keeping';
import '../../../../web/link/read_link';
import { encodeLink, type LinkState } from '../../../../web/link/link';
import { makePlayer } from '../../../../web/features/watch/player';
import type { RunPlayer } from '../../../../web/features/watch/watch_store';
import { needsAlgorithms, tabLetters } from '../../../../web/app/tabs';
import type { AlgorithmInfo, ReplyMessage, SolveOutcome } from '../../../../web/protocol/messages';
import { nameOf } from '../language/solver_messages';
import { fillFrame } from './frame';
import { FakeWorker } from './worker';

const update: App['update'] = {
  offline: signal('unknown'),
  waiting: signal(false),
  apply: () => undefined,
  dismiss: () => undefined,
};
export const row: AlgorithmInfo = {
  id: 'norvig',
  name: nameOf('Norvig'),
  summary: nameOf('Norvig'),
  publishedBy: '',
  smallestSide: 1,
  largestSide: 64,
  grids: 'any houses' as const,
  watchable: true,
  knobs: [],
  exactCover: false,
};
export const one: Puzzle = { shape: boxShape(2, 2), givens: Uint8Array.from('1000000000000002', Number) };
export const other: Puzzle = { shape: boxShape(2, 3), givens: new Uint8Array(36).fill(5, 7, 8) };
const [pause, endPause] = [setTimeout, clearTimeout];
/** Thirty turns, for work that the browser does in its own time: stores, history, compression. */
export async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 30; ++turn) await new Promise((resolve) => pause(resolve, 0));
}
/** Long enough for the address to follow and the store after it. */
export async function soon(): Promise<void> {
  for (let turn = 0; turn < 3; ++turn) {
    await aMoment();
    await vi.advanceTimersByTimeAsync(500);
  }
  await aMoment();
}

/** Immediate in place of the browser's own, which works on another thread that no count of turns waits for. */
function promptly(by: Record<string, (bytes: Uint8Array) => Uint8Array>): typeof CompressionStream {
  return class extends TransformStream<Uint8Array, Uint8Array> {
    constructor(format: string) {
      const parts: Uint8Array[] = [];
      super({
        transform: (part) => void parts.push(part),
        flush: (controller) => controller.enqueue(by[format]!(Buffer.concat(parts))),
      });
    }
  } as typeof CompressionStream;
}

/** The parts of the browser that a test may change; reset before each. */
export const here: {
  window: Window;
  /** Workers cannot start, as without a network on a first visit. */
  areBroken: boolean;
  /** Answer of workers that are asked to solve; null = they refuse. */
  solve: ((puzzle: Puzzle, limit: number) => SolveOutcome) | null;
} = {
  window: null as unknown as Window,
  areBroken: false,
  solve: null,
};

/** Answers runs with a frame at the position asked for, the catalogue with one row, and solves like `here.solve`. */
function makeWorker(): Worker {
  return new FakeWorker((worker, message) => {
    const { id } = message;
    if (id > 0 && here.areBroken) queueMicrotask(() => worker.say({ id, kind: 'crashed', message: 'Failed to fetch' }));
    if (message.kind === 'catalogue') queueMicrotask(() => worker.say({ id, kind: 'done', value: [row] }));
    if (message.kind === 'solve') {
      const { puzzle, limit } = message;
      const answer: ReplyMessage = here.solve
        ? { id, kind: 'done', value: here.solve(puzzle, limit) }
        : { id, kind: 'refused', message: 'Not today.' };
      queueMicrotask(() => worker.say(answer));
    }
    if (message.kind !== 'watch') return;
    const { position, buffer, puzzle } = message;
    const side = puzzle.shape.boxHeight * puzzle.shape.boxWidth;
    const filled = fillFrame(buffer, { side, position, known: position, ended: true });
    const value = { buffer: filled, what: [0], why: null, cancelled: false };
    queueMicrotask(() => worker.say({ id, kind: 'done', value }));
  }).asWorker();
}

/** Ends the listeners of the open page; a reload aborts it. */
let listening: AbortController;
export function openPage(): Promise<App> {
  listening?.abort();
  listening = new AbortController();
  const listenOn =
    (target: EventTarget) =>
    (type: string, listener: EventListener): void => {
      const ended = listening.signal;
      target.addEventListener(type, (event) => void (ended.aborted || listener(event)));
    };
  const page = {
    location: here.window.location,
    history: here.window.history,
    sessionStorage: here.window.sessionStorage,
    localStorage: here.window.localStorage,
    performance,
    document: { addEventListener: listenOn(here.window.document) },
    addEventListener: listenOn(here.window),
    requestAnimationFrame: () => 0,
  } as unknown as Window;
  return makeApp({
    ...{ makeQuickWorker: makeWorker, makeWorker, page, cores: 1, update },
    ...{ letters: tabLetters, needsAlgorithms },
  });
}

/** The player of the run, as after the tab's part of the page has come. */
export function playerOf({ watch }: App): RunPlayer {
  watch.begin(makePlayer);
  return watch.player.peek()!;
}

export function leavePage(): void {
  const going = here.window.document.createEvent('Event');
  going.initEvent('pagehide');
  here.window.dispatchEvent(going);
}

/** A link to `one` on the Play tab, except as given. */
export function linkOf(what: Partial<LinkState>): Promise<string> {
  const rest = { entries: null, run: null, race: null, withEntries: false, step: null, tab: 'play' } as const;
  return encodeLink({ puzzle: one, ...rest, ...what }, tabLetters);
}

export const link = async (puzzle: Puzzle): Promise<string> => `#${await linkOf({ puzzle })}`;

export function newWindow(): void {
  here.window = new JSDOM('', { url: 'https://example.org/sudoscope/' }).window;
}

beforeEach(() => {
  here.areBroken = false;
  here.solve = null;
  vi.stubGlobal('CompressionStream', promptly({ gzip: gzipSync, 'deflate-raw': deflateRawSync }));
  vi.stubGlobal('DecompressionStream', promptly({ gzip: gunzipSync, 'deflate-raw': inflateRawSync }));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => pause(callback, 0));
  vi.stubGlobal('cancelIdleCallback', endPause);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  indexedDB = new IDBFactory();
  newWindow();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
