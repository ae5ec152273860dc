// Runs side by side on one puzzle and one clock: all stand at the same place on it, or at their ends where those come
// first. The clock goes on when every run has come to where it should be.
//
//   the choice changed ──opening──> idle ──the display's next frame──> play on, or explore what lies ahead ──> idle
//                                   idle ──a move of the user──> placing (or: ending, then placing) ──> idle
//
// What the user does meanwhile comes to the same as if each answer had been there at once: what goes from a place that is
// not known yet waits until it is.
//
// Frames never go through signals: each board hears of its own, whoever draws the clock subscribes, and the readout is a
// signal that changes a few times a second.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { SolverClient } from '../../client/solver_client';
import type { RunSubject, SolveProgress } from '../../protocol/messages';
import { farthest, withoutPaces, type Clock } from '../../run/race_choice';
import { makeSubject } from '../../run/subject';
import { makeThrottle } from '../../base/throttle';
import type { PlayStore } from '../../state/play';
import type { SettingsStore } from '../../state/settings';
import type { RunsStore } from '../../run/runs';
import { SliceBudget } from '../../worker/slices';
import { reachedAt, stepsAt } from './clock';
import { makeField } from './field';
import type { Lane } from './lane';
import { readLanes, type RaceReadout } from './readout';

export interface Race {
  readonly lanes: ReadonlySignal<readonly Lane[]>;
  readonly playing: ReadonlySignal<boolean>;
  readonly readout: ReadonlySignal<RaceReadout>;
  /** The readout as of the last frame, and who wants to hear of each. */
  read(): RaceReadout;
  subscribe(listener: () => void): () => void;
  play(): void;
  pause(): void;
  /** How far the clock goes while the fastest run makes a step. */
  unit(): number;
  /** By that much. */
  next(): void;
  previous(): void;
  /** To a place on the clock; explored up to there. */
  seek(at: number): void;
  toStart(): void;
  toEnd(): void;
  /** Ends a move that takes long: the clock goes back to where the slowest has come. */
  cancel(): void;
  setClock(clock: Clock): void;
  /** Measures all paces again, on this device. */
  measure(): void;
  /** Tries again what failed. */
  retry(): void;
  /** Gives the workers back. */
  end(): void;
}

export interface RaceNeeds {
  play: PlayStore;
  runs: RunsStore;
  settings: SettingsStore;
  makeClient(): SolverClient;
  /** requestAnimationFrame: not called while the page is hidden, so that nothing runs then. */
  onNextFrame(callback: (now_ms: number) => void): void;
}

/** A display frame that came later than this was held up; what it missed is not made up for. */
const longestFrame_ms = 100;
/** What of a display frame the runs may take, flat out; the rest is for drawing. */
const frame_ms = 10;
/** What is searched in a frame at least: on a busy device the answers take long, however little was asked. */
const least_ms = 1;
const readout_ms = 125;
/** Link and saved game follow a clock that plays this often. */
const kept_ms = 1000;

