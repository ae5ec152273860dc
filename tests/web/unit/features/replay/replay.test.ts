// A solve played back: its state after each move, its pace, and the longest thought.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cellFlag } from '../../../../../web/board/picture';
import type { SolverClient } from '../../../../../web/client/solver_client';
import { longestPauses, makeReplay, touchedBy } from '../../../../../web/features/replay/replay';
import { movesOf, type Replay } from '../../../../../web/features/replay/replay_store';
import { withColour, withLink } from '../../../../../web/features/pen/marks';
import { findWays, hardestMove, moveWords } from '../../../../../web/features/replay/ways';
import { boxShape, type Puzzle } from '../../../../../web/grid/puzzle';
import type { LogicQuestion, LogicRequest } from '../../../../../web/protocol/logic';
import { makePlay } from '../../../../../web/state/play';

const puzzle: Puzzle = { shape: boxShape(2, 2), givens: Uint8Array.from('1200000000000000', Number) };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** 3 at 2 s, notes at 3 s, 4 at 33 s, erased at 34 s. */
function played() {
  let now = 0;
  const play = makePlay(puzzle, { elapsed: () => now });
  play.load(puzzle);
  now = 2000;
  play.type([2], 3);
  now = 3000;
  play.mark('notes', [4, 5], 4);
  now = 33_000;
  play.type([3], 4);
  now = 34_000;
  play.erase([2], 'digits');
  return play;
}

function replayed(): Replay {
  const play = played();
  return makeReplay(play.position.value, movesOf({ play }));
}

test('begins with the puzzle as it came, and goes to any move and back', () => {
  const replay = replayed();
  expect([replay.at.value, replay.moves.length]).toEqual([0, 4]);
  expect([...replay.source.picture.values.slice(0, 4)]).toEqual([1, 2, 0, 0]);
  replay.goTo(3);
  expect([...replay.source.picture.values.slice(0, 4)]).toEqual([1, 2, 3, 4]);
  expect(replay.source.picture.flags[3]! & cellFlag.touched).toBe(cellFlag.touched);
  replay.goTo(99);
  expect([replay.at.value, replay.source.picture.values[2]]).toEqual([4, 0]);
  replay.goTo(1);
  expect([...replay.source.picture.values.slice(0, 4)]).toEqual([1, 2, 3, 0]);
  replay.end();
});

test('plays to the end and stops, pauses shortened in proportion', () => {
  const replay = replayed();
  replay.isPlaying.value = true;
  vi.advanceTimersByTime(100);
  expect(replay.at.value).toBe(1);
  vi.advanceTimersByTime(90);
  expect(replay.at.value).toBe(2);
  vi.advanceTimersByTime(1499);
  expect(replay.at.value).toBe(2);
  vi.advanceTimersByTime(1);
  expect(replay.at.value).toBe(3);
  vi.advanceTimersByTime(1000);
  expect([replay.at.value, replay.isPlaying.value]).toEqual([4, false]);
  replay.end();
});

test('returns the longest pause, and the moves ahead', () => {
  const replay = replayed();
  expect(longestPauses(replay.pauses, 2)).toEqual([2, 0]);
  expect(replay.longestAhead()).toBe(2);
  replay.goTo(2);
  expect(replay.longestAhead()).toBe(2);
  replay.goTo(3);
  expect(replay.longestAhead()).toBe(3);
  replay.goTo(4);
  expect(replay.longestAhead()).toBe(-1);
  replay.end();
});

test('names what a move did, and not what a value took from the notes of others', () => {
  const play = played();
  const [typed, noted, four, erased] = movesOf({ play });
  const words = [typed, noted, four, erased].map((move) => moveWords(play.geometry.value, move!));
  expect(words).toEqual(['r1c3: 3', '2 cells: notes', 'r1c4: 4', 'r1c3: erased']);
  play.fillNotes();
  play.type([2], 3);
  expect(touchedBy(movesOf({ play }).at(-1)!)).toEqual([2]);
});

