// A display whose frames come when the test asks for them, under fake timers; and a pause for immediate answers.
import { vi } from 'vitest';

/** Waits for answers that take turns of the event loop. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; ++turn) await Promise.resolve();
};

export function makeFakeDisplay() {
  let nextFrame: ((now_ms: number) => void) | null = null;
  return {
    onNextFrame: (callback: (now_ms: number) => void): void => void (nextFrame = callback),
    isTicking: (): boolean => nextFrame !== null,
    /** The next frames, and the answers to their requests. */
    async frames(count: number, apart_ms = 1000 / 60): Promise<void> {
      for (let frame = 0; frame < count; ++frame) {
        vi.advanceTimersByTime(apart_ms);
        const tick = nextFrame;
        nextFrame = null;
        tick?.(performance.now());
        await settle();
      }
    },
  };
}
