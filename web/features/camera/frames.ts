// The frames of a video, one at a time: none is taken before the previous one is processed, so that none waits.

/** Resolves with the next frame; in browsers that do not report a video's frames, with the display's. */
const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });

/** The current frame; null if the camera has given nothing yet, which the standard makes an error. */
const frameOf = (video: HTMLVideoElement): Promise<ImageBitmap | null> =>
  createImageBitmap(video).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
    throw error;
  });

/** `take` gets each frame, with the time in milliseconds, and must close it. Ends when it rejects, or by the signal. */
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
