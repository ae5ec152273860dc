// Bytes as text that survives in every address, compressed if they are many: base64url
// (RFC 4648, 5), raw deflate (RFC 1951) from the browser, and a CRC-24 (RFC 4880, 6.1),
// which misses no damage within 24 neighbouring bits. The reverse is in read_bytes.ts.
import type { RaceChoice } from '../run/race_choice';

/** Bytes given to the decompressor at once: deflate can produce at most a thousand times as many. */
const feedBytes = 256;

export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=*$/, '');

/** Four characters that change whenever one character of the text does. */
export function checksum(text: string): string {
  let crc = 0xb704ce;
  for (let at = 0; at < text.length; ++at) {
    crc ^= (text.charCodeAt(at) & 0xff) << 16;
    for (let bit = 0; bit < 8; ++bit) crc = crc & 0x800000 ? ((crc << 1) ^ 0x864cfb) & 0xffffff : crc << 1;
  }
  return toBase64Url(Uint8Array.of(crc >> 16, (crc >> 8) & 0xff, crc & 0xff));
}

export async function collect(stream: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const all = new Uint8Array(mostBytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all.slice(0, length);
    if (length + value.length > mostBytes) {
      await reader.cancel();
      return null;
    }
    all.set(value, length);
    length += value.length;
  }
}

export async function feed(stream: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = stream.getWriter();
  for (let at = 0; at < bytes.length; at += feedBytes) {
    await writer.ready;
    await writer.write(bytes.subarray(at, at + feedBytes));
  }
  await writer.close();
}

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  // Random bytes grow by at most five in every 65535.
  const [squeezed] = await Promise.all([collect(readable, bytes.length + 64), feed(writable, bytes)]);
  return squeezed!;
}

/**
 * Notes as a field of the link (link.ts): a byte for every eight digits of each cell, lowest
 * bit first. The bytes of digits 1 to 8 of all cells come first, then those of 9 to 16;
 * deflated and in base64url. In this order they are shorter on large grids than cell after
 * cell (25x25 with all candidates: 910 characters against 1,347; 9x9: 159 against 175).
 */
export const planesOf = (side: number): number => Math.ceil(side / 8);

/** Colours A to I as digits 1 to 9. */
export const coloursAsNotes = (colours: Uint16Array): Uint32Array =>
  Uint32Array.from({ length: 2 * colours.length }, (_, at) => (at % 2 === 0 ? colours[at / 2]! : 0));

/** `digits`: their number. */
export async function notesToText(notes: Uint32Array, side: number, digits = side): Promise<string> {
  const cells = side * side;
  const bytes = new Uint8Array(planesOf(digits) * cells);
  bytes.forEach((_, at) => {
    const plane = Math.floor(at / cells);
    bytes[at] = notes[2 * (at % cells) + (plane >> 2)]! >>> (8 * (plane & 3));
  });
  return toBase64Url(await deflate(bytes));
}

/**
 * The runs side by side as a field of the link (link.ts):
 *
 *   CLOCK _ solutions _ at, then for each run ~ algorithm _ pace _ option of each knob, joined by -
 *
 *   CLOCK  s = equal steps, t = equal time; `at` and `pace` as in run/race_choice.ts
 */
export function raceToText({ lanes, clock, limit, at }: RaceChoice): string {
  const runs = lanes.map(({ algorithm, knobs, pace }) => [algorithm, pace, knobs.join('-')].join('_'));
  return [[clock === 'steps' ? 's' : 't', limit, at].join('_'), ...runs].join('~');
}

// Plain base64, for places that take only text.

/** Bytes converted at a time: a function takes only so many arguments. */
const chunk = 0x6000;

/** A multiple of three bytes has no padding, so the texts of the chunks can be joined. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += btoa(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return text;
}

/** Throws if the text is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
