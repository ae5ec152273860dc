// The worker that follows a grid through the frames of a camera: it receives a frame and returns it, with the findings.
import { magnified } from '../image/crossings';
import { grayOf } from '../image/gray';
import { type CameraReply, type CameraRequest, makeGridWatch } from '../image/grid_watch';

/** The longer side of the picture in which a grid is followed, in pixels. */
const mostFollowed = 640;

const watch = makeGridWatch();
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true })!;

function pixelsOf(frame: ImageBitmap, scale: number): ImageData {
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  if (canvas.width < width) canvas.width = width;
  if (canvas.height < height) canvas.height = height;
  context.drawImage(frame, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

self.onmessage = ({ data }: MessageEvent<CameraRequest>): void => {
  if (data === 'readAgain') return watch.readAgain();
  const { frame, time } = data;
  const scale = Math.min(1, mostFollowed / Math.max(frame.width, frame.height));
  const gray = grayOf(pixelsOf(frame, scale));
  const { crossings, puzzle, still } = watch.see(gray, time, () => pixelsOf(frame, 1));
  const reply: CameraReply = {
    frame,
    crossings: crossings && magnified(crossings, frame.width / gray.width),
    puzzle,
    still,
  };
  self.postMessage(reply, { transfer: [frame, ...(still ? [still.data.buffer] : [])] });
};
