// Each change of the runs side by side, one event at a time, without runs.
import { describe, expect, it } from 'vitest';
import {
  keptPlace,
  newRace,
  stepRace,
  type KnownRuns,
  type RaceEffect,
  type RaceEvent,
  type RaceState,
} from '../../../../../web/features/race/race_state';

/** Two runs on a clock of steps, known up to 40 and 60, the longer one to its end. */
function knownRuns(more: Partial<Record<keyof KnownRuns, unknown>> = {}): KnownRuns {
  const values = { areEndsKnown: false, known: 60, mayExplore: false, reachable: 40, unasked: 1000, unit: 1, ...more };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value])) as never;
}

const ended = knownRuns({ areEndsKnown: true, reachable: 60 });

/** The state and the effects of the last event. */
function after(events: RaceEvent[], runs = knownRuns(), at = 0): { state: RaceState; effects: RaceEffect[] } {
  let state = newRace(at);
  let effects: RaceEffect[] = [];
  for (const event of events) [state, ...effects] = stepRace(state, event, runs);
  return { state, effects };
}

const arrive: RaceEvent = { kind: 'arrive' };
const opened: RaceEvent[] = [arrive, arrive];
const tick = (way: number, isStride = false): RaceEvent => ({ kind: 'tick', way, isStride });

describe('opening', () => {
  it('stops at the bound without consent, and offers to go on from there', () => {
    const { state } = after([arrive], knownRuns(), 5000);
    expect([state.at, keptPlace(state)]).toEqual([1000, 5000]);
    expect(after(opened, knownRuns(), 5000).effects).toEqual([{ offer: 5000 }, 'showStill', 'keep']);
  });

  it('goes as far as the user wants who went there meanwhile', () => {
    const { state, effects } = after([{ kind: 'seek', at: 7000 }, arrive], knownRuns(), 5000);
    expect([state.at, keptPlace(state), effects]).toEqual([7000, 7000, ['sendToPlace']]);
  });

  it('is followed by the ends, and by the steps after them, each held within the runs', () => {
    const moves: RaceEvent[] = [{ kind: 'toEnd' }, ...[1, -1, -1].map((units) => ({ kind: 'seekBy', units }) as const)];
    const ending = after([...moves, arrive], ended);
    expect(ending).toMatchObject({ state: { activity: { kind: 'ending', by: [1, -1, -1] } }, effects: ['sendToEnds'] });
    expect(after([...moves, arrive, arrive], ended).state.at).toBe(58);
  });

  it('forgets the moves before a place, and before a cancel', () => {
    const moves: RaceEvent[] = [{ kind: 'toEnd' }, { kind: 'seekBy', units: 1 }];
    for (const event of [{ kind: 'seek', at: 0 }, { kind: 'cancel' }] as const)
      expect(after([...moves, event, arrive]).effects).toEqual(['sendToPlace']);
  });
});

describe('playing', () => {
  it('begins once the runs are at their place, and goes on with each frame', () => {
    const early = after([{ kind: 'play' }, ...opened]);
    expect(early.state).toMatchObject({ play: 'playing', activity: { kind: 'idle' } });
    expect(early.effects).toEqual(['showMoving', 'keepSoon', 'askTick']);
    const moved = after([{ kind: 'play' }, ...opened, tick(3)]);
    expect([moved.state.at, moved.effects]).toEqual([3, ['sendToPlace']]);
  });

  it('begins at the start from the end, and stops there by itself', () => {
    const moves: RaceEvent[] = [...opened, { kind: 'seek', at: 60 }, arrive];
    const again = after([...moves, { kind: 'play' }, arrive], ended);
    expect(again).toMatchObject({ state: { at: 0, play: 'playing' }, effects: ['sendToPlace'] });
    const stopped = after([...opened, { kind: 'play' }, arrive, tick(80), arrive], ended);
    expect(stopped.state).toMatchObject({ at: 60, play: 'paused' });
  });

  it('reports a stride, but not one that was cut short', () => {
    const playing: RaceEvent[] = [...opened, { kind: 'play' }, arrive, tick(9, true)];
    expect(after([...playing, arrive]).effects).toContainEqual({ strode: 9 });
    expect(after([...playing, { kind: 'cancel' }, arrive, arrive]).effects).toEqual(['showStill', 'keep']);
  });

  it('is not begun without a run', () => {
    const { state, effects } = after([...opened, { kind: 'play' }], knownRuns({ reachable: Infinity }));
    expect([state.play, effects]).toEqual(['paused', ['forgetFarPlace']]);
  });
});

describe('a frame of the display', () => {
  it('changes nothing while the runs are on their way', () => {
    for (const events of [[], [arrive], [...opened, { kind: 'toEnd' } as const]]) {
      const { state } = after(events);
      expect(stepRace(state, tick(5), knownRuns())).toEqual([state]);
    }
  });

  it('explores where nothing plays', () => {
    const runs = knownRuns({ mayExplore: true });
    expect(after([...opened, tick(0)], runs).effects).toEqual(['explore']);
    expect(after([...opened, tick(0), arrive], runs).effects).toEqual(['showMoving', 'askTick']);
  });
});

it('a cancel leaves all at the slowest, and pauses runs that stand', () => {
  const cut = after([...opened, { kind: 'seek', at: 900 }, { kind: 'cancel' }, arrive]);
  expect([cut.state.at, cut.effects]).toEqual([40, ['sendToPlace']]);
  const paused = after([...opened, { kind: 'play' }, arrive, { kind: 'cancel' }]);
  expect([paused.state.play, paused.effects]).toEqual(['paused', ['showStill', 'keep']]);
});

it('an answer that nobody expects moves nothing', () => {
  const { state } = after([...opened, { kind: 'seek', at: 30 }, arrive]);
  expect(stepRace(state, arrive, knownRuns())).toEqual([state, 'showStill']);
});
