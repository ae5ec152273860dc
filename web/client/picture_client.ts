// The page's end of the worker that reads pictures: one worker a picture, ended when it has answered or takes too long, so
// that no picture costs more than that.
import type { Pixels } from '../image/gray';
import { workerEnded, workerReaderNotLoaded, workerTooSlow } from '../language/generated/workers';
import { say } from '../language/say';
import type { GridChoice, PictureReading } from '../image/read_picture';

const patience_ms = 30_000;

/** Rejects where the worker cannot be had, fails, is ended, or says nothing for half a minute. The pixels are handed over. */
export async function askForPicture(
  question: Pixels & GridChoice,
  makeWorker: () => Worker,
  signal: AbortSignal,
): Promise<PictureReading> {
  signal.throwIfAborted();
  const worker = makeWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<PictureReading>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(say(workerTooSlow))), patience_ms);
    signal.addEventListener('abort', () => reject(new Error(say(workerEnded))));
    worker.onmessage = ({ data }: MessageEvent<PictureReading>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || say(workerReaderNotLoaded)));
    worker.postMessage(question, [question.data.buffer]);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
