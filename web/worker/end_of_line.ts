const newline = 10;

/** The end of the line that contains byte `at`, its newline included. */
export function endOfLine(bytes: Uint8Array, at: number): number {
  const found = at >= bytes.length ? -1 : bytes.indexOf(newline, at);
  return found < 0 ? bytes.length : found + 1;
}