test('shows and names what the pen drew, from the move that drew it on', () => {
  const play = played();
  const [one, other] = [
    { cell: 4, digit: 2 },
    { cell: 7, digit: 2 },
  ];
  play.draw({ pen: withColour([], [one], 1) });
  play.draw({ pen: withLink(play.entries.value.pen, one, other, 'strong') });
  const moves = movesOf({ play });
  expect(moves.slice(-2).map((move) => moveWords(play.geometry.value, move))).toEqual([
    'r2c1: colours',
    '2 cells: link',
  ]);
  const replay = makeReplay(play.position.value, moves);
  const wordsOf = (cell: number): readonly string[] | undefined => replay.source.picture.layer?.words(cell);
  expect(wordsOf(4)).toBeUndefined();
  replay.goTo(5);
  expect(wordsOf(4)).toEqual(['2 coloured A']);
  replay.goTo(6);
  expect(wordsOf(7)).toHaveLength(1);
  expect(replay.source.picture.flags[7]! & cellFlag.touched).toBe(cellFlag.touched);
  replay.end();
});

test('is of the puzzle on the board alone', () => {
  const play = played();
  play.load(puzzle);
  expect(movesOf({ play })).toEqual([]);
  play.undo();
  expect(movesOf({ play })).toHaveLength(4);
});

/** A step of a path, with its relevant parts. */
const step = (technique: string, grade: number, placed: readonly number[], seTenths = 0) => ({
  ...{ technique, grade, seTenths },
  placements: placed.map((digit, index) => ({ cell: 2 + index, digit })),
});

/** The paths of the game above, which is asked about twice: before the 3, and before the 4 at 33 s. */
async function waysFrom(paths: readonly object[]) {
  const asked: Uint8Array[] = [];
  const ask = vi.fn(({ question }: { question: LogicQuestion }) => {
    asked.push(question.entries);
    return Promise.resolve(paths[asked.length - 1]);
  });
  const end = vi.fn();
  const ways = findWays(replayed(), { ask, end } as unknown as SolverClient<LogicRequest>);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(0);
  return { ways, asked, end };
}

test('names the hardest step to the next digit before each placed digit', async () => {
  const single = step('naked-single', 0, [3, 4]);
  const wing = step('xy-wing', 3, [], 42);
  const { ways, asked } = await waysFrom([
    { solved: true, steps: [single] },
    { solved: true, steps: [step('naked-pair', 2, []), wing, single, step('swordfish', 4, [])] },
  ]);
  await vi.waitFor(() => expect([...ways.known.value.keys()]).toEqual([0, 2]));
  expect(asked.map((entries) => [...entries.slice(2, 4)])).toEqual([
    [0, 0],
    [3, 0],
  ]);
  expect([...ways.known.value.values()]).toMatchObject([{ technique: 'naked-single' }, { technique: 'xy-wing' }]);
  expect(hardestMove(ways.known.value)).toBe(2);
});

test('calls a wrong digit wrong, and shows no path from there', async () => {
  const single = step('xy-wing', 3, [4, 3]);
  const { ways } = await waysFrom([
    { solved: true, steps: [single] },
    { solved: false, steps: [single] },
  ]);
  await vi.waitFor(() =>
    expect([...ways.known.value]).toEqual([
      [0, 'wrong'],
      [2, 'wrong'],
    ]),
  );
  expect(hardestMove(ways.known.value)).toBe(-1);
});

test('no step is called the hardest if all were gentle', async () => {
  const single = step('naked-single', 0, [3, 4]);
  const { ways, end } = await waysFrom([
    { solved: true, steps: [single] },
    { solved: false, steps: [step('xy-wing', 3, []), single] },
  ]);
  await vi.waitFor(() => expect([...ways.known.value.keys()]).toEqual([0]));
  expect(hardestMove(ways.known.value)).toBe(-1);
  ways.end();
  expect(end).toHaveBeenCalled();
});
