// The key that shows the places of one digit: F, on grids where F is a digit with Shift.

/** F is the 15th sign of large grids. */
const firstWithF = 15;

export const isFilterKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, side: number): boolean =>
  key.toLowerCase() === 'f' && (shiftKey || side < firstWithF);
