// The state of the watched run, and how each thing that happens changes it. Pure: player.ts carries the effects out.
//
//   wanted ──the tab is shown, the lane is idle──> opening ──a frame──> open        all ──an error──> failed
//      ^────────────── another run or place, or a control after a failure ──────────────'
//
// Actions of an idle lane, in this order: open a run; start over, or fetch the heat that was requested; with the
// display's next frame: play on, or explore the part ahead.
//
// The user's actions have the same effect as if each answer had come at once: moves wait for their turn in the lane, and
// playing begins at their end.
import type { Frame } from '../../protocol/frame';
import type { RunMove, SolveProgress } from '../../protocol/messages';
import { mostExplored } from '../../run/lane';

export type RunPhase =
  /** To be opened, and explored up to a position. */
  | { kind: 'wanted'; explored: number }
  /** `ahead`: the progress of a long move; null without one. */
  | { kind: 'opening'; ahead: SolveProgress | null }
  | { kind: 'open'; ahead: SolveProgress | null }
  | { kind: 'failed' };

export interface PlayerState {
  phase: RunPhase;
  /** The position where the run was or will be opened. */
  openedAt: number;
  /** The place that the user chose last, until it is reached or something else is chosen. */
  sentTo: number | null;
  /** 'starting' = it plays from the end of the moves before it. */
  play: 'paused' | 'starting' | 'playing';
}

export type PlayerEvent =
  /** Another run, or another place to open it at; `most`: events to explore on the way. */
  | { kind: 'want'; position: number; most?: number }
  /** The lane may have nothing to do: it is idle, or the tab is shown, or another detail. */
  | { kind: 'wake' }
  | { kind: 'progress'; ahead: SolveProgress }
  /** The lane has a new frame, after opening (null) or a move; `isCut`: it was cut short. */
  | { kind: 'frame'; after: RunMove['how'] | null; isCut: boolean }
  | { kind: 'failure' }
  /** The display's next frame, and the stops due with it. */
  | { kind: 'tick'; stops: number }
  /** A move of the user, which ends the playing. */
  | { kind: 'go'; move: RunMove }
  | { kind: 'play' | 'pause' | 'cancel' };

export type PlayerEffect =
  /** Gives the puzzle to the lane, and clears all that was shown of the run before. */
  | 'take'
  /** Shows the numbers: of a run that stands, is explored, or plays. */
  | 'showStill'
  | 'showExploring'
  | 'showPlaying'
  | 'tellFailure'
  | 'forgetFarPlace'
  | { offer: number }
  | 'beginTicking'
  | 'askTick'
  // Orders to the lane, which may be idle at once: each is the last effect of its turn, but for a move after 'open'.
  | { open: number }
  | { play: number }
  | { move: RunMove }
  | 'abort';

/** The lane and its tab at the time of an event. */
export interface LaneNow {
  frame: Pick<Frame, 'position' | 'known' | 'ended' | 'heat'> | null;
  isBusy: boolean;
  isWaiting: boolean;
  isShown: boolean;
  wantsHeat: boolean;
  /** The position in the run, now or once it is opened. */
  place: number;
}

type Turn = [PlayerState, ...PlayerEffect[]];

export const newPlayer: PlayerState = {
  phase: { kind: 'wanted', explored: 0 },
  ...{ openedAt: 0, sentTo: null, play: 'paused' },
};

export function stepPlayer(state: PlayerState, event: PlayerEvent, now: LaneNow): Turn {
  switch (event.kind) {
    case 'want':
      return want(event.position, event.most ?? mostExplored, now);
    case 'wake':
      return wake(state, now);
    case 'progress':
      if (state.phase.kind !== 'opening' && state.phase.kind !== 'open') return [state];
      return [{ ...state, phase: { ...state.phase, ahead: event.ahead } }];
    case 'frame':
      return takeFrame(state, event.after, event.isCut, now);
    case 'failure':
      return [{ ...state, phase: { kind: 'failed' }, sentTo: null, play: 'paused' }, 'tellFailure'];
    case 'tick':
      return tick(state, event.stops, now);
    case 'go':
      return go(state, event.move, now);
    case 'play':
      return play(state, now);
    case 'pause':
      return pause(state);
    case 'cancel':
      return [{ ...state, sentTo: null }, 'abort'];
  }
}

