// The watched run: opening, moving, playing at a speed, exploring ahead, and the loss of its worker.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cellKind } from '../../../../../web/board/picture';
import { maskOf } from '../../../../../web/protocol/frame';
import { fillFrame } from '../../fakes/frame';
import { settle } from '../../fakes/display';
import { exploredAtOnce, length, setUp } from '../../fakes/run';

let page: ReturnType<typeof setUp>;
const position = (): number => page.watch.place();
beforeEach(() => {
  vi.useFakeTimers();
  page = setUp();
  return () => vi.useRealTimers();
});

describe('opening', () => {
  it('far into a run shows that it takes long, and can be cancelled', async () => {
    page.run.slowly = true;
    page.watch.restore({ algorithm: 'brute-force', knobs: [], limit: 1 }, 900);
    await page.show();
    const { id } = page.worker().last('watch');
    expect(page.watch.status.value).toBe('opening');
    page.worker().say({ id, kind: 'progress', value: { solutions: 0, steps: 1, seconds: 0 } });
    expect(page.watch.status.value).toBe('moving');
    page.watch.cancel();
    expect(page.worker().last('cancel').target).toBe(id);
  });

  const farLink = { algorithm: 'brute-force', knobs: [], limit: 1 };
  const far = 999_999_999_999_999;

  it('far into a run stops at a bound, keeps the place, and goes there when it is said', async () => {
    page.watch.restore(farLink, far);
    await page.show();
    expect(page.worker().last('watch').position).toBe(3_000_000);
    expect(page.watch.readout.value?.position).toBe(3_000_000);
    expect(position()).toBe(far);
    page.runs.farPlace.value!.goOn();
    await settle();
    expect(page.worker().last('watch').position).toBe(far);
    expect(page.runs.farPlace.value).toBeNull();
    expect(position()).toBe(far);
  });

  it('far into a run is forgotten with the next step, or where someone stays', async () => {
    page.watch.restore(farLink, far);
    await page.show();
    page.runs.farPlace.value = null;
    expect(position()).toBe(3_000_000);
    page.watch.restore(farLink, far);
    await settle();
    page.watch.previous('move');
    await settle();
    expect(page.runs.farPlace.value).toBeNull();
    expect(position()).toBe(page.watch.readout.value?.position);
  });

  it('beyond the end of a run that is known asks nothing', async () => {
    page.run.more = { ended: true };
    page.watch.restore(farLink, far);
    await page.show();
    expect(page.runs.farPlace.value).toBeNull();
  });

  it('waits for the tab', async () => {
    await settle();
    expect(page.workers).toHaveLength(0);
    expect(page.watch.status.value).toBe('closed');
    expect([...page.watch.source.picture.values].filter(Boolean)).toEqual([1, 2]);
    await page.show();
    expect(page.watch.status.value).toBe('ready');
    expect(page.worker().last('watch').position).toBe(0);
  });

  it('is of the givens alone, whatever is entered, until the entries are asked for', async () => {
    page.play.type([5], 3);
    await page.show();
    expect(page.worker().last('watch')).toMatchObject({ puzzle: page.play.puzzle.value, entries: null });
    page.play.type([6], 4);
    await settle();
    expect(page.worker().count('watch')).toBe(1);
    page.runs.withEntries.value = true;
    await settle();
    expect(page.worker().last('watch').entries).toEqual(page.play.entries.value.values);
    expect(page.worker().last('watch').puzzle.givens[5]).toBe(0);
  });

  it('shows the entries as entries even before the run is there', () => {
    page.play.type([5], 3);
    page.runs.withEntries.value = true;
    const { values, kinds } = page.watch.source.picture;
    expect([values[0], kinds[0], values[5], kinds[5]]).toEqual([1, cellKind.given, 3, cellKind.entered]);
    page.runs.withEntries.value = false;
    expect(page.watch.source.picture.values[5]).toBe(0);
  });

  it('with entries comes again when they or the run change, and not when the tab comes back', async () => {
    page.play.type([5], 3);
    page.runs.withEntries.value = true;
    await page.show();
    page.play.mark('notes', [6], 1);
    page.view.show('play');
    await page.show();
    expect(page.worker().count('watch')).toBe(1);
    page.watch.choose({ algorithm: 'dancing-links', knobs: [1], limit: 0 });
    await settle();
    expect(page.worker().last('watch').run).toEqual({ algorithm: 'dancing-links', knobs: [1], limit: 0 });
    page.play.undo();
    page.play.undo();
    await settle();
    expect(page.worker().count('watch')).toBe(3);
  });

  it('at the place of a link, even while another run is being opened', async () => {
    page.run.slowly = true;
    await page.show();
    page.run.slowly = false;
    page.watch.restore({ algorithm: 'brute-force', knobs: [], limit: 1 }, 321);
    expect(position()).toBe(321);
    const { id, buffer } = page.worker().last('watch');
    expect(page.worker().last('cancel').target).toBe(id);
    page.worker().say({
      id,
      kind: 'done',
      value: { buffer: fillFrame(buffer, { side: 4 }), what: [0], why: null, cancelled: true },
    });
    await settle();
    expect(page.worker().last('watch')).toMatchObject({ position: 321, run: { algorithm: 'brute-force' } });
    expect(page.watch.readout.value?.position).toBe(321);
  });

  it('of a changed puzzle starts at its beginning, whatever the place before', async () => {
    page.watch.restore({ algorithm: 'brute-force', knobs: [], limit: 1 }, 321);
    await page.show();
    page.play.typing.value = 'givens';
    page.play.type([5], 3);
    await settle();
    expect(page.worker().last('watch')).toMatchObject({ position: 0, run: { algorithm: 'brute-force' } });
  });

  it('shows the reason when it is refused, and a control tries again', async () => {
    page.run.slowly = true;
    await page.show();
    page.worker().say({ id: page.worker().last('watch').id, kind: 'refused', message: 'Too large for it.' });
    await settle();
    expect([page.watch.status.value, page.watch.failure.value]).toEqual(['failed', 'Too large for it.']);
    page.run.slowly = false;
    page.watch.next('move');
    await settle();
    expect(page.watch.status.value).toBe('ready');
  });
});

