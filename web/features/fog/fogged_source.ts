// The fog over boards other than the game's: runs in Watch, a step along the path of Logic, and a replay.
import { computed, signal } from '@preact/signals';
import { changedSource } from '../../board/changed_source';
import type { BoardSource } from '../../board/picture';
import { hasFog } from '../../grid/fog';
import { type Fog, type FogNeeds, loadFog } from './fog_door';

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

/** The board with the fog that its digits leave; the same board for a puzzle without fog. */
export function foggedSource(app: FogNeeds, source: BoardSource): BoardSource {
  if (!hasFog(app.play.puzzle.value)) return source;
  const fogged = made.get(source) ?? makeFogged(app, source);
  made.set(source, fogged);
  return fogged;
}
