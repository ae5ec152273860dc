// Which bytes of a file make up the lines that begin in a block, so that each line is read by one block and no more.

const newline = 10;
/** The longest line of a puzzle: a 64x64 in numbers of two digits takes 12 kB. */
export const overhang = 1 << 14;

/** The whole lines that begin in the bytes `start` up to, without, `end` of the file. */
export async function readLines(file: Blob, start: number, end: number): Promise<{ bytes: Uint8Array; from: number }> {
  // One byte before tells whether a line begins right at the start.
  const read = Math.max(0, start - 1);
  const all = new Uint8Array(await file.slice(read, end + overhang).arrayBuffer());
  const first = start === 0 ? 0 : all.indexOf(newline) + 1;
  const limit = end - read;
  const nothing = { bytes: new Uint8Array(), from: start };
  if (first >= limit || (start > 0 && first === 0)) return nothing;
  const last = all.indexOf(newline, limit - 1);
  const skipped = start === 0 ? byteOrderMark(all) : first;
  return { bytes: all.subarray(skipped, last < 0 ? all.length : last + 1), from: read + skipped };
}

function byteOrderMark(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** The bytes of a file without the mark that it may begin with, which is `skipped` bytes long. */
export function withoutByteOrderMark(bytes: Uint8Array): { content: Uint8Array; skipped: number } {
  const skipped = byteOrderMark(bytes);
  return { content: bytes.subarray(skipped), skipped };
}

/** Where the line that holds byte `at` ends, its newline included. */
export function endOfLine(bytes: Uint8Array, at: number): number {
  const found = at >= bytes.length ? -1 : bytes.indexOf(newline, at);
  return found < 0 ? bytes.length : found + 1;
}
