// Runs side by side: measured and opened, on their clock, and after a change of the choice.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boxShape } from '../../../../../web/grid/puzzle';
import { settle } from '../../fakes/display';
import { exploredAtOnce, setUp } from '../../fakes/race';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('opening', () => {
  it('measures each pace once, one after another, and keeps them with the choice', async () => {
    const page = setUp(['quick', 'slow']);
    expect(page.race.readout.value.isMeasuring).toBe(true);
    expect(page.workers.map((worker) => worker.count('pace'))).toEqual([1]);
    await settle();
    expect(page.workers.map((worker) => worker.count('pace'))).toEqual([1, 1]);
    expect(page.runs.race.value!.lanes.map(({ pace }) => pace)).toEqual([1000, 300]);
    expect(page.race.readout.value.isMeasuring).toBe(false);
  });

  it('with the paces of a link measures nothing and stands where the link says', async () => {
    const lanes = [
      { algorithm: 'quick', knobs: [], pace: 500 },
      { algorithm: 'slow', knobs: [], pace: 100 },
    ];
    const page = setUp([], 'time', { lanes, at: 1e8 });
    await settle();
    expect(page.workers.map((worker) => worker.count('pace'))).toEqual([0, 0]);
    expect(page.steps()).toEqual([50, 10]);
  });

  it('far into the runs stops at the bound without consent, keeps the place, and goes there with consent', async () => {
    const far = 400_000_000;
    const page = setUp(['endless', 'quick'], 'steps', { at: far });
    await settle();
    expect(page.steps()).toEqual([3_000_000, 100]);
    expect(page.runs.race.value!.at).toBe(far);
    page.runs.farPlace.value!.goOn();
    await settle();
    expect(page.steps()).toEqual([far, 100]);
    expect(page.runs.farPlace.value).toBeNull();
    expect(page.runs.race.value!.at).toBe(far);
  });

  it('far beyond the ends of all runs stands at their ends, with nothing to ask', async () => {
    const page = setUp(['slow', 'quick'], 'steps', { at: 400_000_000 });
    await settle();
    expect(page.steps()).toEqual([60, 100]);
    expect(page.runs.farPlace.value).toBeNull();
  });

  it('far into the runs by the clock of equal time holds every run to as many steps', async () => {
    const page = setUp(['endless', 'endless'], 'time', { at: 9e14 });
    await settle();
    expect(Math.max(...page.steps().map(Number))).toBeLessThanOrEqual(3_000_000);
    page.race.seek(0);
    await settle();
    expect(page.runs.farPlace.value).toBeNull();
    expect(page.runs.race.value!.at).toBe(0);
  });

  it('shows why a run cannot be shown, and continues without it', async () => {
    const page = setUp(['refused', 'slow', 'quick']);
    await settle();
    const [first] = page.race.readout.value.lanes;
    expect([first!.failure?.(), first!.mayRetry]).toEqual(['Too large for it.', false]);
    page.race.seek(30);
    await settle();
    expect(page.steps()).toEqual([undefined, 30, 30]);
  });
});

describe('the clock', () => {
  it('with equal steps brings all to the same step, or to their ends', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    page.race.seek(80);
    await settle();
    expect(page.steps()).toEqual([80, 60]);
    expect(page.places()).toEqual([null, 1]);
    page.race.seek(40);
    await settle();
    expect(page.steps()).toEqual([40, 40]);
    expect(page.places()).toEqual([null, null]);
  });

  it('with equal time brings each to the steps of its pace, so that another may be first', async () => {
    const page = setUp(['quick', 'slow'], 'time');
    await settle();
    page.race.seek(1e8);
    await settle();
    expect(page.steps()).toEqual([100, 30]);
    expect(page.places()).toEqual([1, null]);
    page.race.toEnd();
    await settle();
    expect(page.steps()).toEqual([100, 60]);
    expect(page.places()).toEqual([1, 2]);
    expect(page.race.readout.value).toMatchObject({ at: 2e8, known: 2e8, areEndsKnown: true });
  });

  it('gives no place to a run that gives up, but to the one that finishes after it', async () => {
    const page = setUp(['stuck', 'slow']);
    await settle();
    page.race.seek(9);
    await settle();
    const stuck = (): boolean[] => page.race.readout.value.lanes.map(({ isStuck }) => isStuck);
    expect([page.places(), stuck()]).toEqual([
      [null, null],
      [false, false],
    ]);
    page.race.toEnd();
    await settle();
    expect(page.steps()).toEqual([10, 60]);
    expect([page.places(), stuck()]).toEqual([
      [null, 1],
      [true, false],
    ]);
  });

  it('is changed with the first run left where it is', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    page.race.seek(50);
    await settle();
    page.race.setClock('time');
    await settle();
    expect(page.runs.race.value).toMatchObject({ clock: 'time', at: 5e7 });
    expect(page.steps()).toEqual([50, 15]);
    page.race.setClock('steps');
    await settle();
    expect(page.steps()).toEqual([50, 50]);
    expect(page.workers).toHaveLength(2);
  });

  it('steps by one step of the fastest run, either way, and stays within the runs', async () => {
    const page = setUp(['quick', 'slow'], 'time');
    await settle();
    page.race.next();
    await settle();
    page.race.next();
    await settle();
    expect(page.race.readout.value.at).toBe(2e6);
    expect(page.steps()).toEqual([2, 0]);
    for (let back = 0; back < 3; ++back) page.race.previous();
    await settle();
    expect(page.race.readout.value.at).toBe(0);
    await page.frames(5);
    page.race.seek(1e12);
    await settle();
    expect(page.race.readout.value.at).toBe(2e8);
  });

  it('keeps its place with the choice once it stands', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    page.race.seek(33);
    await settle();
    expect(page.runs.race.value!.at).toBe(33);
  });
});

