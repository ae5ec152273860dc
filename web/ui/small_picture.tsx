// A stored puzzle as a small picture: the places of its givens and entries, its constraints and the
// player's colours, by which a puzzle is recognised. Notes are too small for it.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { areEveryday } from '../grid/constraints';
import { colourCount, type Position } from '../state/moves';
import { sideOf, type Shape } from '../grid/puzzle';
import type * as smallMarks from './small_marks';
import styles from './small_picture.module.css';

type Pictured = Pick<Position, 'puzzle' | 'entries'>;

/** Once it is fetched, every picture has it. */
const painter = signal<typeof smallMarks | null>(null);

/**
 * The rules of a puzzle for a small picture; null if it has none that is drawn, or until they are fetched. `covered`: the state of
 * the puzzle, to show its fog.
 */
export function fetchedMarksOf(shape: Shape, covered: Pictured | null = null): smallMarks.SmallMarks | null {
  if (areEveryday(shape.constraints)) return null;
  if (!painter.value)
    import('./small_marks').then(
      (fetched) => (painter.value = fetched),
      () => {},
    );
  return painter.value?.smallMarksOf(shape, covered && painter.value.smallCoverOf(covered)) ?? null;
}

const tints = Array.from({ length: colourCount }, (_, index) => index);

/** A square or a dot in each of these cells. */
function squares(side: number, cells: number[], size: number): string {
  const inset = (1 - size) / 2;
  const at = (cell: number): string => `M${(cell % side) + inset} ${Math.floor(cell / side) + inset}`;
  return cells.map((cell) => `${at(cell)}h${size}v${size}h-${size}z`).join('');
}

/** The stripes of one colour: each colour of a cell has its share, as on the board. */
function stripes(side: number, colours: Uint16Array, index: number): string {
  const parts: string[] = [];
  colours.forEach((word, cell) => {
    const chosen = tints.filter((tint) => (word >> tint) & 1);
    const at = chosen.indexOf(index);
    if (at < 0) return;
    const width = 1 / chosen.length;
    parts.push(`M${(cell % side) + at * width} ${Math.floor(cell / side)}h${width}v1h${-width}z`);
  });
  return parts.join('');
}

interface Props {
  position: Pictured;
  /** True to show the clues below fog, too. */
  isClear?: boolean;
}

export function SmallPicture({ position, isClear = false }: Props): JSX.Element {
  const { puzzle, entries } = position;
  const side = sideOf(puzzle.shape);
  const cells = [...puzzle.givens.keys()];
  const isGiven = (cell: number): boolean => puzzle.givens[cell]! > 0;
  const isEntered = (cell: number): boolean => !isGiven(cell) && entries.values[cell]! > 0;
  const marks = fetchedMarksOf(puzzle.shape, isClear ? null : position);
  const coloured = tints
    .filter((index) => entries.colours.some((word) => (word >> index) & 1))
    .map((index) => (
      <path
        key={index}
        style={{ fill: `var(--tint-${'abcdefghi'[index]})` }}
        d={stripes(side, entries.colours, index)}
      />
    ));
  const isBlank = (cell: number): boolean => !isGiven(cell) && !isEntered(cell);
  return (
    <svg class={styles.picture} viewBox={marks?.box ?? `-.2 -.2 ${side + 0.4} ${side + 0.4}`} aria-hidden="true">
      {!marks?.isCovered && coloured}
      {marks?.below}
      {marks?.isCovered && coloured}
      <path class={styles.blank} d={squares(side, cells.filter(isBlank), 0.16)} />
      <path class={styles.given} d={squares(side, cells.filter(isGiven), 0.78)} />
      <path class={styles.entered} d={squares(side, cells.filter(isEntered), 0.78)} />
      {marks?.above}
    </svg>
  );
}
