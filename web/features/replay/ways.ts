// The way that was open at each move: the steps that lead to the next digit by the techniques
// that people use. They show the hard place of a solve, whether the player hesitated there or
// not. Computed move by move: the first one, which gives the solution, then the longest pauses.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { SolverClient } from '../../client/solver_client';
import type { Geometry } from '../../grid/geometry';
import { sideOf } from '../../grid/puzzle';
import * as texts from '../../language/generated/replay';
import { digitSymbols, say } from '../../language/say';
import type { Text } from '../../language/text';
import type { LogicRequest, LogicStep } from '../../protocol/logic';
import { makeMove, type Position, type CellsMove } from '../../state/moves';
import { endsOf } from '../../state/pen';
import { cellName } from '../../ui/places';
import { clockWords } from '../../ui/play_words';
import { wholePath } from '../rating/whole_path';
import { longestPauses, placesDigits, valuesAfter, touchedBy } from './replay';
import type { Replay } from './replay_store';

/** The hardest step of a way; or the fact that the move placed a wrong digit. */
export type ReplayWay = LogicStep | 'wrong';

export interface Ways {
  /** By the number of moves before it. Missing if it is not known
      yet, if a digit was wrong, or if no technique leads on. */
  readonly known: ReadonlySignal<ReadonlyMap<number, ReplayWay>>;
  end(): void;
}

/** On larger grids a single step may take longer than anyone looks at a replay. */
const largestSide = 16;

/** The values on the board before each move that placed a digit. */
function valuesBefore({ start, moves }: Pick<Replay, 'start' | 'moves'>): Map<number, Uint8Array> {
  const before = new Map<number, Uint8Array>();
  let position: Position = start;
  moves.forEach((move, index) => {
    if (placesDigits(move)) before.set(index, position.entries.values);
    position = makeMove(position, move);
  });
  return before;
}

const isHarder = (one: LogicStep, other: LogicStep): boolean =>
  one.grade > other.grade || (one.grade === other.grade && one.seTenths > other.seTenths);

/** The hardest step up to the first digit; null if the steps lead to none. */
function hardestToDigit(steps: readonly LogicStep[]): LogicStep | null {
  const end = steps.findIndex(({ placements }) => placements.length > 0);
  const way = steps.slice(0, end + 1);
  return way.length > 0 ? way.reduce((hardest, step) => (isHarder(step, hardest) ? step : hardest)) : null;
}

function solutionOf(entries: Uint8Array, { puzzle }: Position, steps: readonly LogicStep[]): Uint8Array {
  const values = puzzle.givens.map((given, cell) => given || entries[cell]!);
  for (const { cell, digit } of steps.flatMap(({ placements }) => placements)) values[cell] = digit;
  return values;
}

export function findWays(replay: Replay, client: SolverClient<LogicRequest>): Ways {
  const known = signal<ReadonlyMap<number, ReplayWay>>(new Map());
  const { start, moves } = replay;
  const { puzzle } = start;
  let solution: Uint8Array | null = null;
  let isEnded = false;

  const isWrong = (index: number): boolean => {
    const { cells } = moves[index]!;
    return valuesAfter(moves[index]!).some((value, at) => value > 0 && value !== solution?.[cells[at]!]);
  };

  async function ask(): Promise<void> {
    const before = valuesBefore(replay);
    const waiting = longestPauses(replay.pauses, replay.pauses.length);
    const [first = 0] = before.keys();
    for (const index of new Set([first, ...waiting, ...before.keys()])) {
      const entries = before.get(index);
      if (!entries) continue;
      const path = await wholePath(client, puzzle, entries);
      if (isEnded) return;
      if (!path.solved) continue;
      if (!solution) {
        solution = solutionOf(entries, start, path.steps);
        known.value = new Map([...before.keys()].filter(isWrong).map((at) => [at, 'wrong']));
      }
      const hardest = hardestToDigit(path.steps);
      if (hardest && !isWrong(index)) known.value = new Map(known.peek()).set(index, hardest);
    }
  }
  // Without a worker the replay shows what it knows by itself.
  if (sideOf(puzzle.shape) <= largestSide) void ask().catch(() => undefined);

  return {
    known,
    end() {
      isEnded = true;
      client.end();
    },
  };
}

/** The move with the hardest way, the earliest of several; -1 if every way was gentle. */
export function hardestMove(ways: ReadonlyMap<number, ReplayWay>): number {
  const steps = [...ways].flatMap(([index, way]) => (way === 'wrong' ? [] : [[index, way] as const]));
  const inOrder = steps.sort(([one], [other]) => one - other);
  const [first, ...rest] = inOrder.filter(([, { grade }]) => grade > 0);
  if (!first) return -1;
  const [move] = rest.reduce((hardest, each) => (isHarder(each[1], hardest[1]) ? each : hardest), first);
  return move;
}

/** For a move that changed no digits. */
function marksWord({ notes, centre, colours, pen }: CellsMove): Text<{ cellsName: string }> {
  if (notes || centre) return texts.replayNoted;
  const isLink = [...(pen?.before ?? []), ...(pen?.after ?? [])].some((mark) => endsOf(mark).length > 1);
  return !colours && isLink ? texts.replayLinked : texts.replayColoured;
}

/** Moves in words. */
export function moveWords(geometry: Geometry, move: CellsMove): string {
  const cells = touchedBy(move);
  const cellsName =
    cells.length === 1 ? cellName(geometry, cells[0]!) : say(texts.replayCells, { count: cells.length });
  if (move.cells.length === 0) return say(marksWord(move), { cellsName });
  const values = new Set(valuesAfter(move));
  const [value] = values;
  if (values.size > 1) return say(texts.replaySeveral, { cellsName });
  if (value === 0) return say(texts.replayErased, { cellsName });
  return `${cellsName}: ${digitSymbols.value[value!]}`;
}

/** "At 3:12, 0:45 after the move before": the moment of a move and the pause before it. */
export function momentWords({ moves, pauses }: Replay, index: number): string {
  const clock = (time_ms: number): string => clockWords(Math.round(time_ms / 1000));
  return say(texts.replayAfter, { timeName: clock(moves[index]!.at ?? 0), pauseName: clock(pauses[index]!) });
}
