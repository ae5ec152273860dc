// The search tree of the watched run: requested again a few times a second while more of the run becomes known, and at
// once when the visible part changes or the playing pauses. The picture itself tells past from future: each bar has its
// positions. Loaded with the view that draws it. Keys pressed before a requested part has come wait for it.
//
//   idle --more is known--> due --pause over, or a key waits--> asked --answer--> idle, or due again
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { readTree, type TreeBar, type TreePicture } from '../../../protocol/tree';
import type { RunPlayer } from '../watch_store';

export interface TreeStore {
  readonly picture: ReadonlySignal<TreePicture | null>;
  /** True if less than the whole tree is shown. */
  readonly zoomed: ReadonlySignal<boolean>;
  /** Shows only the part under a bar; zooming out returns to the previous part, and to the whole. */
  zoomIn(bar: TreeBar): void;
  zoomOut(): void;
  /** Runs at once if the part requested last is shown, otherwise as soon as it is; never for another run. */
  whenShown(action: (picture: TreePicture) => void): void;
  /** CSS pixels across: no narrower bar than one is requested. */
  setWidth(width: number): void;
  /** The visible share of the picture's width is one over this. */
  setScale(scale: number): void;
  stop(): void;
}

const pause_ms = 300;
const wholeTree = { position: 0, level: 0 };
type Top = typeof wholeTree;

type Needs = Pick<RunPlayer, 'readout' | 'playing' | 'look'>;

export function makeTree(watch: Needs): TreeStore {
  const picture = signal<TreePicture | null>(null);
  const tops = signal<readonly Top[]>([]);
  /** The part that the picture shows; the same object as the tops if it is the requested one. */
  let shown: readonly Top[] | null = null;
  let waiting: ((picture: TreePicture) => void)[] = [];
  const zoomed = computed(() => tops.value.length > 0);
  let width = 0;
  let scale = 1;
  let isAsking = false;
  let isDue = false;
  let asked_ms = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
    isAsking = true;
    asked_ms = performance.now();
    const asked = tops.peek();
    const window = { ...(asked.at(-1) ?? wholeTree), narrowest: 1 / (width * scale) };
    const answer = await watch.look({ kind: 'tree', window });
    isAsking = false;
    if (isStopped) return;
    if (answer && asked === tops.peek()) {
      shown = asked;
      picture.value = readTree(answer.buffer);
      catchUp();
    }
    if (isDue) due(asked !== tops.peek());
  }

  /** An action may request another part; the remaining ones then wait for it. */
  function catchUp(): void {
    while (waiting.length > 0 && picture.peek() && shown === tops.peek()) waiting.shift()!(picture.peek()!);
  }

  function due(atOnce: boolean): void {
    isDue = true;
    if (isAsking || width === 0 || !watch.readout.peek()) return;
    const wait_ms = atOnce ? 0 : asked_ms + pause_ms - performance.now();
    if (wait_ms <= 0) void ask();
    else timer ??= setTimeout(() => void ask(), wait_ms);
  }

  function choose(chosen: readonly Top[]): void {
    tops.value = chosen;
    scale = 1;
    due(true);
  }

  let known = -1;
  let hadEnded = false;
  const stopReading = effect(() => {
    const readout = watch.readout.value;
    untracked(() => {
      if (!readout) {
        // Another run has begun.
        known = -1;
        waiting = [];
        tops.value = [];
        picture.value = null;
      } else if (readout.known !== known || readout.ended !== hadEnded) {
        const isFirst = known < 0;
        known = readout.known;
        hadEnded = readout.ended;
        due(isFirst);
      }
    });
  });
  const stopPausing = effect(() => {
    if (!watch.playing.value && isDue) untracked(() => due(true));
  });

  return {
    picture,
    zoomed,
    zoomIn(bar) {
      const { first: position, level } = bar;
      choose([...tops.peek(), { position, level }]);
    },
    zoomOut: () => {
      if (tops.peek().length > 0) choose(tops.peek().slice(0, -1));
    },
    whenShown(action) {
      waiting.push(action);
      catchUp();
    },
    setWidth(pixels) {
      if (pixels === width) return;
      width = pixels;
      due(true);
    },
    setScale(seen) {
      if (seen === scale) return;
      scale = seen;
      due(true);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopReading();
      stopPausing();
    },
  };
}
