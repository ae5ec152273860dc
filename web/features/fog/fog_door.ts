// Fetches the fog with the first puzzle that has some. The clues of such a puzzle are not drawn before it is there.
import { effect } from '@preact/signals';
import { hasFog } from '../../grid/fog';
import type { FogNeeds } from './fog';

export type { Fog, FogDoubt, FogNeeds } from './fog';

export const loadFog = () => import('./fog');

const watched = new WeakSet<FogNeeds>();

/** Called by each part that shows the game; from then on the page is watched. */
export function awaitFog(app: FogNeeds): void {
  if (watched.has(app)) return;
  watched.add(app);
  const { play } = app;
  effect(() => {
    if (!hasFog(play.puzzle.value)) return;
    loadFog().then(
      ({ fogOf }) => void fogOf(app),
      // The puzzle can be played without it, but not without its clues.
      () => (play.cover.value = undefined),
    );
  });
}
