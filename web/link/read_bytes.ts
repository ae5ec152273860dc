// The bytes of a link from its text: the reverse of link_bytes.ts.
import { collect, feed } from './link_bytes';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const sextetOf = new Map(Array.from(alphabet, (letter, sextet) => [letter, sextet]));

/** Null if toBase64Url cannot have written the text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const sextet = sextetOf.get(letter);
    if (sextet === undefined) return null;
    word = ((word << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (word >> bits) & 0xff;
    }
  }
  const isWhole = bits < 6 && (word & ((1 << bits) - 1)) === 0;
  return isWhole ? bytes : null;
}

/** Null if the bytes are not a deflate stream, or if more than
    `mostBytes` come out; memory stays bounded either way. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<Uint8Array | null> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  // Once the reader gives up or fails, the writer fails too, with the same cause: the reader's outcome counts.
  const [read] = await Promise.allSettled([collect(readable, mostBytes), feed(writable, bytes)]);
  return read.status === 'fulfilled' ? read.value : null;
}
