// The causes of the contradiction that the watched run shows:
// requested when the run is at one, and dropped when it leaves.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import type { Message } from '../../language/text';
import type { RunPlayer } from './watch_store';

export interface BlocksStore {
  /** None if no contradiction is shown. */
  readonly messages: ReadonlySignal<readonly Message[]>;
  stop(): void;
}

const none: readonly Message[] = [];

export function makeBlocks(watch: Pick<RunPlayer, 'readout' | 'playing' | 'look'>): BlocksStore {
  const messages = signal(none);
  const latest = makeLatest();

  async function ask(): Promise<void> {
    const turn = latest.begin();
    const answer = await watch.look({ kind: 'blocks' });
    // The run may have moved on, or been replaced.
    if (turn.isLast()) messages.value = answer ?? none;
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
      messages.value = none;
      if (isAsked) void ask();
    });
  });
  return {
    messages,
    stop() {
      latest.drop();
      stop();
    },
  };
}
