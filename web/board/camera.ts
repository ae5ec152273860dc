// Holds the view of the board and glides it to a new one; at once for users who prefer reduced motion.
import type { View } from './layout';
import { clampView, wholeBoard } from './layout';

const glide_ms = 180;

export class Camera {
  #view = wholeBoard;
  #target = wholeBoard;
  #maxScale = 1;
  #frame = 0;

  constructor(private readonly onMove: () => void) {}

  get view(): View {
    return this.#view;
  }

  /** The view at the end of the glide; equal to `view` at rest. Further moves start from here. */
  get target(): View {
    return this.#target;
  }

  get maxScale(): number {
    return this.#maxScale;
  }

  set maxScale(maxScale: number) {
    this.#maxScale = maxScale;
    this.moveTo(this.#target);
  }

  moveTo(view: View): void {
    this.stop();
    this.#target = clampView(view, this.#maxScale);
    this.#view = this.#target;
    this.onMove();
  }

  glideTo(view: View): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.moveTo(view);
    this.stop();
    this.#target = clampView(view, this.#maxScale);
    const from = this.#view;
    const to = this.#target;
    const start_ms = performance.now();
    const step = (): void => {
      const part = Math.min((performance.now() - start_ms) / glide_ms, 1);
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      // The shown square moves evenly when its width does, and its width is 1/scale.
      const scale = 1 / between(1 / from.scale, 1 / to.scale);
      this.#view = part === 1 ? to : { scale, left: between(from.left, to.left), top: between(from.top, to.top) };
      this.#frame = part === 1 ? 0 : requestAnimationFrame(step);
      this.onMove();
    };
    step();
  }

  /** Ends a glide where it has come to. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#target = this.#view;
  }
}
