// Pasted texts, from the page to the module and back.
import { expect, test, vi } from 'vitest';
import type { SolverModule } from '../../wasm/solver_module';
import type { SolverClient } from '../../web/client/solver_client';
import { makeArrival } from '../../web/features/arrival/arrival';
import { blankPuzzle, boxShape } from '../../web/grid/puzzle';
import type { SheetRequest } from '../../web/protocol/sheets';
import { makePlay } from '../../web/state/play';
import { makeReader } from '../../web/state/reading';
import { makeView } from '../../web/state/view';
import { sheetAnswers } from '../../web/worker/answers';
import { answerBy } from '../../web/worker/serve';
import { loadModule } from './load_module';

const module = await loadModule();
const line = '...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...';

const job = { cancelled: false, progress: () => undefined };

/** A page with the module behind it; each crossing of the boundary is noted by the function that was called. */
function setUp() {
  const crossings: string[] = [];
  const counting = new Proxy(module, {
    get(target, name: keyof SolverModule) {
      crossings.push(name);
      return target[name];
    },
  });
  const ask = vi.fn((request: SheetRequest) => Promise.resolve(answerBy(sheetAnswers(counting), request, job)));
  const never = vi.fn(() => Promise.reject(new Error('not asked')));
  const client = (answer: unknown): SolverClient => ({ ask: answer, end: () => undefined }) as SolverClient;
  const play = makePlay(blankPuzzle(boxShape(3, 3)));
  const view = makeView();
  const collect = vi.fn(() => Promise.resolve());
  const page = { location: { href: 'https://host/', hash: '' } as Location };
  const read = makeReader(client(never), client(ask));
  const arrival = makeArrival({ app: { play, view, read, write: never }, openers: { collect }, page });
  return { crossings, ask, never, play, view, collect, arrival };
}

test('nine rows cross the boundary once, with how they are divided and what else they may be', async () => {
  const { crossings, ask, never, play, collect, arrival } = setUp();
  await arrival.receive(line.match(/.{9}/g)!.join('\n'));
  expect(crossings).toEqual(['readSheet']);
  expect([ask.mock.calls.length, never.mock.calls.length, collect.mock.calls.length]).toEqual([1, 0, 0]);
  expect([...play.puzzle.value.givens].join('')).toBe(line.replaceAll('.', '0'));
});

test('a list of puzzles crosses it once before it is opened as one', async () => {
  const { crossings, collect, arrival } = setUp();
  await arrival.receive(`${line}\n`.repeat(9));
  expect(crossings).toEqual(['readSheet']);
  expect(collect).toHaveBeenCalledOnce();
});
