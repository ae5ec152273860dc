// Starts the camera's worker: apart from the others, so that a first visit does not load it.
import cameraUrl from '../worker/camera_worker.ts?worker&url';
import { start } from './make_worker';

export const makeCameraWorker = (): Worker => start(cameraUrl);
