// The way through the collection, for the page beside its tab: the place of the puzzle on the board.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PlacePart } from './place_part';
import type { Walk } from './walk';

/** Null until the collection's components are loaded. */
export const pageWalk = signal<{ readonly walk: Walk; readonly PlacePart: typeof PlacePart } | null>(null);

export function PlaceInCollection(): JSX.Element | null {
  const here = pageWalk.value;
  return here && <here.PlacePart walk={here.walk} />;
}
