// The worth of each right digit of a duel: the rating of the easiest way to it by the techniques that
// people use, from the grid before it. Computed digit by digit in a worker, while the players go on.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { SolverClient } from '../../client/solver_client';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicRequest, LogicStep } from '../../protocol/logic';
import { wholePath } from '../rating/whole_path';
import type { Duel, DuelMove } from './duel';

export interface Worth {
  /** Sudoku Explainer's rating, in tenths. */
  readonly tenths: number;
  /** The hardest step of the way; null if no technique leads to the digit. */
  readonly step: LogicStep | null;
}

export interface DuelPoints {
  /** By the move's place in the duel. */
  readonly known: ReadonlySignal<ReadonlyMap<number, Worth>>;
  /** True if no more will be known. */
  readonly hasFailed: ReadonlySignal<boolean>;
  end(): void;
}

/** Above every step that is rated. */
const beyondTechniques = 120;

/** The hardest step up to the one that places a digit in the cell. */
export function worthOf(steps: readonly LogicStep[], cell: number): Worth {
  const end = steps.findIndex(({ placements }) => placements.some((placed) => placed.cell === cell));
  if (end < 0) return { tenths: beyondTechniques, step: null };
  const way = steps.slice(0, end + 1);
  const step = way.reduce((hardest, each) => (each.seTenths > hardest.seTenths ? each : hardest));
  return { tenths: step.seTenths, step };
}

/** The points of both, in tenths; null while a right digit's worth is unknown. */
export function pointsOf(moves: readonly DuelMove[], known: ReadonlyMap<number, Worth>): [number, number] | null {
  const points: [number, number] = [0, 0];
  const isWhole = moves.every(({ player, isRight }, index) => {
    points[player] += isRight ? (known.get(index)?.tenths ?? 0) : 0;
    return !isRight || known.has(index);
  });
  return isWhole ? points : null;
}

/** The entries before a move. */
function entriesBefore(moves: readonly DuelMove[], index: number, cells: number): Uint8Array {
  const entries = new Uint8Array(cells);
  for (const { cell, value, isRight } of moves.slice(0, index)) if (isRight) entries[cell] = value;
  return entries;
}

export function makeDuelPoints(
  puzzle: Puzzle,
  duel: ReadonlySignal<Duel | null>,
  client: SolverClient<LogicRequest>,
): DuelPoints {
  const known = signal<ReadonlyMap<number, Worth>>(new Map());
  const hasFailed = signal(false);
  let isAsking = false;

  async function ask(moves: readonly DuelMove[], index: number): Promise<void> {
    isAsking = true;
    try {
      const entries = entriesBefore(moves, index, puzzle.givens.length);
      const path = await wholePath(client, puzzle, entries);
      isAsking = false;
      known.value = new Map(known.peek()).set(index, worthOf(path.steps, moves[index]!.cell));
    } catch {
      // Without a worker the duel goes on without points.
      hasFailed.value = true;
    }
  }

  const stop = effect(() => {
    const moves = duel.value?.moves ?? [];
    const index = moves.findIndex(({ isRight }, at) => isRight && !known.value.has(at));
    if (index >= 0 && !isAsking && !hasFailed.value) untracked(() => void ask(moves, index));
  });

  return {
    known,
    hasFailed,
    end() {
      stop();
      client.end();
    },
  };
}
