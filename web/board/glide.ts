// Glides the camera to a new view; at once for users who prefer reduced motion.
import type { Camera } from './camera';
import { clampView, type View } from './layout';

const glide_ms = 180;

export function glide(camera: Camera, view: View): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return camera.moveTo(view);
  camera.stop();
  const from = camera.view;
  const to = clampView(view, camera.maxScale);
  const start_ms = performance.now();
  const step = (): void => {
    const part = Math.min((performance.now() - start_ms) / glide_ms, 1);
    const eased = 1 - (1 - part) ** 3;
    const between = (a: number, b: number): number => a + (b - a) * eased;
    // The shown square moves evenly when its width does, and its width is 1/scale.
    const scale = 1 / between(1 / from.scale, 1 / to.scale);
    const isOver = part === 1;
    if (!isOver) camera.frame = requestAnimationFrame(step);
    camera.show(isOver ? to : { scale, left: between(from.left, to.left), top: between(from.top, to.top) }, to);
  };
  step();
}
