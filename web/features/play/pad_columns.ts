// The division of a pad's keys into rows.

/** Keys in a row on a phone. */
export const narrowRow = 9;

/** Keys a row, at most `most`, so that rows are of about equal length. */
export function padColumns(keyCount: number, most: number): number {
  return Math.ceil(keyCount / Math.ceil(keyCount / most));
}
