// Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, on every tab with the puzzle on its board.
import type { HasPlay } from '../state/play_store';

/** True if the key was one of them. */
export function undoKey({ play }: HasPlay, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!ctrlKey && !metaKey) return false;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) play.redo();
  else if (letter === 'z') play.undo();
  else return false;
  return true;
}
