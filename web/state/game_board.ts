// The board of the game: its grid, which follows from the position, and the picture of it with all that other parts of the
// page show on it.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { type BoardLayer, cellFlag, sourceOf } from '../board/picture';
import { clashes, makeGeometry } from '../grid/geometry';
import { type BoardMarks, drawMarks } from './board_marks';
import type { Position } from './moves';
import type { PlayInternals } from './play_store';
import { clashesBeside, drawPosition, type ShownOutlook } from './position_picture';

export type GameBoard = Pick<
  PlayInternals,
  | ('puzzle' | 'geometry' | 'entries' | 'grid' | 'clashes')
  | ('broken' | 'hatched' | 'outlook' | 'marks' | 'layer' | 'cover' | 'wrong' | 'source')
>;

/** A grid of another size may come before its search is forgotten. */
const fitting = (outlook: ShownOutlook | null, grid: Uint8Array): ShownOutlook | null =>
  outlook?.proved.length === grid.length ? outlook : null;

export function makeGameBoard(position: ReadonlySignal<Position>, marksClashes: ReadonlySignal<boolean>): GameBoard {
  const broken: GameBoard['broken'] = signal(null);
  const hatched = signal<Iterable<number>>([]);
  const outlook = signal<ShownOutlook | null>(null);
  const marks = signal<BoardMarks | null>(null);
  const layer = signal<BoardLayer | null>(null);
  const cover: GameBoard['cover'] = signal(null);
  const wrong = signal<ReadonlyMap<number, number>>(new Map());

  const puzzle = computed(() => position.value.puzzle);
  const shape = computed(() => puzzle.value.shape);
  const geometry = computed(() => makeGeometry(shape.value));
  const entries = computed(() => position.value.entries);
  // Notes change the entries, but not the values of the grid.
  const values = computed(() => entries.value.values);
  const grid = computed(() => puzzle.value.givens.map((given, cell) => given || values.value[cell]!));
  const clashing = computed(() => {
    const found = clashes(geometry.value, grid.value);
    if (broken.value?.grid === grid.value) for (const cell of broken.value.cells) found.add(cell);
    return found;
  });
  const picture = computed(() => {
    const drawn = drawPosition(geometry.value, position.value, grid.value, fitting(outlook.value, grid.value));
    const shown = [...wrong.value].filter(([cell, value]) => grid.value[cell] === value).map(([cell]) => cell);
    for (const cell of marksClashes.value ? clashesBeside(geometry.value, grid.value, clashing.value, shown) : []) {
      drawn.flags[cell]! |= cellFlag.clash;
    }
    for (const cell of shown) drawn.flags[cell]! |= cellFlag.wrong;
    // A diagnosis that shows cells is more precise than the verdict's contradiction, and each is clearer alone.
    for (const cell of marks.value ? [] : hatched.value) drawn.flags[cell]! |= cellFlag.hatched;
    const picture = { ...drawn, layer: layer.value, cover: cover.value };
    return marks.value ? drawMarks(picture, marks.value) : picture;
  });

  return {
    ...{ puzzle, geometry, entries, grid, clashes: clashing },
    ...{ broken, hatched, outlook, marks, layer, cover, wrong, source: sourceOf(picture) },
  };
}
