// Runs side by side, over workers that play runs of numbered steps, each with a length and a pace of its own.
import { makeSolverClient } from '../../../../web/client/solver_client';
import { boxShape } from '../../../../web/grid/puzzle';
import { makeRace } from '../../../../web/features/race/race';
import type { Clock, RaceChoice } from '../../../../web/run/race_choice';
import { restartRaceOnNewPuzzle } from '../../../../web/run/subject';
import { makePlay } from '../../../../web/state/play';
import { makeSettings } from '../../../../web/state/settings';
import { makeRuns } from '../../../../web/run/runs';
import { makeFakeDisplay, settle } from './display';
import { fillFrame } from './frame';
import { FakeWorker } from './worker';

const side = 4;
export const exploredAtOnce = 40;
/** Length in steps, steps a second, and whether it gives up at its end. */
const fakeRuns: Record<string, { length: number; pace: number; endsStuck?: boolean }> = {
  quick: { length: 100, pace: 1000 },
  slow: { length: 60, pace: 300 },
  stuck: { length: 10, pace: 500, endsStuck: true },
  endless: { length: Infinity, pace: 2000 },
};

/** A worker that acts like web/worker with its one open run; `held` answers wait until they are let go. */
function makeRunWorker(made: FakeWorker[], held: { isHeld: boolean; let: (() => void)[] }): FakeWorker {
  let id = '';
  let steps = 0;
  let known = 0;
  const explore = (to: number): void => void (known = Math.min(fakeRuns[id]!.length, Math.max(known, to)));
  const worker = new FakeWorker((self, message) => {
    const say = (value: unknown): void => {
      const now = (): void => self.say({ id: message.id, kind: 'done', value: value as never });
      if (held.isHeld) held.let.push(now);
      else queueMicrotask(now);
    };
    if (message.kind === 'pace') {
      const { algorithm } = message.run;
      if (algorithm === 'refused') {
        queueMicrotask(() => self.say({ id: message.id, kind: 'refused', message: 'Too large for it.' }));
      } else say(fakeRuns[algorithm]!.pace);
    }
    if (message.kind === 'watch') {
      id = message.run.algorithm;
      steps = known = 0;
    }
    if (message.kind === 'move') {
      const { move } = message;
      if (move.how === 'steps') {
        explore(move.steps);
        steps = Math.min(move.steps, known);
      } else if (move.how === 'explore') explore(known + exploredAtOnce);
      else if (move.how === 'end') {
        // The known part of a run without an end after a cancel.
        explore(Math.min(fakeRuns[id]!.length, 5000));
        steps = known;
      }
    }
    if (message.kind === 'watch' || message.kind === 'move') {
      const frame = { side, steps, position: 3 * steps, known: 3 * known, knownSteps: known };
      const { length, endsStuck } = fakeRuns[id]!;
      const ended = known === length;
      const buffer = fillFrame(message.buffer, { ...frame, ended, endsStuck: ended && endsStuck === true });
      say({ buffer, what: [0], why: null, cancelled: false });
    }
  });
  made.push(worker);
  return worker;
}

/** Runs side by side over such workers. Under fake timers. */
export function setUp(algorithms: string[], clock: Clock = 'steps', more: Partial<RaceChoice> = {}) {
  const workers: FakeWorker[] = [];
  const held = { isHeld: false, let: [] as (() => void)[] };
  const play = makePlay({ shape: boxShape(2, 2), givens: Uint8Array.from('1000000000000002', Number) });
  const runs = makeRuns();
  const settings = makeSettings();
  const lanes = algorithms.map((algorithm) => ({ algorithm, knobs: [], pace: 0 }));
  runs.race.value = { lanes, clock, limit: 1, at: 0, ...more };
  restartRaceOnNewPuzzle(play, runs);
  const { onNextFrame, frames } = makeFakeDisplay();
  const race = makeRace({
    ...{ play, runs, settings },
    makeClient: () =>
      makeSolverClient(
        () => makeRunWorker(workers, held).asWorker(),
        () => undefined,
      ),
    onNextFrame,
  });
  return {
    ...{ race, workers, held, play, runs, settings },
    steps: () => race.readout.value.lanes.map(({ counters }) => counters?.steps),
    places: () => race.readout.value.lanes.map(({ place }) => place),
    frames,
    /** Held answers come, and from now on answers are quick. */
    async letGo(): Promise<void> {
      held.isHeld = false;
      for (const say of held.let.splice(0)) say();
      await settle();
    },
  };
}
