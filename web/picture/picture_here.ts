// The picture of this page, made when the first one arrives.
import { askForPicture } from '../client/picture_client';
import { decodePicture } from './decode';
import { makePicture } from './picture';

const makeWorker = (): Worker =>
  new Worker(new URL('../worker/picture_worker.ts', import.meta.url), { type: 'module' });

export const picture = makePicture({ decode: decodePicture, ask: (pixels) => askForPicture(pixels, makeWorker) });
