// The parts around a puzzle that its player set aside, which its sitting keeps, and those opened for now. It comes with the first
// puzzle that has any such part.
import { signal } from '@preact/signals';
import type { HasSitting, Sitting } from './sitting';

export const isSetAside = ({ sittings }: HasSitting, key: string): boolean =>
  sittings.sitting.value.setAside.split('\n').includes(key);

/** Sets something aside, or takes it back. */
export function setAside({ sittings }: HasSitting, key: string, isOut: boolean): void {
  const others = sittings.sitting
    .peek()
    .setAside.split('\n')
    .filter((other) => other !== '' && other !== key);
  sittings.change({ setAside: (isOut ? [...others, key] : others).join('\n') });
}

const fogKey = 'fog';

export const fogIsLifted = ({ setAside: keys }: Pick<Sitting, 'setAside'>): boolean =>
  keys.split('\n').includes(fogKey);

export const liftFog = (app: HasSitting, isLifted: boolean): void => setAside(app, fogKey, isLifted);

// The tools for setting stay open for a puzzle that they make.

/** Puzzle number -> open or closed, as the player left the tools; a puzzle that is missing goes by the default. */
export const openedTools = signal<ReadonlyMap<number, boolean>>(new Map());

export function openTools(puzzleId: number, isOpen: boolean): void {
  openedTools.value = new Map(openedTools.peek()).set(puzzleId, isOpen);
}
