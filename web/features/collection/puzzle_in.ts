// The puzzle of a line.

/** What a list has after its puzzle, such as its solution or a remark, does not belong to it. */
export function puzzleIn(line: string): string {
  return /^([\d.]{81})[\s,;:|#]/.exec(line)?.[1] ?? line;
}
