// The state of the runs side by side, and how each thing that happens changes it. Pure: race.ts carries the effects out.
//
//   opening ──all open──> placing ──all answered──> idle ──the display's next frame──> placing (plays on), or exploring
//                                                   idle ──a move of the user──> placing, or ending, then placing
//
// The user's actions have the same effect as if each answer had come at once: a move from a place that is not known yet
// waits until it is.
import type { SolveProgress } from '../../protocol/messages';
import { farthest } from '../../run/race_choice';
import type { Field } from './field';

/** The current activity of the runs. */
export type RaceActivity =
  /** Being started and measured, then opened at `chosenAt` unless the user goes elsewhere meanwhile.
      Then they go to their ends, if wanted, and by each of these distances, in units of the clock. */
  | { kind: 'opening'; chosenAt: number; isToEnd: boolean; by: readonly number[] }
  /** On their way to a place. `far`: the wanted place, if it is further than they are searched without a request.
      `stride`: the distance at full speed; 0 = not at full speed. */
  | { kind: 'placing'; far: number; stride: number; isCut: boolean }
  /** On their way to their ends, then by each of these distances. */
  | { kind: 'ending'; by: readonly number[] }
  | { kind: 'exploring'; isCut: boolean }
  | { kind: 'idle' };

export interface RaceState {
  /** On the clock: the place where the runs are, or are sent. */
  at: number;
  activity: RaceActivity;
  /** 'starting' = it plays from the end of the moves before it. */
  play: 'paused' | 'starting' | 'playing';
  /** The progress of a long move; null without one. */
  ahead: SolveProgress | null;
}

export type RaceEvent =
  /** Other runs, or the same ones anew, at a place; `chosenAt`: the place of the choice. */
  | { kind: 'follow'; at: number; chosenAt: number }
  /** All runs have answered. */
  | { kind: 'arrive' }
  | { kind: 'progress'; ahead: SolveProgress }
  /** The display's next frame, and the distance due with it. */
  | { kind: 'tick'; way: number; isStride: boolean }
  | { kind: 'play' | 'pause' | 'toEnd' | 'cancel' }
  /** Replaces all earlier moves. */
  | { kind: 'seek'; at: number }
  | { kind: 'seekBy'; units: number };

export type RaceEffect =
  /** Shows the numbers; moving = more follows by itself. */
  | 'showStill'
  | 'showMoving'
  /** Stores place and paces: at once, or soon. */
  | 'keep'
  | 'keepSoon'
  | 'beginTicking'
  | 'askTick'
  | 'forgetFarPlace'
  | { offer: number }
  | { strode: number }
  // Orders to the runs, whose answer is 'arrive', maybe at once: each is the last effect of its turn.
  | 'sendToPlace'
  | 'sendToEnds'
  | 'explore'
  | 'abort';

/** The part of the field that decides: how far its runs are known. */
export type KnownRuns = Pick<Field, 'areEndsKnown' | 'known' | 'mayExplore' | 'reachable' | 'unasked' | 'unit'>;

type Turn = [RaceState, ...RaceEffect[]];

const idle: RaceActivity = { kind: 'idle' };
const placing = { kind: 'placing', far: 0, stride: 0, isCut: false } as const;

function opening(chosenAt: number): RaceActivity {
  return { kind: 'opening', chosenAt, isToEnd: false, by: [] };
}

/** Runs that are about to be opened. */
export function newRace(at: number): RaceState {
  return { at, activity: opening(at), play: 'paused', ahead: null };
}

/** The place that a link and the saved game hold. */
export function keptPlace({ at, activity }: RaceState): number {
  return activity.kind === 'placing' ? Math.max(activity.far, at) : at;
}

export function stepRace(state: RaceState, event: RaceEvent, runs: KnownRuns): Turn {
  switch (event.kind) {
    case 'follow':
      return [{ ...state, at: event.at, activity: opening(event.chosenAt), play: 'paused' }, 'forgetFarPlace'];
    case 'arrive':
      return arrive({ ...state, ahead: null }, runs);
    case 'progress':
      return [{ ...state, ahead: event.ahead }, 'showMoving'];
    case 'tick':
      return tick(state, event.way, event.isStride, runs);
    case 'play':
      return play(withoutFarPlace(state), runs);
    case 'pause':
      return pause(state);
    case 'toEnd':
      return goToEnd({ ...withoutFarPlace(state), play: 'paused' }, runs);
    case 'cancel':
      return cancel(state);
    case 'seek':
      return goTo({ ...state, play: 'paused' }, event.at, runs);
    case 'seekBy':
      return goBy({ ...state, play: 'paused' }, event.units, runs);
  }
}

function withoutFarPlace(state: RaceState): RaceState {
  const { activity } = state;
  return activity.kind === 'placing' ? { ...state, activity: { ...activity, far: 0 } } : state;
}

function within(to: number, runs: KnownRuns): number {
  return Math.min(Math.max(0, to), runs.areEndsKnown() ? runs.known() : farthest);
}

function isOver({ at }: RaceState, runs: KnownRuns): boolean {
  return runs.areEndsKnown() && at >= runs.known();
}

