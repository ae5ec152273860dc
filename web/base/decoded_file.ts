// Files as the text that all readers take: UTF-8 with line feeds, the same as
// decode_text() makes of the command line's input. Pasted or typed text needs no decoding.

const slice_bytes = 1 << 20;
const headBytes = 1 << 16;

function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** True if some line ends in a carriage return alone. A return at
    the very end does not count: what follows it is not known. */
const hasLoneReturn = (text: string): boolean => /\r[^\n]/.test(text);

/** The file itself if its beginning shows that nothing has to change. */
export async function decodedFile(file: Blob): Promise<Blob> {
  const head = await file.slice(0, headBytes).arrayBuffer();
  const encoding = encodingOf(new Uint8Array(head));
  if (encoding === 'utf-8' && !hasLoneReturn(new TextDecoder().decode(head))) return file;
  const decoder = new TextDecoder(encoding);
  const parts: string[] = [];
  let waiting = '';
  for (let at = 0; at < file.size; at += slice_bytes) {
    const bytes = await file.slice(at, at + slice_bytes).arrayBuffer();
    const isLast = at + slice_bytes >= file.size;
    const text = waiting + decoder.decode(bytes, { stream: !isLast });
    waiting = !isLast && text.endsWith('\r') ? '\r' : '';
    parts.push(text.slice(0, text.length - waiting.length).replaceAll(/\r(?!\n)/g, '\n'));
  }
  return new Blob(parts);
}

/** True if a text contains control characters, which pictures and programs have and texts do not. */
export const isBinary = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\0-\x08\x0e-\x1f\x7f]/.test(text);
