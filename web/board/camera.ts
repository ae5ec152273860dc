// Holds the view of the board, and the end of a glide that is under way (zooming.ts).
import type { View } from './layout';
import { clampView, wholeBoard } from './layout';

export class Camera {
  #view = wholeBoard;
  #target = wholeBoard;
  #maxScale = 1;
  /** The request for the next step of a glide. */
  frame = 0;

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
    const target = clampView(view, this.#maxScale);
    this.show(target, target);
  }

  /** Shows a view on the way to another. */
  show(view: View, target: View): void {
    this.#view = view;
    this.#target = target;
    this.onMove();
  }

  /** Ends a glide where it has come to. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.#target = this.#view;
  }
}
