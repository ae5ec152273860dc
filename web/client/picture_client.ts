// The page's end of the workers that read pictures. A worker that has answered waits for
// another picture, which it reads in a third of the time because its code is compiled by then;
// a worker that was started ahead and had time to warm up is as fast. A worker that fails, is
// asked to stop or takes too long is ended, so that no picture costs more than that.
import type { Pixels } from '../image/gray';
import type { CameraReply, CameraRequest } from '../image/grid_watch';
import type { GridChoice, PictureReading } from '../image/read_picture';
import { lossWords } from '../language/failure';
import { workerEnded, workerReaderNotLoaded, workerTooSlow } from '../language/generated/workers';
import { say } from '../language/say';

interface PictureReader {
  /** Starts a worker ahead of a picture, unless one waits. */
  start(): void;
  /** Rejects if no worker can be had, or if it fails, is ended, or
      sends nothing for half a minute. The pixels are transferred. */
  ask(question: Pixels & GridChoice, signal: AbortSignal): Promise<PictureReading>;
  /** Ends the waiting worker. */
  end(): void;
}

const patience_ms = 30_000;
/** A waiting worker holds some megabytes. */
const wait_ms = 60_000;

export function makePictureReader(makeWorker: () => Worker): PictureReader {
  let waiting: Worker | null = null;
  let waitingEnds: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(waitingEnds);
    waiting?.terminate();
    waiting = null;
  }

  function take(): Worker {
    clearTimeout(waitingEnds);
    const worker = waiting ?? makeWorker();
    waiting = null;
    return worker;
  }

  function letWait(worker: Worker): void {
    end();
    worker.onmessage = null;
    worker.onerror = end;
    waiting = worker;
    waitingEnds = setTimeout(end, wait_ms);
  }

  return {
    start() {
      if (!waiting) letWait(makeWorker());
    },
    async ask(question, signal) {
      signal.throwIfAborted();
      const worker = take();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = new AbortController();
      try {
        const reading = await new Promise<PictureReading>((resolve, reject) => {
          timer = setTimeout(() => reject(new Error(say(workerTooSlow))), patience_ms);
          signal.addEventListener('abort', () => reject(new Error(say(workerEnded))), { signal: stop.signal });
          worker.onmessage = ({ data }: MessageEvent<PictureReading>) => resolve(data);
          worker.onerror = (event) => reject(new Error(lossWords(event, workerReaderNotLoaded)));
          worker.postMessage(question, [question.data.buffer]);
        });
        letWait(worker);
        return reading;
      } catch (error) {
        worker.terminate();
        throw error;
      } finally {
        clearTimeout(timer);
        stop.abort();
      }
    },
    end,
  };
}

/** The page's end of the worker that follows a grid through the frames of a camera: one frame at a time. */
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
