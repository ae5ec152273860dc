// The page's end of the worker that follows a grid through the frames of a camera: one frame at a time.
import type { CameraReply, CameraRequest } from '../image/camera_frame';
import { workerReaderNotLoaded } from '../language/generated/workers';
import { lossWords } from '../base/message_of';

export interface CameraClient {
  /** The findings in a frame, which is transferred and comes back. Must wait for the previous answer. */
  see(frame: ImageBitmap, time: number): Promise<CameraReply>;
  readAgain(): void;
  /** Open questions are then never answered. */
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
