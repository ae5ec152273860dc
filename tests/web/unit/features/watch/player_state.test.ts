// Each change of the watched run, one event at a time, without a lane.
import { describe, expect, it } from 'vitest';
import {
  newPlayer,
  stepPlayer,
  type LaneNow,
  type PlayerEffect,
  type PlayerEvent,
  type PlayerState,
} from '../../../../../web/features/watch/player_state';

const atStart = { position: 0, known: 100, ended: false, heat: null };
const ended = { position: 100, known: 100, ended: true, heat: null };
const idle: LaneNow = {
  ...{ frame: atStart, isBusy: false, isWaiting: false, isShown: true, wantsHeat: false, place: 0 },
};
const opening: PlayerEvent[] = [
  { kind: 'want', position: 0 },
  { kind: 'frame', after: null, isCut: false },
];
const play: PlayerEvent = { kind: 'play' };
const wake: PlayerEvent = { kind: 'wake' };

/** The state and the effects of the last event. */
function after(events: PlayerEvent[], more: Partial<LaneNow> = {}, from = newPlayer) {
  let state: PlayerState = from;
  let effects: PlayerEffect[] = [];
  for (const event of events) [state, ...effects] = stepPlayer(state, event, { ...idle, ...more });
  return { state, effects };
}

describe('opening', () => {
  it('begins at once where the tab is shown and the lane is idle, else later', () => {
    const want: PlayerEvent = { kind: 'want', position: 7 };
    expect(after([want]).effects).toEqual(['take', { open: 7 }]);
    for (const late of [{ isShown: false }, { isBusy: true }]) {
      const { state, effects } = after([want], late);
      expect(effects).toEqual(['take']);
      expect(after([wake], {}, state).effects).toEqual([{ open: 7 }]);
    }
  });

  it('stops at the bound and offers to go on, unless the user goes elsewhere or it is cut short', () => {
    const far: PlayerEvent = { kind: 'want', position: 5e9 };
    const frame = (isCut: boolean): PlayerEvent => ({ kind: 'frame', after: null, isCut });
    expect(after([far]).effects).toEqual(['take', { open: 3_000_000 }]);
    expect(after([far, frame(false)]).effects).toEqual(['showStill', { offer: 5e9 }]);
    expect(after([far, frame(true)]).effects).toEqual(['showStill']);
    expect(after([far, frame(false)], { isWaiting: true }).effects).toEqual(['showStill']);
    expect(after([far, play, frame(false)]).effects).toEqual(['showPlaying']);
    expect(after([{ ...far, most: Infinity }]).effects).toEqual(['take', { open: 5e9 }]);
  });
});

describe('playing', () => {
  it('begins at the end of the moves before it', () => {
    const busy = after([...opening, play], { isBusy: true });
    expect(busy.state.play).toBe('starting');
    const begun = after([wake], {}, busy.state);
    expect([begun.state.play, begun.effects]).toEqual(['playing', ['askTick']]);
  });

  it('begins at the start from the end, and stops there by itself', () => {
    const again = after([...opening, play], { frame: ended });
    expect(again.effects.at(-1)).toEqual({ move: { how: 'seek', position: 0 } });
    const stopped = after([...opening, play, { kind: 'frame', after: 'play', isCut: false }], { frame: ended });
    expect([stopped.state.play, stopped.effects]).toEqual(['paused', ['showStill']]);
  });

  it('is ended by a move of the user, of which the last place is kept until it is reached', () => {
    const { state, effects } = after([...opening, play, { kind: 'go', move: { how: 'seek', position: 9 } }]);
    expect(state).toMatchObject({ play: 'paused', sentTo: 9 });
    expect(effects).toEqual(['showStill', 'forgetFarPlace', { move: { how: 'seek', position: 9 } }]);
    const answer: PlayerEvent = { kind: 'frame', after: 'seek', isCut: false };
    expect(after([answer], { isWaiting: true }, state).state.sentTo).toBe(9);
    expect(after([answer], {}, state).state.sentTo).toBeNull();
  });
});

it('an idle lane fetches the heat before it plays or explores', () => {
  expect(after([...opening, wake], { wantsHeat: true }).effects).toEqual([{ move: { how: 'explore' } }]);
  expect(after([...opening, wake], { frame: ended }).effects).toEqual([]);
});

it('after a failure a control opens the run again where it was, and then moves', () => {
  const { state, effects } = after([...opening, play, { kind: 'failure' }]);
  expect([state.phase.kind, state.play, effects]).toEqual(['failed', 'paused', ['tellFailure']]);
  const again = after([{ kind: 'go', move: { how: 'end' } }], { place: 50 }, state);
  expect(again.effects).toEqual(['take', { open: 50 }, 'forgetFarPlace', { move: { how: 'end' } }]);
  expect(after([play], { place: 50 }, state).state).toMatchObject({ play: 'starting', phase: { kind: 'opening' } });
});

it('progress and frames of the display change nothing in a run that is not open', () => {
  const progress: PlayerEvent = { kind: 'progress', ahead: { solutions: 0, steps: 1, seconds: 0 } };
  const { state } = after([{ kind: 'failure' }]);
  for (const event of [progress, { kind: 'tick', stops: 3 } as const, wake])
    expect(stepPlayer(state, event, idle)).toEqual([state]);
});
