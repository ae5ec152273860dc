// The exact cover matrix at the position of the watched run: requested again as
// the position moves, one question at a time. Loaded with the view that draws it.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { readCover, type Cover } from '../../../protocol/cover';
import type { RunPlayer } from '../watch_store';

export interface CoverStore {
  readonly cover: ReadonlySignal<Cover | null>;
  stop(): void;
}

export function makeCover(watch: Pick<RunPlayer, 'readout' | 'look'>): CoverStore {
  const cover = signal<Cover | null>(null);
  let isAsking = false;
  let isDue = false;
  let isStopped = false;

  async function ask(): Promise<void> {
    isDue = isAsking;
    if (isAsking) return;
    isAsking = true;
    const answer = await watch.look({ kind: 'cover' });
    isAsking = false;
    if (isStopped) return;
    if (answer) cover.value = readCover(answer.buffer);
    if (isDue) void ask();
  }

  const stopReading = effect(() => {
    const readout = watch.readout.value;
    untracked(() => {
      if (readout) void ask();
      else cover.value = null;
    });
  });
  return {
    cover,
    stop() {
      isStopped = true;
      stopReading();
    },
  };
}
