// Runs side by side on one puzzle and one clock: all are at the same place on it, or at their ends if those come first.
// The clock moves on when every run has reached its place.
//
//   the choice changed ──opening──> idle ──the display's next frame──> play on, or explore the part ahead ──> idle
//                                   idle ──a move of the user──> placing (or: ending, then placing) ──> idle
//
// The user's actions have the same effect as if each answer had come at once: a move from a place that is not known yet
// waits until it is.
//
// Frames never go through signals: each board gets its own, views of the clock subscribe to it, and the readout is a
// signal that changes a few times a second.
import { batch, effect, signal, untracked } from '@preact/signals';
import type { SolverClient } from '../../client/solver_client';
import type { RunSubject, SolveProgress } from '../../protocol/messages';
import { farthest, withoutPaces } from '../../run/race_choice';
import { makeSubject } from '../../run/subject';
import { makeListeners } from '../../base/listeners';
import { makeThrottle } from '../../base/later';
import type { PlayStore } from '../../state/play_store';
import type { SettingsStore } from '../../state/settings';
import type { RunsStore } from '../../run/runs';
import { makeReadout } from '../../run/readout';
import { makeTicker, type OnNextFrame } from '../../run/ticker';
import { reachedAt, stepsAt } from './clock';
import { makeField, type Runner } from './field';
import type { Race } from './race_store';
import { readLanes, type RaceReadout } from './readout';

export interface RaceNeeds {
  play: PlayStore;
  runs: RunsStore;
  settings: SettingsStore;
  makeClient(): SolverClient;
  onNextFrame: OnNextFrame;
}

/** Interval at which link and saved game follow a playing clock. */
const kept_ms = 1000;

