// The constraints of a puzzle in its small picture: forms and edges only, as grounds and words are too fine for it. Fetched
// when a list first has a puzzle with such rules.
import type { JSX } from 'preact';
import { fogOver } from '../grid/fog';
import { makeGeometry } from '../grid/geometry';
import type { Shape } from '../grid/puzzle';
import { inks } from '../marks/inks';
import { cloudsOver } from '../marks/clouds';
import { besideCover, type DrawnMark, edgeOf, hues, level, type MarkCover, type MarkInk } from '../marks/marks';
import { drawConstraints } from '../marks/marks_of';
import { isOutlined, pathOf, strokeOf } from '../marks/paths';
import { ringOf } from '../marks/ring';
import { givenSolution } from '../state/known_solution';
import type { Position } from '../state/moves';
import styles from './small_picture.module.css';

/** The narrowest line, in cells. */
const least = 0.06;

/** Grounds of lines and discs have the colours of their edges. */
function coloursOf(ink: MarkInk): readonly [light: string, dark: string] {
  const hue = hues.find((one) => one === ink);
  const role = hue ? edgeOf(hue) : ink;
  if (role in inks) return inks[role as keyof typeof inks];
  const colour = role.startsWith('#') ? role : `var(--${role})`;
  return [colour, colour];
}

/** Signs beside a clue are too fine. */
const isSeen = ({ z, shape }: DrawnMark): boolean => z !== level.label || shape === 'discs';

function Mark({ mark }: { mark: DrawnMark }): JSX.Element | null {
  if (!isOutlined(mark) || !isSeen(mark)) return null;
  const [light, dark] = coloursOf(mark.ink);
  const width = strokeOf(mark, least);
  const isGround = mark.z === level.ground && mark.ink !== 'fog';
  return (
    <path
      class={`${width > 0 ? styles.stroke : styles.area} ${isGround ? styles.ground : ''}`}
      style={{ '--light': light, '--dark': dark }}
      stroke-width={width || undefined}
      stroke-linecap={mark.shape === 'line' ? (mark.cap ?? 'round') : undefined}
      d={pathOf(mark, least)}
    />
  );
}

export interface SmallMarks {
  /** Below the digits, and over them. */
  readonly below: JSX.Element;
  readonly above: JSX.Element;
  /** True if fog lies over marks and colours. */
  readonly isCovered: boolean;
  /** The view box, with clues beside the grid in it. */
  readonly box: string;
}

const made = new WeakMap<Shape, SmallMarks>();

/** The fog over a stored puzzle. Unless the solution came with it, its entries are not known to be right. */
export function smallCoverOf({ puzzle, entries }: Pick<Position, 'puzzle' | 'entries'>): MarkCover | null {
  const grid = puzzle.givens.map((given, cell) => given || entries.values[cell]!);
  const fog = fogOver(puzzle, grid, givenSolution(puzzle));
  return fog && cloudsOver(fog, true);
}

/** The same object for the same shape, unless fog covers a part of it. */
export function smallMarksOf(shape: Shape, cover: MarkCover | null): SmallMarks {
  const known = made.get(shape);
  if (known && !cover) return known;
  const geometry = makeGeometry(shape);
  const whole = drawConstraints(geometry, { isSmall: true, isCrowded: false, isTiny: true });
  const { marks, sides } = cover ? besideCover(whole, cover) : whole;
  const layer = (some: readonly DrawnMark[]): JSX.Element => (
    <g>
      {some.map((mark, index) => (
        <Mark key={index} mark={mark} />
      ))}
    </g>
  );
  const { left, top, extent } = ringOf(geometry.side, sides) ?? { left: 0, top: 0, extent: geometry.side };
  const over = marks.filter(({ z }) => z >= level.cage);
  const below = marks.filter(({ z }) => z < level.cage);
  const drawn = {
    below: layer(cover ? [...below, ...over, ...cover.marks] : below),
    above: layer(cover ? [] : over),
    isCovered: cover !== null,
    box: `${-left - 0.2} ${-top - 0.2} ${extent + 0.4} ${extent + 0.4}`,
  };
  if (!cover) made.set(shape, drawn);
  return drawn;
}
