// Whether the tools for setting are open, by the number of a puzzle: they stay so for what they put on the board.
import { signal } from '@preact/signals';

/** As somebody wished; others go by themselves. */
export const openedTools = signal<ReadonlyMap<number, boolean>>(new Map());

export function openTools(puzzleId: number, isOpen: boolean): void {
  openedTools.value = new Map(openedTools.peek()).set(puzzleId, isOpen);
}
