// A step as marks on the board. What each mark means is told by its form as well as by its colour:
//
//   disc                a candidate of the pattern; in a chain, one that is true where the chain's first is false
//   ring                in a chain, the other kind; a digit that joins two sets
//   diamond             a fin, or what a cell of a rectangle could hold besides
//   square              a candidate of a target
//   struck out          a candidate that goes
//   digit in a frame    what is placed
//   hatched frames      houses: solid where the pattern has all places of a digit, dashed where others lose it
//   area with a letter  an almost locked set; a colour's letter stands in its disc's cell
//   arrow               a link, solid where it is strong, dashed where it is weak
import type { Brush } from '../../board/brush';
import type { BoardDrawing } from '../../board/picture';
import type { Geometry } from '../../grid/geometry';
import type { ChainNode, LogicStep } from '../../protocol/logic';
import { hasNote } from '../../state/notes';
import { type Curve, type Glyph, linkPath, markRadius, type Point, pointOn } from './link_paths';

/** 1 where to look, 2 the pattern, 3 what follows. */
export type Stage = 1 | 2 | 3;

type Context = CanvasRenderingContext2D;
type Form = 'on' | 'off' | 'fin' | 'target' | 'gone';

interface Mark {
  readonly cell: number;
  readonly digit: number;
  readonly form: Form;
  readonly group: number;
}

const keyOf = (cell: number, digit: number): string => `${cell}:${digit}`;

/** The mark of each candidate of the pattern: those of chains by whether they are on or off. */
function marksOf({ cells, links }: LogicStep): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const forms = { pattern: 'on', fin: 'fin', link: 'off', target: 'target' } as const;
  const isChain = links.length > 0;
  // Of almost locked sets links go through some.
  const hasColours =
    cells.some(({ group }) => group > 0) &&
    cells.every(({ role }) => role === 'pattern') &&
    links.every(({ als }) => als === 0);
  for (const { cell, digits, role, group } of cells) {
    if (isChain && role === 'pattern' && !hasColours) continue;
    const form = hasColours && group % 2 === 0 ? 'off' : forms[role];
    for (const digit of digits) marks.set(keyOf(cell, digit), { cell, digit, form, group });
  }
  const add = ({ cells: of, digit }: ChainNode, form: Form): void => {
    for (const cell of of) {
      if (!marks.has(keyOf(cell, digit))) marks.set(keyOf(cell, digit), { cell, digit, form, group: 0 });
    }
  };
  for (const { from, to, strong } of links) {
    add(from, strong ? 'off' : 'on');
    add(to, strong ? 'on' : 'off');
  }
  return marks;
}

class Painter {
  readonly #context: Context;
  readonly #brush: Brush;
  readonly #geometry: Geometry;
  /** Device pixels of a cell. */
  readonly #cell: number;

  constructor(context: Context, brush: Brush, geometry: Geometry) {
    this.#context = context;
    this.#brush = brush;
    this.#geometry = geometry;
    this.#cell = brush.layout.cell;
  }

