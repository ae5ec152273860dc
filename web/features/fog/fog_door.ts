// Fetches the fog with the first puzzle that has some, for the game and for other boards: runs in Watch, a step along the path of
// Logic, and a replay. The clues of such a puzzle are not drawn before it is there.
import { computed, effect, signal } from '@preact/signals';
import { changedSource } from '../../board/changed_source';
import type { BoardSource } from '../../board/picture';
import { hasFog } from '../../grid/fog';
import type { Fog, FogNeeds } from './fog';

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

const made = new WeakMap<BoardSource, BoardSource>();

/** No clue is drawn before the fog is there. */
function makeFogged(app: FogNeeds, source: BoardSource): BoardSource {
  const fog = signal<Fog | 'missing' | null>(null);
  loadFog().then(
    ({ fogOf }) => (fog.value = fogOf(app)),
    () => (fog.value = 'missing'),
  );
  const layer = computed<Fog['layer']['value']>(() => {
    if (fog.value === 'missing') return (picture) => picture;
    return fog.value?.layer.value ?? ((picture) => ({ ...picture, cover: picture.cover ?? null }));
  });
  return changedSource(source, layer);
}

/** Another board than the game's, with the fog that its digits leave; the same board for a puzzle without fog. */
export function foggedSource(app: FogNeeds, source: BoardSource): BoardSource {
  if (!hasFog(app.play.puzzle.value)) return source;
  const fogged = made.get(source) ?? makeFogged(app, source);
  made.set(source, fogged);
  return fogged;
}
