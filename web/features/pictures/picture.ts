// A picture of the user's, from its file to its reading, which is shown for checking before it is taken. Each
// picture has a reading of its own, so that no other can be taken for it; of several grids in it, so has each.
//
//   reading --> grid | text | code
//      `------> failed: a sentence
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import {
  gridIsCrossword,
  gridIsCut,
  gridNotRead,
  noPuzzleInPicture,
  pictureNotRead,
} from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { Pixels } from '../../image/gray';
import type { Quad } from '../../image/quad';
import type { PictureReading } from '../../image/read_picture';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../language/failure';
import { NoPicture } from './decode';

/** `shown`: the picture beside the reading. */
export type PictureState =
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | ({ shown: Pixels } & Exclude<PictureReading, { kind: 'none' }>);

/** The grids of a picture with several, and the one that is read. */
export interface SeveralGrids {
  readonly shown: Pixels;
  readonly outlines: readonly Quad[];
  readonly which: number;
}

export interface Picture {
  readonly state: ReadonlySignal<PictureState>;
  /** Null if there is one grid or none. */
  readonly several: ReadonlySignal<SeveralGrids | null>;
  /** All readings so far; with several grids, one for each. */
  readings(): readonly PictureState[];
  /** Reads it; resolves when `state` has the result, or the signal ended it. */
  read(signal: AbortSignal): Promise<void>;
  /** Reads another of several grids in the same way; one that was read keeps its corrections. */
  choose(which: number, signal: AbortSignal): Promise<void>;
}

export interface PictureParts {
  /** Rejects with NoPicture if it is not a picture. `name` begins a sentence. */
  decode(file: Blob, name: string): Promise<Pixels>;
  /** The pixels are transferred. `which`: one of several grids, as in GridChoice. */
  ask(pixels: Pixels, signal: AbortSignal, which: number | null): Promise<PictureReading>;
}

const whyNone = {
  nothing: noPuzzleInPicture,
  unread: gridNotRead,
  cut: gridIsCut,
  crossword: gridIsCrossword,
} as const;

const copyOf = ({ width, height, data }: Pixels): Pixels => ({ width, height, data: data.slice() });

export function makePicture(file: File, { decode, ask }: PictureParts): Picture {
  const state = signal<PictureState>({ kind: 'reading' });
  const several = signal<SeveralGrids | null>(null);
  const known = new Map<number, PictureState>();
  const choices = makeLatest();

  /** `take`: returns the pixels to show. */
  async function outcome(
    take: () => Promise<Pixels> | Pixels,
    signal: AbortSignal,
    which: number | null,
  ): Promise<PictureState> {
    try {
      const shown = await take();
      const reading = await ask(copyOf(shown), signal, which);
      if (reading.kind !== 'none') return { shown, ...reading };
      return { kind: 'failed', message: say(whyNone[reading.why]) };
    } catch (error) {
      const message =
        error instanceof NoPicture ? error.message : say(pictureNotRead, { reasonName: messageOf(error) });
      return { kind: 'failed', message };
    }
  }

  return {
    state,
    several,
    readings: () => [state.peek(), ...known.values()],
    async read(signal) {
      const next = await outcome(() => decode(file, file.name), signal, null);
      if (signal.aborted) return;
      batch(() => {
        state.value = next;
        if (next.kind !== 'grid' || next.outlines.length < 2) return;
        known.set(next.which, next);
        several.value = next;
      });
    },
    async choose(which, signal) {
      const { shown, outlines } = several.peek()!;
      const { isLast, signal: chosen } = choices.begin();
      signal.addEventListener('abort', () => choices.drop());
      batch(() => {
        several.value = { shown, outlines, which };
        state.value = known.get(which) ?? { kind: 'reading' };
      });
      if (known.has(which)) return;
      const next = await outcome(() => shown, chosen, which);
      if (!isLast()) return;
      known.set(which, next);
      state.value = next;
    },
  };
}