describe('moving', () => {
  it('goes to landmarks by the kinds of events that they are', async () => {
    await page.show();
    page.watch.next('guess');
    await settle();
    page.settings.everyElimination.value = true;
    page.watch.previous('move');
    await settle();
    expect(page.run.moves[0]).toEqual({ how: 'next', kinds: maskOf('decide') });
    const turns = ['decide', 'assign', 'deduce', 'conflict', 'learn', 'learnAbsent', 'backtrack'] as const;
    const all = maskOf(...turns, 'solution', 'exhausted', 'stuck', 'eliminate', 'examine');
    expect(page.run.moves[1]).toEqual({ how: 'previous', kinds: all });
  });

  it('does one thing at a time, and of many places only the last', async () => {
    await page.show();
    page.watch.toEnd();
    await settle();
    page.run.moves = [];
    for (let place = 900; place > 800; place -= 10) page.watch.seek(place);
    expect(page.run.moves).toHaveLength(1);
    await settle();
    expect(page.run.moves).toHaveLength(2);
    expect(page.watch.readout.value).toMatchObject({ position: 810, what: [810], ended: true, atEnd: false });
  });

  it('goes to where the run is deepest, as far as it is known', async () => {
    page.run.more = { deepestPosition: 40 };
    await page.show();
    page.watch.toDeepest();
    await settle();
    expect(page.run.moves.at(-1)).toEqual({ how: 'seek', position: 40 });
  });

  it('shows that it takes long, and can be cancelled', async () => {
    await page.show();
    page.run.slowly = true;
    page.watch.toEnd();
    const { id, buffer } = page.worker().last('move');
    expect(page.watch.status.value).toBe('ready');
    page.worker().say({ id, kind: 'progress', value: { solutions: 0, steps: 1, seconds: 0 } });
    expect(page.watch.status.value).toBe('moving');
    page.watch.cancel();
    expect(page.worker().last('cancel').target).toBe(id);
    const value = { buffer: fillFrame(buffer, { side: 4, position: 70 }), what: [0], why: null, cancelled: true };
    page.worker().say({ id, kind: 'done', value });
    await settle();
    expect(page.watch.status.value).toBe('ready');
    expect(position()).toBe(70);
  });
});

describe('while an answer is late', () => {
  beforeEach(async () => {
    await page.show();
    page.watch.toEnd();
    await settle();
    page.watch.seek(500);
    await settle();
    page.run.slowly = true;
  });

  it('every press counts, in its order, and of a key that is held down none that would wait', async () => {
    for (let press = 0; press < 8; ++press) page.watch.next('move');
    for (let repeat = 0; repeat < 50; ++repeat) page.watch.next('move', true);
    page.watch.previous('move');
    await page.letGo();
    expect(position()).toBe(507);
  });

  it('a step goes from the place that was chosen before it', async () => {
    page.watch.seek(300);
    page.watch.seek(700);
    expect(page.watch.goal()).toBe(700);
    page.watch.next('move');
    await page.letGo();
    expect(position()).toBe(701);
    expect(page.watch.goal()).toBe(701);
  });

  it('playing begins at the place that was chosen before it, though the run still stands at its end', async () => {
    page.run.slowly = false;
    page.watch.toEnd();
    await settle();
    page.run.slowly = true;
    page.watch.seek(400);
    page.watch.play();
    await page.letGo();
    await page.frames(3);
    expect(position()).toBeGreaterThanOrEqual(400);
    expect(position()).toBeLessThan(500);
    expect(page.watch.playing.value).toBe(true);
  });

  it('playing after a move to the end begins at the start, as it does from there', async () => {
    page.watch.toEnd();
    page.watch.play();
    await page.letGo();
    await page.frames(3);
    expect(position()).toBeLessThan(10);
    expect(page.watch.playing.value).toBe(true);
  });

  it('waiting steps are forgotten with a stop', async () => {
    page.watch.next('solution');
    page.watch.next('move');
    page.watch.cancel();
    await page.letGo();
    expect(page.run.moves.filter(({ how }) => how === 'next')).toHaveLength(1);
  });

  it('the heat comes though it was asked for while the run was being opened', async () => {
    await page.letGo();
    page.run.slowly = true;
    page.watch.restore({ algorithm: 'brute-force', knobs: [], limit: 1 }, length);
    await settle();
    page.runs.detail.value = 'heat';
    await page.letGo();
    expect(page.worker().posted.findLast(({ kind }) => kind === 'move' || kind === 'watch')).toMatchObject({
      heat: true,
      kind: 'move',
    });
  });
});

