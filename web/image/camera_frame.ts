// The messages between page and worker about the frames of a camera. Each frame is sent
// there and back, so that the page draws on the same frame in which the grid was seen.
import type { GridSight } from './grid_watch';

/** `time`: of the frame, in milliseconds. */
export type CameraRequest = { frame: ImageBitmap; time: number } | 'readAgain';

/** Places are in pixels of the frame. */
export interface CameraReply extends GridSight {
  readonly frame: ImageBitmap;
}
