// How the number pad breaks into rows.

/** Keys a row, at most `most`, so that rows are about equally long. */
export function padColumns(keyCount: number, most: number): number {
  return Math.ceil(keyCount / Math.ceil(keyCount / most));
}