describe('while nothing moves', () => {
  it('the timeline grows to the end of the longest run', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    await page.frames(1);
    expect(page.race.read()).toMatchObject({ at: 0, known: exploredAtOnce, areEndsKnown: false });
    await page.frames(5);
    expect(page.race.read()).toMatchObject({ at: 0, known: 100, areEndsKnown: true });
    const asked = page.workers.map(({ posted }) => posted.length);
    await page.frames(5);
    expect(page.workers.map(({ posted }) => posted.length)).toEqual(asked);
  });
});

describe('playing', () => {
  it('goes on at the speed that is set, and stops by itself when all have ended', async () => {
    const page = setUp(['quick', 'slow']);
    page.settings.speed.value = 60;
    await settle();
    page.race.play();
    await page.frames(30);
    expect(page.race.playing.value).toBe(true);
    const [quick, slow] = page.race.read().lanes.map(({ counters }) => counters!.steps);
    expect(quick).toBeGreaterThanOrEqual(29);
    expect(quick).toBeLessThanOrEqual(31);
    expect(slow).toBe(quick);
    await page.frames(90);
    expect(page.race.playing.value).toBe(false);
    expect(page.steps()).toEqual([100, 60]);
    expect(page.runs.race.value!.at).toBe(100);
    page.race.play();
    await page.frames(1);
    expect(page.race.read().at).toBeLessThan(5);
  });

  it('flat out ends too, however long the runs are', async () => {
    const page = setUp(['quick', 'slow'], 'time');
    page.settings.speed.value = Infinity;
    await settle();
    page.race.play();
    await page.frames(20);
    expect(page.places()).toEqual([1, 2]);
    expect(page.race.playing.value).toBe(false);
  });

  it('waits for the slowest: no run is sent on before all have answered', async () => {
    const page = setUp(['quick', 'endless']);
    page.settings.speed.value = 60;
    await settle();
    await page.frames(4);
    page.race.play();
    await page.frames(10);
    page.held.isHeld = true;
    await page.frames(1);
    const sent = page.workers.map((worker) => worker.count('move'));
    const at = page.race.read().at;
    await page.frames(10);
    expect(page.workers.map((worker) => worker.count('move'))).toEqual(sent);
    expect(page.race.read().at).toBe(at);
    page.held.isHeld = false;
    page.held.let.forEach((go) => go());
    await settle();
    await page.frames(10);
    expect(page.race.read().at).toBeGreaterThan(at);
  });
});

describe('another choice', () => {
  it('keeps the runs that stay, starts the new one and ends the worker of the one taken out', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    page.race.seek(20);
    await settle();
    const { lanes, ...rest } = page.runs.race.value!;
    page.runs.race.value = { ...rest, lanes: [lanes[1]!, { algorithm: 'endless', knobs: [], pace: 0 }] };
    await settle();
    expect(page.workers.map(({ terminated }) => terminated)).toEqual([true, false, false]);
    expect(page.workers.map((worker) => worker.count('watch'))).toEqual([1, 1, 1]);
    expect(page.workers.map((worker) => worker.count('pace'))).toEqual([1, 1, 1]);
    expect(page.steps()).toEqual([20, 20]);
  });

  it('with another puzzle starts all anew, with paces measured on it', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    page.race.seek(20);
    await settle();
    page.play.load({ shape: boxShape(2, 2), givens: new Uint8Array(16) });
    await settle();
    expect(page.steps()).toEqual([0, 0]);
    expect(page.workers.slice(0, 2).every(({ terminated }) => terminated)).toBe(true);
    expect(page.runs.race.value).toMatchObject({ at: 0, lanes: [{ pace: 1000 }, { pace: 300 }] });
    expect(page.workers.filter(({ terminated }) => !terminated)).toHaveLength(2);
  });
});

it('is moved, played and paused by keys, and leaves other keys alone', async () => {
  const { race } = setUp(['quick', 'slow']);
  await settle();
  const atAfter = async (key: string): Promise<number> => {
    expect(race.key(key), key).toBe(true);
    await settle();
    return race.read().at;
  };
  expect(await atAfter('.')).toBe(1);
  expect(await atAfter('.')).toBe(2);
  expect(await atAfter(',')).toBe(1);
  expect(await atAfter('End')).toBe(100);
  expect(await atAfter('Home')).toBe(0);
  for (const isPlaying of [true, false]) {
    race.key(' ');
    expect(race.playing.value).toBe(isPlaying);
  }
  expect(['g', 'x', 's', '7'].some((key) => race.key(key))).toBe(false);
  race.end();
});

it('a run whose worker is lost says so, and is started again when asked', async () => {
  const page = setUp(['quick', 'slow']);
  await settle();
  page.race.seek(10);
  await settle();
  page.held.isHeld = true;
  page.race.seek(20);
  page.workers[0]!.onerror!({ message: 'out of memory' });
  page.held.isHeld = false;
  page.held.let.forEach((go) => go());
  await settle();
  expect(page.race.readout.value.lanes[0]).toMatchObject({ mayRetry: true });
  expect(page.race.readout.value.lanes[0]!.failure?.()).toMatch(/not enough memory/);
  page.race.retry();
  await settle();
  expect(page.steps()).toEqual([20, 20]);
});

it('the end gives all workers back and keeps the place', async () => {
  const page = setUp(['quick', 'slow']);
  page.settings.speed.value = 1000;
  await settle();
  page.race.play();
  await page.frames(2);
  const { at } = page.race.read();
  page.race.end();
  expect(at).toBeGreaterThan(0);
  expect(page.runs.race.value!.at).toBe(at);
  expect(page.workers.every(({ terminated }) => terminated)).toBe(true);
});
