// What reads the pictures of this page, apart from those of the camera.
import { makePictureWorker } from '../../client/make_worker';
import { makePictureReader } from '../../client/picture_client';

export const pageReader = makePictureReader(makePictureWorker);
