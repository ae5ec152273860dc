// Finds the pictures among arrived files: the content of a file decides, not its name.
import { isBinary } from '../../base/decoded_file';
import { pictureKind } from '../../image/picture_kind';

/** Enough to recognise a file. */
const headBytes = 4096;

/** A TIFF (Adobe, "TIFF 6.0", section 2): not a text, and not read here either; the message calls it a picture. */
const tiff = /^(?:II\*\0|MM\0\*)/;

/** Also for a file that only claims to be one, and is not a text. */
export async function isPicture(file: File): Promise<boolean> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  if (pictureKind(new Uint8Array(head)) !== null) return true;
  const text = new TextDecoder().decode(head);
  return tiff.test(text) || (file.type.startsWith('image/') && isBinary(text));
}

export async function firstPicture(files: readonly File[]): Promise<File | null> {
  for (const file of files) if (await isPicture(file)) return file;
  return null;
}
