// Runs side by side on one puzzle and one clock: all are at the same place on it, or at their ends if those come first.
// The clock moves on when every run has reached its place.
// race_state.ts decides what follows from each thing that happens; here are the signals, the clock of the display and the
// runs themselves.
//
// Frames never go through signals: each board gets its own, views of the clock subscribe to it, and the readout is a
// signal that changes a few times a second.
import { batch, effect, signal, untracked } from '@preact/signals';
import type { SolverClient } from '../../client/solver_client';
import type { RunSubject } from '../../protocol/messages';
import { makeListeners } from '../../run/lane';
import { withoutPaces } from '../../run/race_choice';
import { makeSubject } from '../../run/subject';
import { makeThrottle } from '../../base/later';
import type { PlayStore } from '../../state/play_store';
import type { SettingsStore } from '../../state/settings';
import type { RunsStore } from '../../run/runs';
import { makeReadout } from '../../run/readout';
import { makeTicker, type OnNextFrame } from '../../run/ticker';
import { onOtherClock } from './clock';
import { makeField, type Runner } from './field';
import { keptPlace, newRace, stepRace, type RaceEffect, type RaceEvent } from './race_state';
import type { Race } from './race_store';
import { readRace, type RaceReadout } from './readout';

export interface RaceNeeds {
  play: PlayStore;
  runs: RunsStore;
  settings: SettingsStore;
  makeClient(): SolverClient;
  onNextFrame: OnNextFrame;
}

/** Interval at which link and saved game follow a playing clock. */
const kept_ms = 1000;

/** The user's moves; each is one event. */
function makeControls(happen: (event: RaceEvent) => void) {
  return {
    play: () => happen({ kind: 'play' }),
    pause: () => happen({ kind: 'pause' }),
    next: () => happen({ kind: 'seekBy', units: 1 }),
    previous: () => happen({ kind: 'seekBy', units: -1 }),
    seek: (at: number) => happen({ kind: 'seek', at }),
    toStart: () => happen({ kind: 'seek', at: 0 }),
    toEnd: () => happen({ kind: 'toEnd' }),
    cancel: () => happen({ kind: 'cancel' }),
  };
}

/** Carries out the key; false if it does nothing here. */
function raceKey(
  race: Pick<Race, 'playing' | 'play' | 'pause' | 'previous' | 'next' | 'toStart' | 'toEnd'>,
  key: string,
): boolean {
  switch (key) {
    case ' ':
      if (race.playing.peek()) race.pause();
      else race.play();
      return true;
    case ',':
      race.previous();
      return true;
    case '.':
      race.next();
      return true;
    case 'Home':
      race.toStart();
      return true;
    case 'End':
      race.toEnd();
      return true;
  }
  return false;
}

/** REQUIRES: runs are chosen to be side by side (`runs.race`). */
export function makeRace({ play, runs, settings, makeClient, onNextFrame }: RaceNeeds): Race {
  const subject = makeSubject(play, runs);
  const playing = signal(false);
  /** The choice and the puzzle that the runs follow. */
  let choice = runs.race.peek()!;
  let shown: RunSubject | null = null;
  let state = newRace(choice.at);

  const field = makeField({
    makeClient,
    showsCandidates: () => settings.showCandidates.peek(),
    onPace: () => show(false),
    onProgress: (ahead) => happen({ kind: 'progress', ahead }),
    onIdle: () => happen({ kind: 'arrive' }),
  });
  const ticker = makeTicker(onNextFrame, () => settings.speed.peek(), tick);
  const keeping = makeThrottle(keep, kept_ms);
  const runners = signal<readonly Runner[]>([]);
  const { subscribe, tell } = makeListeners();
  const read = (): RaceReadout => readRace(choice.clock, state, field);
  const readout = makeReadout(read());

  function show(isMoving: boolean): void {
    tell();
    readout.show(read, isMoving);
  }

  /** Stores the current place and paces, for the link and the saved game. */
  function keep(): void {
    keeping.drop();
    // Closed, or replaced by another choice that is about to be followed.
    if (runs.race.peek() !== choice) return;
    const now = choice.lanes.map((lane, index) => ({ ...lane, pace: field.runners[index]!.pace }));
    runs.race.value = choice = { ...choice, at: runs.farPlace.peek()?.at ?? keptPlace(state), lanes: now };
  }

  function happen(event: RaceEvent): void {
    const [next, ...effects] = stepRace(state, event, field);
    state = next;
    playing.value = state.play !== 'paused';
    effects.forEach(carryOut);
  }

  function carryOut(effect: RaceEffect): void {
    if (typeof effect === 'string') return acts[effect]();
    if ('strode' in effect) return field.strode(effect.strode);
    const at = effect.offer;
    runs.farPlace.value = { at, goOn: () => happen({ kind: 'seek', at }) };
  }
  const acts: Record<Extract<RaceEffect, string>, () => void> = {
    showStill: () => show(false),
    showMoving: () => show(true),
    keep,
    keepSoon: keeping.ask,
    beginTicking: ticker.begin,
    askTick: ticker.ask,
    forgetFarPlace: () => void (runs.farPlace.value = null),
    sendToPlace: () => field.sendTo(state.at),
    sendToEnds: field.toEnds,
    explore: field.explore,
    abort: field.abort,
  };

  function tick(): void {
    if (state.activity.kind !== 'idle') return;
    const steps = playing.peek() ? ticker.due() : 0;
    const isStride = steps === Infinity;
    happen({ kind: 'tick', way: isStride ? field.stride() : steps * field.unit(), isStride });
  }

  function follow(at: number): void {
    batch(() => {
      happen({ kind: 'follow', at, chosenAt: choice.at });
      field.follow(choice, play.geometry.peek(), shown!);
      runners.value = field.runners;
      show(false);
    });
  }

  const endFollowing = effect(() => {
    const next = runs.race.value;
    const asked = subject.value;
    untracked(() => {
      if (next === null || (next === choice && asked === shown)) return;
      [choice, shown] = [next, asked];
      follow(next.at);
    });
  });
  const endDrawing = effect(() => {
    void settings.showCandidates.value;
    untracked(field.redraw);
  });

  const controls = { playing, ...makeControls(happen) };
  return {
    ...{ ...controls, runners, readout: readout.value, read, subscribe, unit: field.unit },
    key: (key) => raceKey(controls, key),
    setClock(clock) {
      if (clock === choice.clock) return;
      keep();
      // The first run keeps its place.
      runs.race.value = { ...choice, clock, at: onOtherClock(choice.clock, state.at, field.runners[0]!.pace) };
    },
    measure() {
      keep();
      runs.race.value = withoutPaces(choice);
    },
    retry() {
      keep();
      follow(state.at);
    },
    end() {
      happen({ kind: 'pause' });
      keep();
      runs.farPlace.value = null;
      endFollowing();
      endDrawing();
      field.end();
    },
  };
}
