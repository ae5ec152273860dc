// Draws the player's pen on the board: the colour of a candidate as a disc under its digit, links between digits,
// a ring round the chosen candidate; and, while one digit is shown alone, a veil over every cell that cannot hold
// it. Cells with such marks have all their notes at the places of the digits, so that links meet them.
import type { Brush, CellBox } from '../../board/brush';
import type { BoardLayer, BoardPicture } from '../../board/picture';
import type { Geometry } from '../../grid/geometry';
import * as texts from '../../language/generated/play';
import { say } from '../../language/say';
import { hasNote } from '../../state/notes';
import type { Pen } from '../../state/pen';
import { placeOf } from '../../ui/places';
import { linkWay, type Obstacle, obstaclesAlong } from '../logic/drawing/link_paths';
import { Surface } from '../logic/drawing/surface';
import { digitsIn } from './candidates';
import { type MarkedCandidate, colouredIn, linksIn } from './marks';
import { colourLetters as letters } from './pen_store';

export interface PenScene {
  readonly geometry: Geometry;
  /** A value a cell, 0 = blank. */
  readonly grid: Uint8Array;
  readonly pen: Pen;
  /** Ringed; the first end of a link is among them. */
  readonly chosen: readonly MarkedCandidate[];
  /** The digit that is shown alone; 0 = all are shown. */
  readonly only: number;
  /** The possible digits of each cell, in the form of notes (candidates.ts). */
  readonly open: Uint32Array;
  /** True if every cell has its notes at the places of the digits. */
  readonly allInPlaces: boolean;
}

/** Below this there is no room for the letter of a colour beside a digit; CSS pixels between two candidates. */
const letterPitch = 17;
/** Opacity of a veil. */
const veil = 0.72;

export class PenLayer implements BoardLayer {
  readonly #coloured = new Map<number, Map<number, number>>();
  readonly #links;
  /** Cells with a mark. */
  readonly #marked = new Set<number>();

