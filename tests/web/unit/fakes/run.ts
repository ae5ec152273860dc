// The run that is watched, over a worker that plays a thousand numbered events; the display's frames come when asked for.
import { makeSolverClient } from '../../../../web/client/solver_client';
import { boxShape } from '../../../../web/grid/puzzle';
import type { RunMove } from '../../../../web/protocol/messages';
import { makePlay } from '../../../../web/state/play';
import { makeSettings } from '../../../../web/state/settings';
import { makeRuns } from '../../../../web/run/runs';
import { makeView } from '../../../../web/state/view';
import { makePlayer } from '../../../../web/features/watch/player';
import { makeWatch } from '../../../../web/features/watch/watch';
import { makeFakeDisplay, settle } from './display';
import { fillFrame, type FakeFrame } from './frame';
import { FakeWorker, type Posted } from './worker';

/** Events of the run. */
export const length = 1000;
export const exploredAtOnce = 100;

/** A run of a thousand events, a stop each. */
function makeRun() {
  const run = { position: 0, known: 0, slowly: false, more: {} as Partial<FakeFrame>, moves: [] as RunMove[] };
  const owed: (() => void)[] = [];
  const to = (position: number): void => {
    run.position = Math.max(0, Math.min(position, length));
    run.known = Math.max(run.known, run.position);
  };
  function move(move: RunMove): void {
    run.moves.push(move);
    switch (move.how) {
      case 'play':
        return to(run.position + Math.min(move.stops, 50));
      case 'next':
        return to(run.position + 1);
      case 'previous':
        return to(run.position - 1);
      case 'seek':
        return to(Math.min(move.position, run.known));
      case 'steps':
        return to(move.steps);
      case 'end':
        return to(length);
      case 'explore':
        run.known = Math.min(length, run.known + exploredAtOnce);
    }
  }
  function answer(worker: FakeWorker, message: Posted): void {
    if (message.kind !== 'watch' && message.kind !== 'move') return;
    const from = run.position;
    if (message.kind === 'move') move(message.move);
    else {
      run.known = message.position;
      run.position = message.position;
    }
    const made = message.kind === 'move' && message.move.how === 'play' ? run.position - from : 0;
    const side = 4;
    const heat = message.heat ? Array<number>(side * side).fill(0) : undefined;
    const frame = { side, ...run, ended: run.known === length, heat, ...run.more };
    const value = {
      buffer: fillFrame(message.buffer, frame),
      what: [run.position],
      why: null,
      cancelled: false,
      stops: made,
    };
    const say = (): void => worker.say({ id: message.id, kind: 'done', value });
    if (run.slowly) owed.push(say);
    else queueMicrotask(say);
  }
  /** Slow answers come, and from now on answers are quick. */
  function letGo(): void {
    run.slowly = false;
    for (const say of owed.splice(0)) say();
  }
  return { run, answer, letGo };
}

/** The chosen run, over a worker that plays it, with the tab closed and no player here. Under fake timers. */
export function setUpChosen() {
  const { run, answer, letGo } = makeRun();
  const workers: FakeWorker[] = [];
  const restarts: string[] = [];
  const client = makeSolverClient(
    () => {
      workers.push(new FakeWorker(answer));
      return workers.at(-1)!.asWorker();
    },
    (reason) => restarts.push(reason()),
  );
  const { onNextFrame, ...display } = makeFakeDisplay();
  const play = makePlay({ shape: boxShape(2, 2), givens: Uint8Array.from('1000000000000002', Number) });
  const view = makeView();
  const runs = makeRuns();
  const settings = makeSettings();
  const watch = makeWatch({ play, view, runs, settings, client, onNextFrame });
  return {
    ...{ run, workers, restarts, play, view, runs, settings, watch, ...display },
    worker: () => workers.at(-1)!,
    async letGo(): Promise<void> {
      letGo();
      await settle();
    },
    async show(): Promise<void> {
      view.show('watch');
      await settle();
    },
  };
}

/** The same with its player. */
export function setUp() {
  const page = setUpChosen();
  page.watch.begin(makePlayer);
  return { ...page, watch: page.watch.player.peek()! };
}
