// The file of a picture as pixels, turned as its camera recorded and made smaller if
// it is large. Pictures that would cost too much are refused before they are decoded.
import { notAPicture, pictureIsDamaged, pictureIsHeic, pictureIsTooLarge } from '../../language/generated/pictures';
import { say } from '../../language/say';
import type { Pixels } from '../../image/gray';
import { pictureKind } from '../../image/picture_kind';
import { mostPixels, type PictureSize, pictureSize } from '../../image/picture_size';

const mostBytes = 50_000_000;
/** Pixels of a decoded picture: four bytes each. */
const mostDecoded = 64_000_000;
const headBytes = 1 << 16;

/** A sentence for the user. */
export class NoPicture extends Error {}

interface Decoded {
  readonly source: ImageBitmap | HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

async function decodedDrawing(file: Blob): Promise<Decoded> {
  const source = new Image();
  source.src = URL.createObjectURL(file);
  try {
    await source.decode();
    return { source, width: source.naturalWidth, height: source.naturalHeight };
  } finally {
    URL.revokeObjectURL(source.src);
  }
}

async function decodedPixels(file: Blob): Promise<Decoded> {
  const source = await createImageBitmap(file);
  return { source, width: source.width, height: source.height };
}

function refuseLarge(size: number, { width: widthCount, height: heightCount }: PictureSize, name: string): void {
  const count = widthCount * heightCount;
  if (size <= mostBytes && count <= mostDecoded && count > 0) return;
  throw new NoPicture(say(pictureIsTooLarge, { name, widthCount, heightCount }));
}

/** Rejects with NoPicture. `name` begins a sentence. */
export async function decodePicture(file: Blob, name: string): Promise<Pixels> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const kind = pictureKind(head);
  if (!kind) throw new NoPicture(say(notAPicture, { name }));
  const refuse = (cause?: unknown): never => {
    throw new NoPicture(say(kind === 'heic' ? pictureIsHeic : pictureIsDamaged, { name }), { cause });
  };
  const isDrawing = kind === 'svg+xml';
  if (!isDrawing) refuseLarge(file.size, pictureSize(head, kind) ?? refuse(), name);
  // Some browsers trust the given type.
  const typed = file.slice(0, file.size, `image/${kind}`);
  const { source, width, height } = await (isDrawing ? decodedDrawing : decodedPixels)(typed).catch(refuse);
  const fitting = mostPixels / Math.max(width, height);
  // A drawing has a ratio of width to height, but no pixels.
  const scale = isDrawing ? fitting : Math.min(1, fitting);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  if (source instanceof ImageBitmap) source.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
