// Thumbs along two edges of a zoomed board, which show what part of it is visible.
import type { Layout } from './layout';
import type { Palette } from './palette';

export function paintThumbs(context: CanvasRenderingContext2D, layout: Layout, palette: Palette): void {
  const { pixels, ratio, view } = layout;
  if (view.scale === 1) return;
  const thickness = Math.round(4 * ratio);
  const inset = Math.round(2 * ratio);
  const length = pixels / view.scale - 2 * inset;
  const bar = (x: number, y: number, width: number, height: number): void => {
    context.beginPath();
    context.roundRect(x, y, width, height, thickness / 2);
    context.fill();
  };
  context.fillStyle = palette.muted;
  context.globalAlpha = 0.6;
  bar(view.left * pixels + inset, pixels - thickness - inset, length, thickness);
  bar(pixels - thickness - inset, view.top * pixels + inset, thickness, length);
  context.globalAlpha = 1;
}
