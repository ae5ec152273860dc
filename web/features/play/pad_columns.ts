// How the keys of a pad break into rows.

/** Keys in a row of a phone. */
export const narrowRow = 9;

/** Keys a row, at most `most`, so that rows are about equally long. */
export function padColumns(keyCount: number, most: number): number {
  return Math.ceil(keyCount / Math.ceil(keyCount / most));
}
