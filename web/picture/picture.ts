// A picture that someone brought, from its file to what was read of it, which is shown for checking before it is taken.
//
//   idle --> reading --> grid | text | code --> idle
//               |--- failed: a sentence
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Pixels } from '../image/gray';
import type { PictureReading } from '../image/read_picture';
import { makeLatest } from '../state/latest';
import { messageOf } from '../state/message_of';
import { NoPicture } from './decode';

/** `shown`: the picture as it is put beside what was read. */
export type PictureState =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | ({ shown: Pixels } & Exclude<PictureReading, { kind: 'none' }>);

export interface PictureStore {
  readonly state: ReadonlySignal<PictureState>;
  /** Reads a file; resolves when `state` says what became of it, or another was begun. `name` begins a sentence. */
  read(file: Blob, name: string): Promise<void>;
  /** Nobody looks any more: the next picture is not met by what was read of this one. */
  forget(): void;
}

export interface PictureParts {
  /** Rejects with NoPicture where it is none. */
  decode(file: Blob, name: string): Promise<Pixels>;
  /** The pixels are handed over. */
  ask(pixels: Pixels): Promise<PictureReading>;
}

const noPuzzle =
  'There is no puzzle that can be read in this picture: no grid with its four edges in sight, no QR code, no lines of text. ' +
  'A picture that is sharper, closer and from right above helps.';

export function makePicture({ decode, ask }: PictureParts): PictureStore {
  const state = signal<PictureState>({ kind: 'idle' });
  const latest = makeLatest();

  async function outcome(file: Blob, name: string): Promise<PictureState> {
    try {
      const pixels = await decode(file, name);
      const shown = { ...pixels, width: pixels.width, height: pixels.height, data: pixels.data.slice() };
      const reading = await ask(pixels);
      return reading.kind === 'none' ? { kind: 'failed', message: noPuzzle } : { shown, ...reading };
    } catch (error) {
      const message =
        error instanceof NoPicture ? error.message : `The picture could not be read: ${messageOf(error)}.`;
      return { kind: 'failed', message };
    }
  }

  return {
    state,
    async read(file, name) {
      const { isLast } = latest.begin();
      state.value = { kind: 'reading' };
      const next = await outcome(file, name);
      if (isLast()) state.value = next;
    },
    forget() {
      latest.drop();
      state.value = { kind: 'idle' };
    },
  };
}