/** REQUIRES: runs are chosen to stand side by side (`runs.race`). */
export function makeRace({ play, runs, settings, makeClient, onNextFrame }: RaceNeeds): Race {
  const subject = makeSubject(play, runs);
  const playing = signal(false);
  const listeners = new Set<() => void>();
  const stride = new SliceBudget(frame_ms);

  let choice = runs.race.peek()!;
  let shown: RunSubject | null = null;
  let at = choice.at;
  /** Where the clock is to stand when the runs are there, if that is further than they are searched for unasked. */
  let far = 0;
  let ahead: SolveProgress | null = null;
  /** What the runs are about. */
  let doing: 'opening' | 'placing' | 'ending' | 'exploring' = 'opening';
  /** How far the clock is going flat out; 0 = not flat out. */
  let striding = 0;
  let isCut = false;
  /** Moves that were made before the runs were open, or on the way to their ends. */
  let waiting: (() => void)[] = [];
  /** Playing was asked for, and begins where the moves before it have led. */
  let isStarting = false;
  let isTicking = false;
  let hasEnded = false;
  let ticked_ms = 0;
  /** Steps of the fastest run that playing owes, with the fraction left of the last display frame. */
  let owed = 0;
  let shown_ms = -Infinity;

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
  const lanes = signal<readonly Lane[]>([]);
  const readout = signal(read());
  /** Whether the place on the clock is known. */
  const isPlaced = (): boolean => doing !== 'opening' && doing !== 'ending';
  const isOver = (): boolean => field.areEndsKnown() && at >= field.known();

  function read(): RaceReadout {
    const { clock } = choice;
    return {
      ...{ clock, at, ahead, known: Math.max(at, field.known()), areEndsKnown: field.areEndsKnown() },
      ...{ isMeasuring: field.isMeasuring, lanes: readLanes(field.runners, clock, at) },
    };
  }

  function show(isMoving: boolean): void {
    listeners.forEach((listener) => listener());
    const now_ms = performance.now();
    if (isMoving && now_ms - shown_ms < readout_ms) return;
    shown_ms = now_ms;
    readout.value = read();
  }

  /** Place and paces as they are now, for the link and the saved game. */
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
    if (hasEnded) return;
    ahead = null;
    if (doing === 'opening') {
      if (at === choice.at) {
        far = at;
        at = Math.min(at, field.unasked());
      }
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
    if (striding > 0) stride.end(striding / field.unit());
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
    if (goesOn) wake();
  }

  /** Where the runs go on beyond the place that they were taken to. */
  function offerToGoOn(): void {
    const to = far;
    far = 0;
    if (to > at && !playing.peek() && !field.areEndsKnown()) runs.farPlace.value = { at: to, goOn: () => seek(to) };
  }

  /** The user goes elsewhere. */
  function forgetFarPlace(): void {
    far = 0;
    runs.farPlace.value = null;
  }

  function wake(): void {
    if (isTicking || hasEnded) return;
    isTicking = true;
    onNextFrame(tick);
  }

  function tick(now_ms: number): void {
    isTicking = false;
    const passed_ms = Math.max(0, Math.min(now_ms - ticked_ms, longestFrame_ms));
    ticked_ms = now_ms;
    if (hasEnded || field.isBusy) return;
    const way = playing.peek() ? wayDue(passed_ms) : 0;
    if (way > 0) {
      const to = at + way;
      at = field.areEndsKnown() ? Math.min(to, field.known()) : to;
      place();
      return;
    }
    doing = 'exploring';
    if (!field.explore() && playing.peek()) wake();
  }

  /** How far the clock goes now. */
  function wayDue(passed_ms: number): number {
    const speed = settings.speed.peek();
    if (speed === Infinity) return (striding = Math.max(stride.begin() * field.unit(), field.stride(least_ms)));
    owed += (speed * passed_ms) / 1000;
    const steps = Math.floor(owed);
    owed -= steps;
    return steps * field.unit();
  }

  function pause(): void {
    if (!playing.peek()) return;
    playing.value = false;
    if (field.isBusy) return;
    show(false);
    keep();
  }

  function catchUp(): void {
    while (waiting.length > 0 && isPlaced()) waiting.shift()!();
  }

  function goTo(to: number): void {
    forgetFarPlace();
    striding = 0;
    isCut = false;
    at = Math.min(Math.max(0, to), field.areEndsKnown() ? field.known() : farthest);
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

  /** A move of the user, which ends the playing. One that says where to go replaces all that came before. */
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
      lanes.value = field.runners.map(({ lane }) => lane);
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
    ...{ lanes, playing, readout, read, pause, seek },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play() {
      forgetFarPlace();
      if (doing !== 'opening' && field.reachable() === Infinity) return;
      isStarting = true;
      owed = 1;
      ticked_ms = performance.now();
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
      // The first run stays where it is.
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
      hasEnded = true;
      endFollowing();
      endDrawing();
      field.end();
    },
  };
}
