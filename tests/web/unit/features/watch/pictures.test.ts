// Pictures of the watched run's frames, and answers to questions about it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cellFlag } from '../../../../../web/board/picture';
import { skylinePicture } from '../../../../../web/features/watch/deck/skyline';
import { settle } from '../../fakes/display';
import { setUp } from '../../fakes/run';

let page: ReturnType<typeof setUp>;
beforeEach(() => {
  vi.useFakeTimers();
  page = setUp();
  return () => vi.useRealTimers();
});

describe('pictures', () => {
  it('show a contradiction as a place and ring the guesses that led to it, not the others', async () => {
    page.run.more = { conflict: { house: 5 }, guesses: [2, 3, 7], responsible: [2, 7], last: { kind: 'conflict' } };
    await page.show();
    const { flags } = page.watch.source.picture;
    const having = (flag: number): number[] => [...flags.keys()].filter((cell) => flags[cell]! & flag);
    expect(having(cellFlag.hatched)).toEqual([1, 5, 9, 13]);
    expect(having(cellFlag.ringed)).toEqual([2, 7]);
    expect(page.watch.readout.value?.tone).toBe('bad');
  });

  it('show the heat while it is asked for, in the place of the candidates', async () => {
    page.run.more = { heat: Array.from({ length: 16 }, (_, cell) => cell) };
    page.runs.detail.value = 'heat';
    await page.show();
    expect(page.worker().last('watch').heat).toBe(true);
    expect(page.watch.source.picture.heat!.counts[7]).toBe(7);
    expect(page.watch.source.picture.candidates).toBeNull();
    page.run.more = {};
    page.runs.detail.value = null;
    await settle();
    expect(page.worker().last('move')).toMatchObject({ heat: false, move: { how: 'explore' } });
    expect(page.watch.source.picture.heat).toBeNull();
    expect(page.watch.source.picture.candidates).not.toBeNull();
  });

  it('hide candidates where the settings say so, at once', async () => {
    await page.show();
    let changes = 0;
    page.watch.source.subscribe(() => (changes += 1));
    expect(page.watch.source.picture.candidates).not.toBeNull();
    page.settings.showCandidates.value = false;
    expect(page.watch.source.picture.candidates).toBeNull();
    expect(changes).toBe(1);
  });

  it('can be read while the next frame is on its way', async () => {
    await page.show();
    for (let move = 0; move < 5; ++move) {
      page.watch.next('move');
      expect(page.watch.source.picture.values).toHaveLength(16);
      expect(page.watch.frame?.position).toBe(move);
      await settle();
    }
  });

  it('draw the skyline from the frame', async () => {
    page.run.more = {
      skyline: [
        [3, 1, 0],
        [9, 1, 1],
      ],
      ended: true,
    };
    await page.show();
    expect(skylinePicture(page.watch.frame!)).toMatchObject({
      levels: Uint16Array.of(3, 9),
      marks: Uint8Array.of(1, 3),
    });
  });
});

describe('an answer about the run', () => {
  const question = { kind: 'tree', window: { position: 0, level: 0, narrowest: 0.01 } } as const;

  it('comes of the run that is shown, and of no other', async () => {
    expect(await page.watch.look(question)).toBeNull();
    await page.show();
    const ofThisRun = page.watch.look(question);
    const { id } = page.worker().last('tree');
    page.worker().say({ id, kind: 'done', value: { buffer: new ArrayBuffer(8) } });
    expect((await ofThisRun)?.buffer.byteLength).toBe(8);
    const ofTheRunBefore = page.watch.look(question);
    page.watch.choose({ algorithm: 'dancing-links', knobs: [], limit: 1 });
    page.worker().say({ id: page.worker().last('tree').id, kind: 'done', value: { buffer: new ArrayBuffer(8) } });
    expect(await ofTheRunBefore).toBeNull();
  });

  it('reports a lost worker, and a control opens the run again', async () => {
    await page.show();
    const lost = page.watch.look(question);
    page.worker().say({ id: page.worker().last('tree').id, kind: 'crashed', message: 'out of memory' });
    expect(await lost).toBeNull();
    expect(page.watch.status.value).toBe('failed');
    page.watch.next('move');
    await settle();
    expect(page.watch.status.value).toBe('ready');
  });
});
