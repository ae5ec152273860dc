// A picture that someone brought, from its file to what was read of it, which is shown for checking before it is taken. Each
// picture has a reading of its own, so that no other can be taken for it.
//
//   reading --> grid | text | code
//      `------> failed: a sentence
import { type ReadonlySignal, signal } from '@preact/signals';
import { gridNotRead, noPuzzleInPicture, pictureNotRead } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { Pixels } from '../../image/gray';
import type { PictureReading } from '../../image/read_picture';
import { messageOf } from '../../base/message_of';
import { NoPicture } from './decode';

/** `shown`: the picture as it is put beside what was read. */
export type PictureState =
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | ({ shown: Pixels } & Exclude<PictureReading, { kind: 'none' }>);

export interface Picture {
  readonly state: ReadonlySignal<PictureState>;
  /** Reads it; resolves when `state` says what it came to, or the signal ended it. */
  read(signal: AbortSignal): Promise<void>;
}

export interface PictureParts {
  /** Rejects with NoPicture where it is none. `name` begins a sentence. */
  decode(file: Blob, name: string): Promise<Pixels>;
  /** The pixels are handed over. */
  ask(pixels: Pixels, signal: AbortSignal): Promise<PictureReading>;
}

export function makePicture(file: File, { decode, ask }: PictureParts): Picture {
  const state = signal<PictureState>({ kind: 'reading' });

  async function outcome(signal: AbortSignal): Promise<PictureState> {
    try {
      const pixels = await decode(file, file.name);
      const shown = { ...pixels, width: pixels.width, height: pixels.height, data: pixels.data.slice() };
      const reading = await ask(pixels, signal);
      if (reading.kind !== 'none') return { shown, ...reading };
      return { kind: 'failed', message: say(reading.hasGrid ? gridNotRead : noPuzzleInPicture) };
    } catch (error) {
      const message =
        error instanceof NoPicture ? error.message : say(pictureNotRead, { reasonName: messageOf(error) });
      return { kind: 'failed', message };
    }
  }

  return {
    state,
    async read(signal) {
      const next = await outcome(signal);
      if (!signal.aborted) state.value = next;
    },
  };
}
