// A file with a line for each of some rows, made in parts: one string of a million lines would be a hundred megabytes in
// one piece.

const rowsAPart = 10_000;

export interface RowsToSave {
  /** In the order of the file, so that it is read once from its beginning to its end. */
  rows: Uint32Array;
  /** With its line feed. */
  lineOf(row: number): Promise<string>;
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** Null where the signal stopped it. */
export async function saveRows(head: string, { rows, lineOf, signal, onProgress }: RowsToSave): Promise<Blob | null> {
  const parts: Blob[] = [new Blob([head])];
  for (let from = 0; from < rows.length; from += rowsAPart) {
    let part = '';
    const end = Math.min(rows.length, from + rowsAPart);
    for (let at = from; at < end; ++at) part += await lineOf(rows[at]!);
    if (signal.aborted) return null;
    // As blobs, which the browser may keep on its disk.
    parts.push(new Blob([part]));
    onProgress(end / rows.length);
  }
  return new Blob(parts, { type: 'text/plain' });
}
