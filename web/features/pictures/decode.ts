// A picture's file as pixels, turned as its camera says and made smaller where it is large. What would cost too much is
// refused before it is decoded.
import { notAPicture, pictureIsDamaged, pictureIsTooLarge } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { Pixels } from '../../image/gray';
import { mostPixels, pictureSize } from '../../image/picture_size';

const mostBytes = 50_000_000;
/** Pixels of a decoded picture: four bytes each. */
const mostDecoded = 64_000_000;
const headBytes = 1 << 16;

/** A sentence for who brought the picture. */
export class NoPicture extends Error {}

/** Rejects with NoPicture. `name` begins a sentence. */
export async function decodePicture(file: Blob, name: string): Promise<Pixels> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const size = pictureSize(head);
  if (!size) throw new NoPicture(say(notAPicture, { name }));
  if (file.size > mostBytes || size.width * size.height > mostDecoded || size.width * size.height === 0) {
    throw new NoPicture(say(pictureIsTooLarge, { name, widthCount: size.width, heightCount: size.height }));
  }
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NoPicture(say(pictureIsDamaged, { name }), { cause });
  });
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