describe('playing', () => {
  const playFor = async (seconds: number): Promise<void> => {
    page.watch.play();
    await page.frames(Math.round(seconds * 60));
  };

  it.each([1, 8, 60, 400])('makes %i moves a second', async (speed) => {
    await page.show();
    page.settings.speed.value = speed;
    await playFor(2);
    expect(position()).toBeGreaterThanOrEqual(Math.min(length, 2 * speed));
    expect(position()).toBeLessThanOrEqual(2 * speed + 2);
  });

  it('flat out asks for all that fits in a frame', async () => {
    await page.show();
    page.settings.speed.value = Infinity;
    await playFor(0.1);
    expect(position()).toBe(300);
    expect(page.run.moves.every((move) => move.how === 'play' && move.stops === Infinity)).toBe(true);
  });

  it('updates the readout eight times a second at most, and at once when it pauses', async () => {
    await page.show();
    page.settings.speed.value = 100;
    const seen: number[] = [];
    page.watch.readout.subscribe((readout) => void (readout && seen.push(readout.position)));
    await playFor(2);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.length).toBeLessThanOrEqual(19);
    expect(page.watch.readout.value!.movesPerSecond).toBeGreaterThan(85);
    expect(page.watch.readout.value!.movesPerSecond).toBeLessThan(115);
    page.watch.pause();
    expect(page.watch.readout.value).toMatchObject({
      position: position(),
      what: [position()],
      movesPerSecond: null,
    });
  });

  it('reads a steady speed however slow the moves', async () => {
    await page.show();
    await page.frames(120);
    page.settings.speed.value = 8;
    await playFor(3);
    const seen: number[] = [];
    page.watch.readout.subscribe((readout) => void (readout && seen.push(readout.movesPerSecond!)));
    await page.frames(120);
    expect(seen.length).toBeGreaterThan(8);
    expect(Math.min(...seen)).toBeGreaterThan(6.5);
    expect(Math.max(...seen)).toBeLessThan(9.5);
  });

  it('stops at the end, and starts over from there', async () => {
    await page.show();
    page.watch.toEnd();
    await settle();
    page.watch.play();
    await page.frames(3);
    expect(position()).toBeLessThan(10);
    expect(page.watch.playing.value).toBe(true);
    page.settings.speed.value = Infinity;
    await page.frames(30);
    expect(page.watch.playing.value).toBe(false);
    expect(page.watch.readout.value).toMatchObject({ atEnd: true, position: length });
  });

  it('does not make up for a frame that was held up', async () => {
    await page.show();
    page.settings.speed.value = 100;
    page.watch.play();
    await page.frames(1, 60_000);
    expect(position()).toBeLessThanOrEqual(11);
  });

  it('ends with a step of the user, and with the tab', async () => {
    await page.show();
    page.watch.play();
    page.watch.next('move');
    expect(page.watch.playing.value).toBe(false);
    page.watch.play();
    page.view.show('play');
    expect(page.watch.playing.value).toBe(false);
    await page.frames(10);
    expect(page.isTicking()).toBe(false);
  });
});

describe('exploring', () => {
  it('goes on in spare frames until the end is known, without moving', async () => {
    await page.show();
    await page.frames(30);
    expect(page.watch.readout.value).toMatchObject({ position: 0, known: length, ended: true });
    expect(page.run.moves).toHaveLength(length / exploredAtOnce);
    expect(page.isTicking()).toBe(false);
  });
});

describe('a lost worker', () => {
  it('leaves the run where it was, and a control opens it there again with a new buffer', async () => {
    await page.show();
    page.watch.toEnd();
    await settle();
    page.watch.seek(500);
    await settle();
    page.run.slowly = true;
    page.watch.next('move');
    page.worker().say({ id: page.worker().last('move').id, kind: 'crashed', message: 'unreachable' });
    await settle();
    expect(page.watch.status.value).toBe('failed');
    expect(page.restarts).toEqual(['unreachable']);
    expect(position()).toBe(500);
    page.run.slowly = false;
    page.watch.next('move');
    await settle();
    expect(page.workers).toHaveLength(2);
    expect(page.worker().last('watch').position).toBe(500);
    expect(position()).toBe(501);
  });
});
