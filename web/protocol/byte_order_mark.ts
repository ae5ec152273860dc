const mark = [0xef, 0xbb, 0xbf];

/** The length of the byte order mark at the beginning of a file; 0 if it has none. */
export const byteOrderMark = (bytes: Uint8Array): number =>
  mark.every((byte, at) => bytes[at] === byte) ? mark.length : 0;
