// The search tree's store: the times when it asks for a picture, and the part that it asks for.
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TreeWindow } from '../../../../../web/protocol/messages';
import { makeTree } from '../../../../../web/features/watch/tree/tree';
import type { WatchReadout } from '../../../../../web/features/watch/watch_store';
import { treeBytes } from '../../fakes/tree';

function setUp() {
  const asked: TreeWindow[] = [];
  const readout = signal<WatchReadout | null>(null);
  const playing = signal(false);
  let answer: ArrayBuffer | null = treeBytes([{}]);
  let isHeld = false;
  const held: ((bytes?: ArrayBuffer) => void)[] = [];
  const tree = makeTree({
    readout,
    playing,
    look: (question) => {
      if (question.kind !== 'tree') throw new Error(`a question about ${question.kind}`);
      asked.push(question.window);
      return new Promise((resolve) => {
        const now = (bytes = answer): void => resolve((bytes && { buffer: bytes }) as never);
        if (isHeld) held.push(now);
        else now();
      });
    },
  });
  return {
    ...{ asked, readout, playing, tree },
    know: (known: number) => void (readout.value = { known, ended: false } as WatchReadout),
    answerWith: (bytes: ArrayBuffer | null) => void (answer = bytes),
    /** Answers are late from now on: each call of the result brings the earliest one owed. */
    hold: () => {
      isHeld = true;
      return (bytes?: ArrayBuffer) => held.shift()!(bytes);
    },
  };
}

let page: ReturnType<typeof setUp>;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  page = setUp();
  return () => {
    page.tree.stop();
    vi.useRealTimers();
  };
});

describe('a tree', () => {
  it('is asked for once there are a run and a place to draw it', async () => {
    page.know(10);
    await pass(1000);
    expect(page.asked).toEqual([]);
    page.tree.setWidth(400);
    await pass(0);
    expect(page.asked).toEqual([{ position: 0, level: 0, narrowest: 1 / 400 }]);
    expect(page.tree.picture.value?.bars).toHaveLength(1);
  });

  it('is asked for a few times a second while more becomes known, and not while nothing does', async () => {
    page.tree.setWidth(400);
    page.playing.value = true;
    for (let frame = 0; frame < 60; ++frame) {
      page.know(100 * frame);
      await pass(16);
    }
    expect(page.asked.length).toBeGreaterThanOrEqual(3);
    expect(page.asked.length).toBeLessThanOrEqual(5);
    page.know(6000);
    await pass(0);
    const before = page.asked.length;
    page.playing.value = false;
    await pass(0);
    expect(page.asked).toHaveLength(before + 1);
    page.know(6000);
    await pass(2000);
    expect(page.asked).toHaveLength(before + 1);
  });

  it('shows a part alone at once, and the whole again', async () => {
    page.tree.setWidth(400);
    page.know(10);
    await pass(0);
    page.tree.zoomIn({ ...page.tree.picture.value!.bars[0]!, first: 7, level: 3 });
    await pass(0);
    expect(page.asked.at(-1)).toMatchObject({ position: 7, level: 3 });
    expect(page.tree.zoomed.value).toBe(true);
    page.tree.zoomOut();
    await pass(0);
    expect(page.asked.at(-1)).toMatchObject({ position: 0, level: 0 });
    expect(page.tree.zoomed.value).toBe(false);
    page.tree.zoomOut();
    await pass(1000);
    expect(page.asked).toHaveLength(3);
  });

  it('is forgotten with its run', async () => {
    page.tree.setWidth(400);
    page.know(10);
    await pass(0);
    page.tree.zoomIn(page.tree.picture.value!.bars[0]!);
    page.readout.value = null;
    expect([page.tree.picture.value, page.tree.zoomed.value]).toEqual([null, false]);
    page.answerWith(null);
    page.know(10);
    await pass(1000);
    expect(page.tree.picture.value).toBeNull();
  });

  it('that comes late takes the keys pressed before, one after another', async () => {
    const done: string[] = [];
    const press = (key: string, then?: () => void): void =>
      page.tree.whenShown(({ bars }) => {
        done.push(`${key} of ${bars.length}`);
        then?.();
      });
    const answerNext = page.hold();
    press('first');
    page.tree.setWidth(400);
    page.know(10);
    expect(done).toEqual([]);
    answerNext(treeBytes([{}, {}, {}]));
    await pass(0);
    press('closer', () => page.tree.zoomIn({ ...page.tree.picture.value!.bars[1]!, first: 7, level: 1 }));
    press('home');
    press('back', page.tree.zoomOut);
    press('end');
    expect(done).toEqual(['first of 3', 'closer of 3']);
    answerNext(treeBytes([{}, {}]));
    await pass(0);
    expect(done.slice(2)).toEqual(['home of 2', 'back of 2']);
    answerNext(treeBytes([{}, {}, {}, {}]));
    await pass(0);
    expect(done.slice(4)).toEqual(['end of 4']);
  });

  it('of another run ignores keys pressed before it', async () => {
    page.tree.setWidth(400);
    page.know(10);
    await pass(0);
    const answerNext = page.hold();
    page.tree.zoomIn(page.tree.picture.value!.bars[0]!);
    let isDone = false;
    page.tree.whenShown(() => (isDone = true));
    page.readout.value = null;
    page.know(10);
    answerNext();
    await pass(0);
    answerNext();
    await pass(0);
    expect(page.tree.picture.value).not.toBeNull();
    expect(isDone).toBe(false);
  });
});