function arrive(state: RaceState, runs: KnownRuns): Turn {
  const { at, activity } = state;
  switch (activity.kind) {
    case 'opening': {
      const isChosen = at === activity.chosenAt;
      const place = isChosen ? Math.min(at, runs.unasked()) : at;
      const next = { ...state, at: place, activity: { ...placing, far: isChosen ? at : 0 } };
      return goOn(next, activity.isToEnd, activity.by, runs);
    }
    case 'ending':
      return goOn({ ...state, at: runs.reachable(), activity: placing }, false, activity.by, runs);
    case 'placing':
    case 'exploring':
      if (!activity.isCut) return settle(state, runs);
      return [{ ...state, at: Math.min(at, runs.reachable()), activity: placing }, 'sendToPlace'];
    case 'idle':
      return settle(state, runs);
  }
}

/** The place on the clock is known again: the runs go there, or where the user sent them meanwhile. */
function goOn(state: RaceState, isToEnd: boolean, by: readonly number[], runs: KnownRuns): Turn {
  if (isToEnd && runs.reachable() !== Infinity) return [{ ...state, activity: { kind: 'ending', by } }, 'sendToEnds'];
  if (by.length === 0) return [state, 'sendToPlace'];
  const to = by.reduce((at, units) => within(at + units * runs.unit(), runs), state.at);
  return goTo(state, to, runs);
}

/** All runs are at the place. */
function settle(state: RaceState, runs: KnownRuns): Turn {
  const { activity } = state;
  const isAtEnd = isOver(state, runs);
  if (isAtEnd && state.play === 'starting')
    return [{ ...state, at: 0, play: 'playing', activity: placing }, 'sendToPlace'];
  const isPlaying = state.play !== 'paused' && !isAtEnd && runs.reachable() !== Infinity;
  const at = isAtEnd ? runs.known() : state.at;
  const goesOn = isPlaying || runs.mayExplore();
  const effects: RaceEffect[] = [];
  if (activity.kind === 'placing') {
    const { far, stride } = activity;
    if (stride > 0) effects.push({ strode: stride });
    if (far > at && !isPlaying && !runs.areEndsKnown()) effects.push({ offer: far });
  }
  effects.push(isPlaying || (goesOn && activity.kind === 'exploring') ? 'showMoving' : 'showStill');
  if (isPlaying) effects.push('keepSoon');
  else if (activity.kind === 'placing') effects.push('keep');
  if (goesOn) effects.push('askTick');
  return [{ ...state, at, play: isPlaying ? 'playing' : 'paused', activity: idle }, ...effects];
}

function tick(state: RaceState, way: number, isStride: boolean, runs: KnownRuns): Turn {
  if (state.activity.kind !== 'idle') return [state];
  if (way > 0) {
    const activity = { ...placing, stride: isStride ? way : 0 };
    return [{ ...state, at: within(state.at + way, runs), activity }, 'sendToPlace'];
  }
  if (runs.mayExplore()) return [{ ...state, activity: { kind: 'exploring', isCut: false } }, 'explore'];
  return state.play === 'paused' ? [state] : [state, 'askTick'];
}

function play(state: RaceState, runs: KnownRuns): Turn {
  const { activity } = state;
  if (activity.kind !== 'opening' && runs.reachable() === Infinity) return [state, 'forgetFarPlace'];
  const next: RaceState = { ...state, play: 'starting' };
  if (activity.kind !== 'idle') return [next, 'forgetFarPlace', 'beginTicking'];
  return [{ ...next, activity: placing }, 'forgetFarPlace', 'beginTicking', 'sendToPlace'];
}

function pause(state: RaceState): Turn {
  if (state.play === 'paused') return [state];
  const next: RaceState = { ...state, play: 'paused' };
  return state.activity.kind === 'idle' ? [next, 'showStill', 'keep'] : [next];
}

function goTo(state: RaceState, to: number, runs: KnownRuns): Turn {
  const { activity } = state;
  const next = { ...state, at: within(to, runs) };
  if (activity.kind !== 'opening')
    return [{ ...next, activity: placing }, 'forgetFarPlace', 'showMoving', 'sendToPlace'];
  return [{ ...next, activity: opening(activity.chosenAt) }, 'forgetFarPlace', 'showMoving'];
}

function goBy(state: RaceState, units: number, runs: KnownRuns): Turn {
  const { activity } = state;
  if (activity.kind !== 'opening' && activity.kind !== 'ending')
    return goTo(state, state.at + units * runs.unit(), runs);
  return [{ ...state, activity: { ...activity, by: [...activity.by, units] } }];
}

function goToEnd(state: RaceState, runs: KnownRuns): Turn {
  const { activity } = state;
  if (activity.kind === 'opening')
    return [{ ...state, activity: { ...activity, isToEnd: true, by: [] } }, 'forgetFarPlace'];
  if (activity.kind === 'ending' || runs.reachable() === Infinity) return [state, 'forgetFarPlace'];
  return [{ ...state, activity: { kind: 'ending', by: [] } }, 'forgetFarPlace', 'sendToEnds'];
}

function cancel(state: RaceState): Turn {
  const { activity } = state;
  const next: RaceState = { ...state, play: 'paused' };
  switch (activity.kind) {
    case 'opening':
      return [{ ...next, activity: opening(activity.chosenAt) }, 'abort'];
    case 'placing':
      return [{ ...next, activity: { ...placing, isCut: true } }, 'abort'];
    case 'exploring':
      return [{ ...next, activity: { ...activity, isCut: true } }, 'abort'];
    case 'ending':
      return [{ ...next, activity: { kind: 'ending', by: [] } }, 'abort'];
    case 'idle':
      return pause(state);
  }
}
