// Plays the watched run: one lane, opened when the Watch tab shows, moved by buttons, by the timeline and, while it plays,
// by the display's frames. It comes with the views of the tab (watch.ts). player_state.ts decides what
// follows from each thing that happens; here are the signals, the clock of the display and the lane.
//
// Frames never go through signals: pictures go to the listeners, only the readout is a signal.
import { makeFailure } from '../../language/failure';
import { batch, effect, signal, untracked } from '@preact/signals';
import { maskOf } from '../../protocol/frame';
import type { RunMove, SolveProgress } from '../../protocol/messages';
import { makeLane, type Lane } from '../../run/lane';
import { makeReadout } from '../../run/readout';
import { makeTicker } from '../../run/ticker';
import {
  newPlayer,
  stepPlayer,
  type LaneNow,
  type PlayerEffect,
  type PlayerEvent,
  type PlayerState,
} from './player_state';
import { makeRunReader } from './readout';
import type { Landmark, PlayerNeeds, RunPlayer, WatchReadout } from './watch_store';

const masks: Record<Landmark, number> = {
  move: maskOf(
    ...(['decide', 'assign', 'conflict', 'learn', 'learnAbsent', 'backtrack'] as const),
    ...(['solution', 'exhausted', 'stuck', 'deduce'] as const),
  ),
  guess: maskOf('decide'),
  contradiction: maskOf('conflict'),
  solution: maskOf('solution'),
};
const elimination = maskOf('eliminate', 'examine');

function statusOf({ phase }: PlayerState): RunPlayer['status']['value'] {
  switch (phase.kind) {
    case 'wanted':
      return 'closed';
    case 'opening':
      return phase.ahead ? 'moving' : 'opening';
    case 'open':
      return phase.ahead ? 'moving' : 'ready';
    case 'failed':
      return 'failed';
  }
}

/** A move to a place replaces all earlier ones. */
function send(lane: Lane, move: RunMove): void {
  if (move.how === 'seek' || move.how === 'end') lane.go(move);
  else lane.add(move);
}

type Controls = 'play' | 'pause' | 'next' | 'previous' | 'seek' | 'toStart' | 'toEnd' | 'toDeepest' | 'cancel';

/** The user's moves; each is one event. */
function makeControls(
  happen: (event: PlayerEvent) => void,
  lane: Lane,
  kindsOf: RunPlayer['kindsOf'],
): Pick<RunPlayer, Controls> {
  const go = (move: RunMove): void => happen({ kind: 'go', move });
  /** A held key goes no further than the eye can follow: its repeats are dropped while a move waits. */
  function goBy(how: 'next' | 'previous', landmark: Landmark, isHeld: boolean): void {
    if (!isHeld || !lane.isWaiting) go({ how, kinds: kindsOf(landmark) });
  }
  return {
    play: () => happen({ kind: 'play' }),
    pause: () => happen({ kind: 'pause' }),
    next: (landmark, isHeld = false) => goBy('next', landmark, isHeld),
    previous: (landmark, isHeld = false) => goBy('previous', landmark, isHeld),
    seek: (position) => go({ how: 'seek', position }),
    toStart: () => go({ how: 'seek', position: 0 }),
    toEnd: () => go({ how: 'end' }),
    toDeepest: () => void (lane.frame && go({ how: 'seek', position: lane.frame.deepestPosition })),
    cancel: () => happen({ kind: 'cancel' }),
  };
}