  constructor(private readonly scene: PenScene) {
    const isBlank = ({ cell }: MarkedCandidate): boolean => scene.grid[cell] === 0;
    for (const { cell, digit, colour } of colouredIn(scene.pen).filter(isBlank)) {
      this.#coloured.set(cell, (this.#coloured.get(cell) ?? new Map<number, number>()).set(digit, colour));
      this.#marked.add(cell);
    }
    this.#links = linksIn(scene.pen).filter(({ ends }) => ends.every(isBlank));
    for (const { cell } of [...this.#links.flatMap(({ ends }) => ends), ...scene.chosen]) this.#marked.add(cell);
  }

  /** Digits that are drawn although they are not notes: those with a mark. */
  #drawnIn(cell: number): number[] {
    const ends = [...this.#links.flatMap(({ ends: both }) => both), ...this.scene.chosen];
    return [...(this.#coloured.get(cell)?.keys() ?? []), ...ends.filter((end) => end.cell === cell).map(digitOf)];
  }

  paintNotes(brush: Brush, box: CellBox, picture: BoardPicture): Uint32Array | null | undefined {
    const { cell } = box;
    if (!this.scene.allInPlaces && !this.#marked.has(cell)) return undefined;
    const { candidates, noted } = picture;
    const centre = noted || !candidates ? picture.centre : null;
    const coloured = this.#coloured.get(cell);
    if (brush.candidates.form !== 'number') {
      for (const [digit, colour] of coloured ?? []) paintDisc(brush, box, digit, colour);
      return joined(candidates, centre, cell);
    }
    const [inCorner, inCentre] = [candidates, centre].map((words) => (words ? digitsIn(words, cell) : []));
    const digits = new Set([...inCorner!, ...inCentre!, ...this.#drawnIn(cell)]);
    const { context, palette } = brush;
    for (const digit of digits) {
      const colour = coloured?.get(digit) ?? 0;
      if (colour > 0) paintDisc(brush, box, digit, colour);
      const [x, y] = placeIn(brush, box, digit);
      context.fillStyle = colour > 0 ? palette.ink : noted ? palette.entered : palette.muted;
      brush.write(digit, brush.font(inCentre!.includes(digit) ? '650' : '400', brush.candidates.glyph), x, y);
      if (colour > 0) paintLetter(brush, x, y, colour);
    }
    return null;
  }

  paint(context: CanvasRenderingContext2D, brush: Brush): void {
    const { geometry, chosen, only } = this.scene;
    const surface = new Surface(context, brush, geometry);
    this.#paintLinks(surface);
    if (only > 0) this.#paintVeil(surface);
    const { palette, hair, candidates } = brush;
    context.strokeStyle = palette.focus;
    context.lineWidth = 2 * hair;
    for (const { cell, digit } of chosen) {
      context.beginPath();
      context.arc(
        ...surface.at(surface.place(cell, digit)),
        Math.max(candidates.pitch * 0.5, 3 * hair),
        0,
        2 * Math.PI,
      );
      context.stroke();
    }
  }

  #paintVeil(surface: Surface): void {
    const { context, brush, cell: size } = surface;
    const { grid, open, only } = this.scene;
    const inset = Math.max(brush.hair, size * 0.05);
    grid.forEach((value, cell) => {
      const [x, y] = surface.at(surface.corner(cell));
      if (value === only) return;
      if (hasNote(open, cell, only)) {
        context.fillStyle = context.strokeStyle = brush.palette.accent;
        context.globalAlpha = 0.16;
        context.fillRect(x, y, size, size);
        context.globalAlpha = 1;
        context.lineWidth = 1.5 * brush.hair;
        context.beginPath();
        context.roundRect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, size * 0.12);
        context.stroke();
      } else {
        context.fillStyle = brush.palette.surface;
        context.globalAlpha = veil;
        // The lines between cells stay visible.
        const edge = 1.2 * brush.hair;
        context.fillRect(x + edge, y + edge, size - 2 * edge, size - 2 * edge);
        context.globalAlpha = 1;
      }
    });
  }

  #paintLinks(surface: Surface): void {
    if (this.#links.length === 0) return;
    const { context, brush } = surface;
    const { side } = this.scene.geometry;
    const obstacles = this.#obstacles(surface);
    context.lineCap = 'butt';
    for (const { ends, isStrong } of this.#links) {
      const [from, to] = ends.map(({ cell, digit }) => surface.place(cell, digit)) as [Obstacle, Obstacle];
      const way = linkWay(from, to, obstacles, side);
      obstacles.push(...obstaclesAlong(way));
      const line = new Path2D();
      for (const point of way) line.lineTo(...surface.at(point));
      context.strokeStyle = brush.palette.surface;
      context.lineWidth = 4.5 * brush.hair;
      context.stroke(line);
      context.strokeStyle = brush.palette.entered;
      context.lineWidth = 2 * brush.hair;
      context.setLineDash(isStrong ? [] : [6 * brush.hair, 4 * brush.hair]);
      context.stroke(line);
      context.setLineDash([]);
    }
  }

  /** The digits that links avoid. */
  #obstacles(surface: Surface): Obstacle[] {
    const { grid, open } = this.scene;
    return [...grid].flatMap((value, cell): Obstacle[] => {
      const { x, y } = surface.corner(cell);
      if (value > 0) return [{ x: x + 0.5, y: y + 0.5, radius: 0.27, weight: 3 }];
      return digitsIn(open, cell).map((digit) => ({ ...surface.place(cell, digit), radius: 0.12, weight: 1 }));
    });
  }

  words(cell: number): string[] {
    const { geometry, grid, only, open } = this.scene;
    const colours = [...(this.#coloured.get(cell) ?? [])].map(([digit, colour]) =>
      say(texts.penColoured, { digit, name: letters[colour - 1]! }),
    );
    const links = this.#links.flatMap(({ ends: [one, other], isStrong }) => {
      const text = isStrong ? texts.penStrongTo : texts.penWeakTo;
      const to = (from: MarkedCandidate, { cell: end, digit: otherDigit }: MarkedCandidate): string[] =>
        from.cell === cell ? [say(text, { digit: from.digit, otherDigit, otherCell: placeOf(geometry, end) })] : [];
      return [...to(one, other), ...(one.cell === other.cell ? [] : to(other, one))];
    });
    const holds = only > 0 && grid[cell] === 0 && hasNote(open, cell, only);
    return [...colours, ...links, ...(holds ? [say(texts.penCanHold, { digit: only })] : [])];
  }
}

const digitOf = ({ digit }: MarkedCandidate): number => digit;

function placeIn({ candidates }: Brush, box: CellBox, digit: number): [number, number] {
  const { columns, pitch, down, left, top } = candidates;
  return [box.x + left + pitch * ((digit - 1) % columns), box.y + top + down * Math.floor((digit - 1) / columns)];
}

/** With a line round it, since the tint of its cell may be the same. */
function paintDisc(brush: Brush, box: CellBox, digit: number, colour: number): void {
  const { context, palette, hair, candidates } = brush;
  context.fillStyle = palette.tints[colour - 1]!;
  context.strokeStyle = palette.ink;
  context.lineWidth = Math.max(hair, candidates.pitch * 0.05);
  context.beginPath();
  context.arc(...placeIn(brush, box, digit), candidates.pitch * 0.48, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** For people who cannot tell the tints apart. */
function paintLetter(brush: Brush, x: number, y: number, colour: number): void {
  const { pitch, glyph } = brush.candidates;
  if (pitch < letterPitch * brush.layout.ratio) return;
  brush.write(letters[colour - 1]!, brush.font('700', glyph * 0.45), x + pitch * 0.33, y + pitch * 0.26);
}

/** Corner and centre notes of one cell; the other cells' words are not valid. */
function joined(corner: Uint32Array | null, centre: Uint32Array | null | undefined, cell: number): Uint32Array {
  const words = new Uint32Array(2 * cell + 2);
  for (const at of [2 * cell, 2 * cell + 1]) words[at] = (corner?.[at] ?? 0) | (centre?.[at] ?? 0);
  return words;
}
