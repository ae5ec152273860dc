// What page and worker say to each other about the frames of a camera. Each frame goes there and back, so that what is drawn
// into it is drawn into the very one in which it was seen.
import type { Sight } from './grid_watch';

/** `time`: when it was taken, in milliseconds. */
export type CameraRequest = { frame: ImageBitmap; time: number } | 'readAgain';

/** The places are in pixels of the frame. */
export interface CameraReply extends Sight {
  readonly frame: ImageBitmap;
}
