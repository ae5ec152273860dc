// The frames that a video shows, one at a time: none is taken before the last was done with, so that none waits.

/** When the next is shown; in browsers that do not tell of frames of a video, with those of the display. */
const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });

/** What is shown now; null if the camera has given nothing yet, which the standard makes an error. */
const frameOf = (video: HTMLVideoElement): Promise<ImageBitmap | null> =>
  createImageBitmap(video).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
    throw error;
  });

/** `take` gets each, with the time in milliseconds, and has to close it. Ends when it rejects, or by the signal. */
export async function eachFrame(
  video: HTMLVideoElement,
  take: (frame: ImageBitmap, time: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await nextFrame(video);
    if (signal.aborted) return;
    const frame = await frameOf(video);
    if (frame) await take(frame, performance.now());
    if (signal.aborted) return;
  }
}
