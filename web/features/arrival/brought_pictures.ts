// Which of what arrived is a picture: what a file holds decides, and no name. A picture that is dragged from another page may
// come as its address alone.
import { isBinary } from '../../base/decoded_file';
import { pictureKind } from '../../image/picture_kind';

/** Enough to tell what a file is. */
const headBytes = 4096;

/** A TIFF (Adobe, "TIFF 6.0", section 2): no text, and not read here either, which is said of it as a picture. */
const tiff = /^(?:II\*\0|MM\0\*)/;

/** Also where it only says that it is one, and is no text. */
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

const pictureInPage = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i;
const addressOfPicture =
  /^(?:data:image\/\S+|[a-z]+:\/\/\S+\.(?:png|jpe?g|webp|gif|bmp|avif|hei[cf]|svg)(?:[?#]\S*)?)$/i;
const anyAddress = /^(?:\w+:\S*)?$/;

/** Null where something else came. `html`: what it is on the page that it is from. */
export function pictureAddress(text: string, html: string): string | null {
  const plain = text.trim();
  if (addressOfPicture.test(plain)) return plain;
  return anyAddress.test(plain) ? (pictureInPage.exec(html)?.[1] ?? null) : null;
}

/** The picture that an address holds all of; null where it says where it is. */
export function pictureOfAddress(address: string, name: string): File | null {
  const [, type, base64] = /^data:(image\/[^;,]+);base64,([\w+/=]+)$/i.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}
