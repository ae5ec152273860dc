// The ink on the board, read from its canvases.
import type { Page } from '@playwright/test';

/** The share of pixels in a part of the board that are darker than its paper; lengths in cells of a 9x9. */
export async function darkShare(page: Page, left: number, top: number, width: number, height: number): Promise<number> {
  return page.evaluate(
    ([x, y, w, h]) => {
      const table = document.querySelector('[role="grid"]')!;
      const box = table.getBoundingClientRect();
      const layers = [...table.parentElement!.querySelectorAll('canvas')].filter((canvas) => canvas.width > 0);
      const area = layers[0]!.getBoundingClientRect();
      const whole = document.createElement('canvas');
      [whole.width, whole.height] = [layers[0]!.width, layers[0]!.height];
      const context = whole.getContext('2d')!;
      context.fillStyle = 'white';
      context.fillRect(0, 0, whole.width, whole.height);
      for (const layer of layers) context.drawImage(layer, 0, 0);
      const ratio = whole.width / area.width;
      const cell = (box.width / 9) * ratio;
      const [startX, startY] = [(box.left - area.left) * ratio, (box.top - area.top) * ratio];
      const { data } = context.getImageData(startX + x * cell, startY + y * cell, w * cell, h * cell);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at]! < 236) dark++;
      return dark / (data.length / 4);
    },
    [left, top, width, height] as const,
  );
}
