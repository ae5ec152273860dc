// The content of a canvas as a PNG.

/**
 * At once: toBlob waits until the page has nothing else to do, which on a busy device took five seconds. Null if the
 * browser makes no picture of that size.
 */
export function canvasPng(canvas: HTMLCanvasElement): Blob | null {
  const [, base64] = canvas.toDataURL('image/png').split(',');
  if (!base64) return null;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