export function makePlayer(needs: PlayerNeeds): RunPlayer {
  const { chosen, start, play, view, runs, settings, client, onNextFrame } = needs;
  const { run, subject } = chosen;
  let state = newPlayer;
  const status = signal(statusOf(state));
  const playing = signal(false);
  const ahead = signal<SolveProgress | null>(null);
  const failure = makeFailure();
  const readout = makeReadout<WatchReadout | null>(null);
  const reader = makeRunReader();

  const wantsHeat = (): boolean => runs.detail.peek() === 'heat';
  /** Not while other runs are side by side in its place. */
  const isShown = (): boolean => view.tab.peek() === 'watch' && runs.race.peek() === null;
  const wake = (): void => happen({ kind: 'wake' });
  const lane = makeLane({
    client,
    showsCandidates: () => settings.showCandidates.peek(),
    wantsHeat,
    onFrame(reply, request) {
      reader.take(reply);
      happen({ kind: 'frame', after: request.kind === 'watch' ? null : request.move.how, isCut: reply.cancelled });
    },
    onFailure: () => happen({ kind: 'failure' }),
    onProgress: (progress) => happen({ kind: 'progress', ahead: progress }),
    onIdle: wake,
  });
  const ticker = makeTicker(onNextFrame, () => settings.speed.peek(), tick);
  const place = (): number => runs.farPlace.value?.at ?? lane.frame?.position ?? state.openedAt;

  function laneNow(): LaneNow {
    const { frame, isBusy, isWaiting } = lane;
    return { frame, isBusy, isWaiting, isShown: isShown(), wantsHeat: wantsHeat(), place: untracked(place) };
  }

  function happen(event: PlayerEvent): void {
    batch(() => {
      const [next, ...effects] = stepPlayer(state, event, laneNow());
      state = next;
      const { phase } = state;
      status.value = statusOf(state);
      playing.value = state.play !== 'paused';
      ahead.value = 'ahead' in phase ? phase.ahead : null;
      effects.forEach(carryOut);
    });
  }

  function carryOut(effect: PlayerEffect): void {
    if (typeof effect === 'string') acts[effect]();
    else if ('open' in effect) lane.open(run.peek(), effect.open);
    else if ('play' in effect) lane.add({ how: 'play', stops: effect.play, kinds: kindsOf('move') });
    else if ('move' in effect) send(lane, effect.move);
    else {
      const position = effect.offer;
      runs.farPlace.value = { at: position, goOn: () => happen({ kind: 'want', position, most: Infinity }) };
    }
  }
  const acts: Record<Extract<PlayerEffect, string>, () => void> = {
    take() {
      lane.take(subject.peek(), play.geometry.peek());
      failure.clear();
      runs.farPlace.value = null;
      readout.clear();
    },
    showStill: () => show(false, false),
    showExploring: () => show(false, true),
    showPlaying: () => show(true, true),
    tellFailure: () => failure.tell(lane.failure!.words),
    forgetFarPlace: () => void (runs.farPlace.value = null),
    beginTicking: ticker.begin,
    askTick: ticker.ask,
    abort: lane.abort,
  };

  function show(isPlaying: boolean, isMoving: boolean): void {
    const { frame } = lane;
    if (frame) readout.show(() => reader.read(frame, isPlaying), isMoving);
  }

  function tick(): void {
    if (lane.isBusy || !lane.isOpen || !isShown()) return;
    happen({ kind: 'tick', stops: playing.peek() ? ticker.due() : 0 });
  }

  function kindsOf(landmark: Landmark): number {
    return landmark === 'move' && settings.everyElimination.value ? masks.move | elimination : masks[landmark];
  }

  const controls = makeControls(happen, lane, kindsOf);

  effect(() => {
    const { position } = start.value;
    untracked(() => happen({ kind: 'want', position }));
  });
  effect(() => {
    void view.tab.value;
    void runs.race.value;
    untracked(isShown() ? wake : controls.pause);
  });
  effect(() => {
    void settings.showCandidates.value;
    untracked(lane.redraw);
  });
  effect(() => {
    void runs.detail.value;
    untracked(wake);
  });

  return {
    ...chosen,
    ...{ status, playing, ahead, readout: readout.value, failure: failure.words },
    ...{ place, goal: () => state.sentTo ?? place(), source: lane, kindsOf },
    get frame() {
      return lane.frame;
    },
    look: async (question) => (lane.isOpen ? lane.ask(question) : null),
    ...controls,
  };
}
