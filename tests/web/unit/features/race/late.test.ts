// Runs side by side while answers are late: presses in the meantime take effect once they are there.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../fakes/display';
import { setUp } from '../../fakes/race';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a long way to the end', () => {
  it('cut short leaves all at the shortest known end of the unfinished runs', async () => {
    const page = setUp(['quick', 'endless']);
    await settle();
    page.race.toEnd();
    page.race.cancel();
    await settle();
    expect(page.race.readout.value.at).toBe(5000);
    expect(page.steps()).toEqual([100, 5000]);
    expect(page.places()).toEqual([1, null]);
  });
});

describe('a drag', () => {
  it('sends each run only where it ended', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    await page.frames(8);
    page.held.isHeld = true;
    for (const at of [10, 20, 30, 40, 50]) page.race.seek(at);
    expect(page.workers.map((worker) => worker.last('move').move)).toEqual([
      { how: 'steps', steps: 10 },
      { how: 'steps', steps: 10 },
    ]);
    page.held.isHeld = false;
    page.held.let.forEach((go) => go());
    await settle();
    expect(page.workers.map((worker) => worker.last('move').move)).toEqual([
      { how: 'steps', steps: 50 },
      { how: 'steps', steps: 50 },
    ]);
    expect(page.steps()).toEqual([50, 50]);
  });
});

describe('while answers are late', () => {
  it('a press before the runs are open acts when they are', async () => {
    const page = setUp(['quick', 'slow']);
    page.held.isHeld = true;
    page.race.toEnd();
    page.race.previous();
    await page.letGo();
    expect(page.race.readout.value).toMatchObject({ at: 99, known: 100 });
    expect(page.steps()).toEqual([99, 60]);
  });

  it('playing that is asked for before the runs are open begins when they are', async () => {
    const page = setUp(['quick', 'slow']);
    page.settings.speed.value = 60;
    page.held.isHeld = true;
    page.race.play();
    await page.letGo();
    await page.frames(10);
    expect(page.race.playing.value).toBe(true);
    expect(page.race.read().at).toBeGreaterThan(5);
  });

  it('steps go from the end that was asked for before them, and another place replaces it', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    page.held.isHeld = true;
    page.race.toEnd();
    page.race.previous();
    page.race.previous();
    page.race.next();
    await page.letGo();
    expect(page.steps()).toEqual([99, 60]);
    page.race.seek(10);
    await settle();
    page.held.isHeld = true;
    page.race.toEnd();
    page.race.seek(20);
    page.race.next();
    await page.letGo();
    expect(page.steps()).toEqual([21, 21]);
  });

  it('playing after a move to the end begins at the start, as it does from there', async () => {
    const page = setUp(['quick', 'slow']);
    page.settings.speed.value = 60;
    await settle();
    page.held.isHeld = true;
    page.race.toEnd();
    page.race.play();
    await page.letGo();
    await page.frames(3);
    expect(page.race.playing.value).toBe(true);
    expect(page.race.read().at).toBeLessThan(10);
  });

  it('nothing plays where no run can be shown', async () => {
    const page = setUp(['refused', 'refused']);
    page.race.play();
    await settle();
    await page.frames(3);
    expect(page.race.playing.value).toBe(false);
  });

  it('a run that is being opened is not opened once more when another is put beside it', async () => {
    const page = setUp(['quick', 'slow']);
    await settle();
    page.held.isHeld = true;
    // Other runs, with the known paces.
    const choice = { ...page.runs.race.value!, limit: 2 };
    page.runs.race.value = choice;
    await settle();
    page.runs.race.value = { ...choice, lanes: [...choice.lanes, { algorithm: 'endless', knobs: [], pace: 100 }] };
    await settle();
    await page.letGo();
    const open = page.workers.filter(({ terminated }) => !terminated);
    expect(open.map((worker) => worker.count('watch'))).toEqual([1, 1, 1]);
  });
});
