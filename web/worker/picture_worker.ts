// The worker that reads one picture: pixels in, what they show out.
import type { Pixels } from '../image/gray';
import { readPicture } from '../image/read_picture';

self.onmessage = async ({ data }: MessageEvent<Pixels>): Promise<void> => {
  self.postMessage(await readPicture(data));
};
