// The picture of this page, made when the first one arrives.
import { makePictureWorker } from '../client/make_worker';
import { askForPicture } from '../client/picture_client';
import { decodePicture } from './decode';
import { makePicture } from './picture';

export const picture = makePicture({
  decode: decodePicture,
  ask: (pixels) => askForPicture(pixels, makePictureWorker),
});
