// Lines of a file by where they begin. Made for lines asked for in the order of the file: it reads ahead.

const ahead = 1 << 20;
/** No line of a puzzle is longer. */
const longestLine = 1 << 14;
const newline = 10;

/** Answers with the line that begins at a byte, without the blanks around it. */
export function makeLineReader(file: Blob): (offset: number) => Promise<string> {
  const decoder = new TextDecoder();
  let bytes = new Uint8Array();
  let from = 0;

  return async (offset) => {
    const isThere = offset >= from && Math.min(offset + longestLine, file.size) <= from + bytes.length;
    if (!isThere) {
      bytes = new Uint8Array(await file.slice(offset, offset + ahead).arrayBuffer());
      from = offset;
    }
    const line = bytes.subarray(offset - from, offset - from + longestLine);
    const end = line.indexOf(newline);
    return decoder.decode(end < 0 ? line : line.subarray(0, end)).trim();
  };
}
