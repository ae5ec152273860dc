// Remembers by the number of a puzzle whether the tools for setting are open: they stay open for a puzzle that they make.
import { signal } from '@preact/signals';

/** Puzzle number -> open or closed, as the player left the tools; a puzzle that is missing goes by the default. */
export const openedTools = signal<ReadonlyMap<number, boolean>>(new Map());

export function openTools(puzzleId: number, isOpen: boolean): void {
  openedTools.value = new Map(openedTools.peek()).set(puzzleId, isOpen);
}
