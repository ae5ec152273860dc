// The page's end of the worker that follows a grid through the frames of a camera: one frame there at a time.
import type { CameraReply, CameraRequest } from '../image/camera_frame';
import { workerReaderNotLoaded } from '../language/generated/workers';
import { lossWords } from '../base/message_of';

export interface CameraClient {
  /** What is seen in a frame, which is handed over and comes back. Not before the last has come. */
  see(frame: ImageBitmap, time: number): Promise<CameraReply>;
  readAgain(): void;
  /** What is asked then is never answered. */
  end(): void;
}

export function makeCameraClient(makeWorker: () => Worker): CameraClient {
  const worker = makeWorker();
  const post = (request: CameraRequest, transfer: Transferable[] = []): void => worker.postMessage(request, transfer);
  return {
    see: (frame, time) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<CameraReply>) => resolve(data);
        worker.onerror = (event) => reject(new Error(lossWords(event, workerReaderNotLoaded)));
        post({ frame, time }, [frame]);
      }),
    readAgain: () => post('readAgain'),
    end: () => worker.terminate(),
  };
}