  /** The middle of a candidate's place, in cells. */
  place(cell: number, digit: number): Point {
    const { columns, pitch, left, top } = this.#brush.candidates;
    const [column, row] = [cell % this.#geometry.side, Math.floor(cell / this.#geometry.side)];
    return {
      x: column + (left + pitch * ((digit - 1) % columns)) / this.#cell,
      y: row + (top + pitch * Math.floor((digit - 1) / columns)) / this.#cell,
    };
  }

  /** Cells to device pixels. */
  #at({ x, y }: Point): [number, number] {
    const { columns, rows } = this.#brush.layout;
    return [columns[0]! + x * this.#cell, rows[0]! + y * this.#cell];
  }

  #radius(): number {
    return Math.min(markRadius * this.#cell, this.#brush.candidates.pitch * 0.5);
  }

  #path(cells: readonly number[], inset: number): Path2D {
    // The outline of cells as one path of their outer edges; cells that only touch by a corner stay apart.
    const { side } = this.#geometry;
    const all = new Set(cells);
    const path = new Path2D();
    for (const cell of cells) {
      const [column, row] = [cell % side, Math.floor(cell / side)];
      const has = (dx: number, dy: number): boolean =>
        column + dx >= 0 && column + dx < side && all.has(cell + dx + dy * side);
      const [l, t] = [has(-1, 0) ? 0 : inset, has(0, -1) ? 0 : inset];
      const [r, b] = [has(1, 0) ? 1 : 1 - inset, has(0, 1) ? 1 : 1 - inset];
      const line = (x1: number, y1: number, x2: number, y2: number): void => {
        path.moveTo(...this.#at({ x: column + x1, y: row + y1 }));
        path.lineTo(...this.#at({ x: column + x2, y: row + y2 }));
      };
      if (!has(0, -1)) line(l, t, r, t);
      if (!has(0, 1)) line(l, b, r, b);
      if (!has(-1, 0)) line(l, t, l, b);
      if (!has(1, 0)) line(r, t, r, b);
    }
    return path;
  }

  #clip(cells: readonly number[]): Path2D {
    const { side } = this.#geometry;
    const path = new Path2D();
    for (const cell of cells) {
      const [x, y] = this.#at({ x: cell % side, y: Math.floor(cell / side) });
      path.rect(x, y, this.#cell, this.#cell);
    }
    return path;
  }

  /** A house or an area: a tint, hatching that leans one way, and a frame. */
  area(cells: readonly number[], colour: string, look: { lean?: 1 | -1; dashed?: boolean; inset?: number }): void {
    const context = this.#context;
    const { hair } = this.#brush;
    context.save();
    context.clip(this.#clip(cells));
    context.fillStyle = context.strokeStyle = colour;
    context.globalAlpha = 0.08;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    if (look.lean) {
      context.globalAlpha = 0.22;
      context.lineWidth = hair;
      context.beginPath();
      const size = context.canvas.width;
      for (let start = -size; start < 2 * size; start += 7 * hair) {
        context.moveTo(start, 0);
        context.lineTo(start + look.lean * size, size);
      }
      context.stroke();
    }
    context.restore();
    context.strokeStyle = colour;
    context.lineWidth = 1.8 * hair;
    context.lineCap = 'round';
    context.setLineDash(look.dashed ? [7 * hair, 4 * hair] : []);
    context.stroke(this.#path(cells, look.inset ?? 0.03));
    context.setLineDash([]);
  }

  #write(text: string, x: number, y: number, size: number, colour: string, weight = 700): void {
    const context = this.#context;
    context.font = `${weight} ${size.toFixed(1)}px ${this.#brush.palette.family}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = colour;
    const { actualBoundingBoxAscent: rise, actualBoundingBoxDescent: fall } = context.measureText(text);
    context.fillText(text, x, y + (rise - fall) / 2);
  }

  mark({ cell, digit, form }: Mark, alpha = 1): void {
    const context = this.#context;
    const { palette, hair, symbols, candidates } = this.#brush;
    const [x, y] = this.#at(this.place(cell, digit));
    const radius = this.#radius();
    const colours = {
      on: palette.accent,
      off: palette.guess,
      fin: palette.entered,
      target: palette.good,
      gone: palette.bad,
    };
    const colour = colours[form];
    const isFilled = form === 'on' || form === 'fin';
    context.globalAlpha = alpha;
    context.beginPath();
    if (form === 'fin') {
      const reach = radius * 1.3;
      context.moveTo(x, y - reach);
      for (const [dx, dy] of [
        [reach, 0],
        [0, reach],
        [-reach, 0],
      ] as const)
        context.lineTo(x + dx, y + dy);
      context.closePath();
    } else if (form === 'target') context.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius * 0.4);
    else context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = isFilled ? colour : form === 'gone' ? palette.badSoft : palette.surface;
    context.fill();
    context.strokeStyle = colour;
    context.lineWidth = 1.8 * hair;
    if (!isFilled) context.stroke();
    if (candidates.form === 'number') {
      this.#write(symbols[digit]!, x, y, candidates.glyph * 1.02, isFilled ? palette.surface : colour);
    }
    if (form === 'gone') {
      const reach = radius * 1.15;
      context.lineCap = 'round';
      context.lineWidth = 2 * hair;
      context.beginPath();
      context.moveTo(x - reach, y + reach);
      context.lineTo(x + reach, y - reach);
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  placed(cell: number, digit: number): void {
    const context = this.#context;
    const { palette, hair, symbols } = this.#brush;
    const { side } = this.#geometry;
    const [x, y] = this.#at({ x: cell % side, y: Math.floor(cell / side) });
    const size = this.#cell;
    context.fillStyle = palette.surface;
    context.fillRect(x + hair, y + hair, size - 2 * hair, size - 2 * hair);
    context.strokeStyle = palette.good;
    context.lineWidth = 2.4 * hair;
    context.beginPath();
    context.roundRect(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88, size * 0.1);
    context.stroke();
    this.#write(symbols[digit]!, x + size / 2, y + size / 2, size * (side <= 9 ? 0.58 : 0.44), palette.good, 650);
  }

  /** In the place of that digit, which has none in the cell; 0 = in the corner. */
  letter(cell: number, letter: string, colour: string, place: number): void {
    const { side } = this.#geometry;
    const context = this.#context;
    const size = Math.max(this.#cell * 0.22, 9 * this.#brush.hair);
    const [right, bottom] = this.#at({ x: (cell % side) + 1, y: Math.floor(cell / side) + 1 });
    const corner: [number, number] = [right - size * 0.7, bottom - size * 0.7];
    const middle = place > 0 ? this.#at(this.place(cell, place)) : corner;
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(middle[0] - size / 2, middle[1] - size / 2, size, size, size * 0.25);
    context.fill();
    this.#write(letter, ...middle, size * 0.78, this.#brush.palette.surface);
  }

  link(curve: Curve, strong: boolean, isPointedAt: boolean, alpha: number): void {
    const context = this.#context;
    const { palette, hair } = this.#brush;
    const [from, bend, to] = [this.#at(curve.from), this.#at(curve.bend), this.#at(curve.to)];
    const colour = isPointedAt ? palette.accent : palette.ink;
    const width = (isPointedAt ? 3.2 : 1.9) * hair;
    const line = new Path2D();
    line.moveTo(...from);
    line.quadraticCurveTo(...bend, ...to);
    context.globalAlpha = alpha;
    context.lineCap = 'butt';
    context.strokeStyle = palette.surface;
    context.lineWidth = width + 3 * hair;
    context.stroke(line);
    context.strokeStyle = context.fillStyle = colour;
    context.lineWidth = width;
    context.setLineDash(strong ? [] : [6 * hair, 4 * hair]);
    context.stroke(line);
    context.setLineDash([]);
    // The tip points along the end of the curve.
    const before = this.#at(pointOn(curve, 0.92));
    const angle = Math.atan2(to[1] - before[1], to[0] - before[0]);
    const reach = Math.min(9 * hair, this.#cell * 0.16);
    context.beginPath();
    context.moveTo(...to);
    for (const turn of [2.7, -2.7])
      context.lineTo(to[0] + reach * Math.cos(angle + turn), to[1] + reach * Math.sin(angle + turn));
    context.closePath();
    context.fill();
    context.globalAlpha = 1;
  }
}

/** The two candidates of two nodes that are nearest to each other. */
function nearestEnds(painter: Painter, from: ChainNode, to: ChainNode): [Point, Point] {
  let best: [Point, Point] | null = null;
  let least = Infinity;
  for (const a of from.cells) {
    for (const b of to.cells) {
      const ends: [Point, Point] = [painter.place(a, from.digit), painter.place(b, to.digit)];
      const away = Math.hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y);
      if (away >= least) continue;
      least = away;
      best = ends;
    }
  }
  return best!;
}

/** What stands on the board, as state/notes.ts and a picture have it. */
export interface Standing {
  readonly values: Uint8Array;
  readonly candidates: Uint32Array | null;
}

/** Where the digits stand that a link keeps off. */
function glyphsOf(painter: Painter, { side, cellCount }: Geometry, { values, candidates }: Standing): Glyph[] {
  const glyphs: Glyph[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const middle = { x: (cell % side) + 0.5, y: Math.floor(cell / side) + 0.5 };
    if (values[cell]! > 0) glyphs.push({ ...middle, radius: 0.27 });
    else if (candidates) {
      for (let digit = 1; digit <= side; digit++) {
        if (hasNote(candidates, cell, digit)) glyphs.push({ ...painter.place(cell, digit), radius: 0.12 });
      }
    }
  }
  return glyphs;
}

/**
 * The last digit that is no candidate of the cell, so that a letter hides none; the one before it where `letters` stand there
 * already. 0 where there is no such digit.
 */
export function letterPlace(
  cell: number,
  { side }: Geometry,
  { values, candidates }: Standing,
  letters: number,
): number {
  if (values[cell]! > 0) return 0;
  const digits = Array.from({ length: side }, (_, index) => side - index);
  return digits.filter((digit) => !candidates || !hasNote(candidates, cell, digit))[letters] ?? 0;
}

/** `link`: the one that is pointed at, -1 = none. */
export function makeDrawing(
  geometry: Geometry,
  step: LogicStep,
  stage: Stage,
  link: number,
  standing: Standing,
): BoardDrawing {
  return {
    paint(context, brush) {
      const painter = new Painter(context, brush, geometry);
      const { palette } = brush;
      if (stage === 1) return painter.area(step.look, palette.accent, { inset: 0.03 });
      const marks = marksOf(step);
      const isChain = step.links.length > 0;
      for (const { cells, role } of step.houses) {
        if (role === 'base') painter.area(cells, palette.accent, { lean: -1, inset: 0.04 });
        else painter.area(cells, palette.guess, { lean: 1, dashed: true, inset: 0.07 });
      }
      const groups = new Map<number, number[]>();
      for (const { cell, group } of step.cells) {
        if (group > 0) groups.set(group, [...new Set([...(groups.get(group) ?? []), cell])]);
      }
      const areaInks = [palette.good, palette.entered, palette.forced, palette.guess] as const;
      for (const [group, cells] of groups) {
        const ink = areaInks[(group - 1) % areaInks.length]!;
        painter.area(cells, ink, { inset: 0.06 });
      }
      if (!isChain && step.houses.length === 0 && groups.size === 0) {
        painter.area([...new Set(step.cells.map(({ cell }) => cell))], palette.accent, { inset: 0.06 });
      }
      const gone = stage === 3 ? step.eliminations : [];
      const glyphs = step.links.length > 0 ? glyphsOf(painter, geometry, standing) : [];
      step.links.forEach(({ from, to, strong }, index) => {
        const [start, end] = nearestEnds(painter, from, to);
        const isPointedAt = index === link;
        painter.link(
          linkPath(start, end, glyphs, geometry.side),
          strong,
          isPointedAt,
          link < 0 || isPointedAt ? 1 : 0.3,
        );
      });
      for (const mark of marks.values()) painter.mark(mark);
      for (const { cell, digit } of gone) painter.mark({ cell, digit, form: 'gone', group: 0 });
      const letters = new Map<number, number>();
      for (const [group, cells] of groups) {
        const letter = String.fromCharCode(64 + group);
        for (const cell of cells) {
          const place = letterPlace(cell, geometry, standing, letters.get(cell) ?? 0);
          letters.set(cell, (letters.get(cell) ?? 0) + 1);
          painter.letter(cell, letter, areaInks[(group - 1) % areaInks.length]!, place);
        }
      }
      if (stage === 3) for (const { cell, digit } of step.placements) painter.placed(cell, digit);
    },
  };
}