function atEnd({ frame }: LaneNow): boolean {
  return frame !== null && frame.ended && frame.position === frame.known;
}

function mayExplore({ frame }: LaneNow): boolean {
  return frame !== null && !frame.ended && frame.known < mostExplored;
}

function want(position: number, most: number, now: LaneNow): Turn {
  const phase: RunPhase = { kind: 'wanted', explored: Math.min(position, most) };
  const [state, ...effects] = wake({ phase, openedAt: position, sentTo: null, play: 'paused' }, now);
  return [state, 'take', ...effects];
}

/** Does the next due action, if none is in progress. */
function wake(state: PlayerState, now: LaneNow): Turn {
  const { phase } = state;
  if (now.isBusy || !now.isShown) return [state];
  if (phase.kind === 'wanted') return [{ ...state, phase: { kind: 'opening', ahead: null } }, { open: phase.explored }];
  if (phase.kind !== 'open') return [state];
  const isStarting = state.play === 'starting';
  const next: PlayerState = isStarting ? { ...state, play: 'playing' } : state;
  if (isStarting && atEnd(now)) return [next, { move: { how: 'seek', position: 0 } }];
  if (now.wantsHeat !== (now.frame!.heat !== null)) return [next, { move: { how: 'explore' } }];
  return next.play === 'playing' || mayExplore(now) ? [next, 'askTick'] : [next];
}

function takeFrame(state: PlayerState, after: RunMove['how'] | null, isCut: boolean, now: LaneNow): Turn {
  const next: PlayerState = {
    ...state,
    phase: { kind: 'open', ahead: null },
    sentTo: now.isWaiting ? state.sentTo : null,
    play: state.play === 'playing' && atEnd(now) ? 'paused' : state.play,
  };
  const isPaused = next.play === 'paused';
  const still = after === 'explore' && mayExplore(now) ? 'showExploring' : 'showStill';
  const effects: PlayerEffect[] = [isPaused ? still : 'showPlaying'];
  // The run is not yet at its wanted position.
  const isShort = !now.frame!.ended && now.frame!.position < state.openedAt;
  if (after === null && !isCut && isPaused && !now.isWaiting && isShort) effects.push({ offer: state.openedAt });
  return [next, ...effects];
}

function tick(state: PlayerState, stops: number, now: LaneNow): Turn {
  if (now.isBusy || !now.isShown || state.phase.kind !== 'open') return [state];
  if (stops > 0) return [state, { play: stops }];
  return mayExplore(now) ? [state, { move: { how: 'explore' } }] : wake(state, now);
}

/** After a failure the next use of a control tries again, from the run's last place. */
function reopen(state: PlayerState, now: LaneNow): Turn {
  return state.phase.kind === 'failed' ? want(now.place, mostExplored, now) : [state];
}

function go(state: PlayerState, move: RunMove, now: LaneNow): Turn {
  const [reopened, ...effects] = reopen(state, now);
  const [paused, ...shown] = pause(reopened);
  const sentTo = move.how === 'seek' ? move.position : null;
  return [{ ...paused, sentTo }, ...effects, ...shown, 'forgetFarPlace', { move }];
}

function play(state: PlayerState, now: LaneNow): Turn {
  const [reopened, ...effects] = reopen(state, now);
  const [next, ...more] = wake({ ...reopened, play: 'starting' }, now);
  // The speed is measured from here, with the run still standing.
  return [next, ...effects, 'forgetFarPlace', 'beginTicking', 'showStill', ...more];
}

function pause(state: PlayerState): Turn {
  return state.play === 'paused' ? [state] : [{ ...state, play: 'paused' }, 'showStill'];
}
