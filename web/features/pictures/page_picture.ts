// The pictures of this page.
import { makePictureWorker } from '../../client/make_worker';
import { askForPicture } from '../../client/picture_client';
import { decodePicture } from './decode';
import { makePicture, type Picture } from './picture';

export const pictureHere = (file: File): Picture =>
  makePicture(file, {
    decode: decodePicture,
    ask: (pixels, signal) => askForPicture(pixels, makePictureWorker, signal),
  });
