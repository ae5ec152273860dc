// What stands in the way at the contradiction that the watched run shows: asked for when the run stands at one, and
// gone with it.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import type { WatchStore } from './watch_store';

export interface BlocksStore {
  /** Sentences of the solver; none where no contradiction is shown. */
  readonly sentences: ReadonlySignal<readonly string[]>;
  stop(): void;
}

const none: readonly string[] = [];

export function makeBlocks(watch: Pick<WatchStore, 'readout' | 'playing' | 'look'>): BlocksStore {
  const sentences = signal(none);
  const latest = makeLatest();

  async function ask(): Promise<void> {
    const turn = latest.begin();
    const answer = await watch.look({ kind: 'blocks' });
    // The run may have moved on, or been replaced.
    if (turn.isLast()) sentences.value = answer ?? none;
  }

  // The readout changes while the run is explored ahead, too.
  const place = computed(() => {
    const readout = watch.readout.value;
    return readout?.contradicts && !watch.playing.value ? readout.position : -1;
  });
  const stop = effect(() => {
    const isAsked = place.value >= 0;
    untracked(() => {
      latest.drop();
      sentences.value = none;
      if (isAsked) void ask();
    });
  });
  return {
    sentences,
    stop() {
      latest.drop();
      stop();
    },
  };
}