/** REQUIRES: runs are chosen to be side by side (`runs.race`). */
export function makeRace({ play, runs, settings, makeClient, onNextFrame }: RaceNeeds): Race {
  const subject = makeSubject(play, runs);
  const playing = signal(false);

  let choice = runs.race.peek()!;
  let shown: RunSubject | null = null;
  let at = choice.at;
  /** The wanted place on the clock once the runs are open, if
      it is further than they are searched without a request. */
  let far = 0;
  let ahead: SolveProgress | null = null;
  /** The current activity of the runs. */
  let doing: 'opening' | 'placing' | 'ending' | 'exploring' = 'opening';
  /** Distance of the current stride at full speed; 0 = not at full speed. */
  let striding = 0;
  let isCut = false;
  /** Moves made before the runs were open, or on the way to their ends. */
  let waiting: (() => void)[] = [];
  /** True if playing was requested, and begins at the end of the moves before it. */
  let isStarting = false;

  const field = makeField({
    makeClient,
    showsCandidates: () => settings.showCandidates.peek(),
    onPace: () => show(false),
    onProgress(progress) {
      ahead = progress;
      show(true);
    },
    onIdle: arrive,
  });
  const ticker = makeTicker(onNextFrame, () => settings.speed.peek(), tick);
  const runners = signal<readonly Runner[]>([]);
  const { subscribe, tell } = makeListeners();
  const readout = makeReadout(read());
  const within = (to: number): number => Math.min(Math.max(0, to), field.areEndsKnown() ? field.known() : farthest);
  const isOver = (): boolean => field.areEndsKnown() && at >= field.known();

  function read(): RaceReadout {
    const { clock } = choice;
    return {
      ...{ clock, at, ahead, known: Math.max(at, field.known()), areEndsKnown: field.areEndsKnown() },
      ...{ isMeasuring: field.isMeasuring, lanes: readLanes(field.runners, clock, at) },
    };
  }

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
    runs.race.value = choice = { ...choice, at: runs.farPlace.peek()?.at ?? Math.max(far, at), lanes: now };
  }
  const keeping = makeThrottle(keep, kept_ms);

  function place(): void {
    doing = 'placing';
    field.sendTo(at);
  }

  /** All runs have answered. */
  function arrive(): void {
    ahead = null;
    if (doing === 'opening') {
      if (at === choice.at) [far, at] = [at, Math.min(at, field.unasked())];
      place();
      return catchUp();
    }
    if (doing === 'ending' || isCut) {
      at = doing === 'ending' ? field.reachable() : Math.min(at, field.reachable());
      isCut = false;
      place();
      return catchUp();
    }
    if (field.reachable() === Infinity) playing.value = false;
    if (waiting.length === 0 && isStarting) {
      isStarting = false;
      if (playing.peek() && isOver()) {
        at = 0;
        return place();
      }
    }
    if (striding > 0) field.strode(striding);
    striding = 0;
    if (isOver() && !isStarting) {
      at = field.known();
      playing.value = false;
    }
    offerToGoOn();
    const goesOn = playing.peek() || field.mayExplore();
    show(playing.peek() || (goesOn && doing === 'exploring'));
    if (playing.peek()) keeping.ask();
    else if (doing === 'placing') keep();
    if (goesOn) ticker.ask();
  }

  /** Offers to continue if the runs go on beyond their place. */
  function offerToGoOn(): void {
    const to = far;
    far = 0;
    if (to > at && !playing.peek() && !field.areEndsKnown()) runs.farPlace.value = { at: to, goOn: () => seek(to) };
  }

  /** The user has gone elsewhere. */
  function forgetFarPlace(): void {
    far = 0;
    runs.farPlace.value = null;
  }

  function tick(): void {
    if (field.isBusy) return;
    const way = playing.peek() ? wayDue() : 0;
    if (way > 0) {
      at = within(at + way);
      return place();
    }
    doing = 'exploring';
    if (!field.explore() && playing.peek()) ticker.ask();
  }

  /** The distance that is due on the clock. */
  function wayDue(): number {
    const steps = ticker.due();
    return steps === Infinity ? (striding = field.stride()) : steps * field.unit();
  }

  function pause(): void {
    if (!playing.peek()) return;
    playing.value = false;
    if (field.isBusy) return;
    show(false);
    keep();
  }

  function catchUp(): void {
    // As long as the place on the clock is known.
    while (waiting.length > 0 && doing !== 'opening' && doing !== 'ending') waiting.shift()!();
  }

  function goTo(to: number): void {
    forgetFarPlace();
    striding = 0;
    isCut = false;
    at = within(to);
    show(true);
    if (doing !== 'opening') place();
  }

  function finish(): void {
    if (field.reachable() === Infinity) return;
    striding = 0;
    isCut = false;
    doing = 'ending';
    field.toEnds();
  }

  /** A move of the user, which ends the playing. A move to a place replaces all earlier ones. */
  function seek(to: number): void {
    playing.value = false;
    waiting = [];
    goTo(to);
  }

  function seekBy(units: number): void {
    playing.value = false;
    waiting.push(() => goTo(at + units * field.unit()));
    catchUp();
  }

  function follow(): void {
    forgetFarPlace();
    waiting = [];
    striding = 0;
    isCut = false;
    doing = 'opening';
    batch(() => {
      playing.value = false;
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
      choice = next;
      shown = asked;
      at = next.at;
      follow();
    });
  });
  const endDrawing = effect(() => {
    void settings.showCandidates.value;
    untracked(field.redraw);
  });

  return {
    ...{ runners, playing, readout: readout.value, read, subscribe, pause, seek },
    play() {
      forgetFarPlace();
      if (doing !== 'opening' && field.reachable() === Infinity) return;
      isStarting = true;
      ticker.begin();
      playing.value = true;
      if (!field.isBusy) place();
    },
    unit: field.unit,
    next: () => seekBy(1),
    previous: () => seekBy(-1),
    toStart: () => seek(0),
    toEnd() {
      forgetFarPlace();
      playing.value = false;
      if (doing === 'opening') waiting = [finish];
      else if (doing !== 'ending') finish();
    },
    cancel() {
      far = 0;
      playing.value = false;
      waiting = [];
      isCut = true;
      field.abort();
    },
    setClock(clock) {
      if (clock === choice.clock) return;
      keep();
      // The first run keeps its place.
      const pace = field.runners[0]!.pace;
      const moved = clock === 'steps' ? stepsAt('time', at, pace) : pace > 0 ? reachedAt('time', at, pace) : 0;
      runs.race.value = { ...choice, clock, at: moved };
    },
    measure() {
      keep();
      runs.race.value = withoutPaces(choice);
    },
    retry() {
      keep();
      follow();
    },
    end() {
      keep();
      forgetFarPlace();
      playing.value = false;
      endFollowing();
      endDrawing();
      field.end();
    },
  };
}
