// Lines of a file by where they begin. Made for lines asked for in the order of the file: it reads ahead.

/** What a list has after its puzzle, such as its solution or a remark, does not belong to it. */
export function puzzleIn(line: string): string {
  return /^([\d.]{81})[\s,;:|#]/.exec(line)?.[1] ?? line;
}

/** No line of a puzzle is longer. */
const longestLine = 1 << 14;
const newline = 10;

/** Bytes to read ahead: of a file that is read through, and for a few lines of it. */
export const ahead = { through: 1 << 20, few: 1 << 16 };

/** Answers with the line that begins at a byte, without the blanks around it. */
export function makeLineReader(file: Blob, bytesAhead: number): (offset: number) => Promise<string> {
  const decoder = new TextDecoder();
  let bytes = new Uint8Array();
  let from = 0;

  return async (offset) => {
    const isThere = offset >= from && Math.min(offset + longestLine, file.size) <= from + bytes.length;
    if (!isThere) {
      bytes = new Uint8Array(await file.slice(offset, offset + bytesAhead).arrayBuffer());
      from = offset;
    }
    const line = bytes.subarray(offset - from, offset - from + longestLine);
    const end = line.indexOf(newline);
    return decoder.decode(end < 0 ? line : line.subarray(0, end)).trim();
  };
}
