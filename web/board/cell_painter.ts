// Paints one cell: ground, hatch, digit or candidates, marks, selection. Weight, mark or ground tells each kind of
// cell apart, never colour alone: a guess has a notch, a digit that it forces a smaller one, an entered digit an
// underline, a revealed one a slant and a dot, a proved one a bar at its left, a supposed one a dashed frame. It
// paints inside its own box only (borders are on a canvas above), so a cell can be repainted without its neighbours.
import type { Brush, CellBox, Weight } from './brush';
import type { DotLayer } from './dot_layer';
import { printed } from './figure';
import type { Ink } from './palette';
import type { BoardPicture } from './picture';
import { cellFlag, cellKind } from './picture';

/**
 * Bits for the marks of the selection on a cell. `cursor`: the one of several cells from which keys move; `noted`: the lit
 * digit is one of its small ones.
 */
export const cellMark = { selected: 1, focused: 2, inHouse: 4, equal: 8, cursor: 16, noted: 32 } as const;
/** Above these bits: the selected cells among the eight around a selected one (outline.ts). */
export const neighbourShift = 6;
/** Corner radius of the line round selected cells, in multiples of its distance from their edge. */
export const outlineRadius = 2.2;

/** In smaller cells a dashed frame hides the digit, and the digit's slant is enough; CSS pixels. */
const smallestFrame = 14;

/** Everything painted in a cell besides its picture. */
export interface CellExtras {
  /** `printed` bits. */
  readonly figure: number;
  /** cellMark bits. */
  readonly marks: number;
  /** cellFlag bits. */
  readonly flags: number;
  /** Digits typed so far of a number not yet entered. */
  readonly hint: string;
  /** True to put each corner note at its digit's place. */
  readonly notesInPlaces: boolean;
  /** The lit one of the small digits; 0 = none. */
  readonly lit: number;
}

const inks: readonly Ink[] = ['ink', 'ink', 'ink', 'forced', 'guess', 'entered', 'good', 'good', 'muted'];
const weights: readonly Weight[] = [
  ...(['regular', 'heavy', 'regular', 'regular', 'heavy', 'medium', 'slanted'] as const),
  ...(['medium', 'slanted'] as const),
];

export function paintCell(brush: Brush, dots: DotLayer, picture: BoardPicture, box: CellBox, extras: CellExtras): void {
  const value = picture.values[box.cell]!;
  const kind = picture.kinds[box.cell]!;
  const level = picture.levels?.[box.cell] ?? 0;
  const colours = picture.colours?.[box.cell] ?? 0;
  paintGround(brush, box, kind, extras, colours);
  picture.heat?.paint(brush, box);
  brush.marks?.paintShapes(brush, box);
  paintDiagonals(brush, box, extras.figure);
  // The number being typed is shown in the place of the value that it will replace.
  const typing = showsHint(extras);
  if (value !== 0 && !typing) paintValue(brush, box, value, kind, level, extras.flags);
  const isOpen = value === 0 && !typing;
  let candidates = isOpen ? picture.candidates : null;
  const dotted = isOpen ? picture.layer?.paintNotes(brush, box, picture) : undefined;
  if (dotted !== undefined) candidates = dotted;
  else if (brush.editing && isOpen && (picture.noted || !candidates)) {
    const { notesInPlaces: inPlaces } = extras;
    candidates = brush.editing.paintNotes(brush, box, {
      corner: candidates,
      centre: picture.centre ?? null,
      colours,
      inPlaces,
      lit: extras.lit,
    });
  } else if (candidates && brush.candidates.form === 'number') paintCandidates(brush, box, candidates, extras.lit);
  dots.put(box, candidates);
  if (colours) brush.editing?.paintTag(brush, box, colours);
  if (extras.flags & cellFlag.ringed) paintRing(brush, box);
  if (extras.marks & cellMark.selected) paintSelection(brush, box, extras);
}

function showsHint({ hint, marks }: CellExtras): boolean {
  return hint !== '' && (marks & cellMark.selected) !== 0;
}

function paintGround(
  brush: Brush,
  box: CellBox,
  kind: number,
  { flags, marks, figure }: CellExtras,
  colours: number,
): void {
  const { context, palette } = brush;
  const fill = (style: string | CanvasPattern, alpha = 1): void => {
    context.globalAlpha = alpha;
    context.fillStyle = style;
    context.fillRect(box.x, box.y, box.width, box.height);
    context.globalAlpha = 1;
    brush.ground.push({ style, alpha });
  };
  brush.ground.length = 0;
  if (colours && brush.editing) {
    brush.editing.paintColours(brush, box, colours);
  } else if (flags & (cellFlag.clash | cellFlag.hatched | cellFlag.wrong)) {
    fill(palette.badSoft);
  } else if (kind === cellKind.guess) {
    fill(palette.guessSoft);
  } else {
    fill(figure & printed.ground ? palette.sunken : palette.surface);
    brush.marks?.paintGround(context, box);
    if (flags & cellFlag.touched || marks & cellMark.selected) fill(palette.accentSoft);
    else if (marks & cellMark.inHouse) fill(palette.accentSoft, 0.5);
  }
  if (marks & cellMark.equal && !(marks & cellMark.selected) && colours) {
    // A tint over a colour would make another colour.
    context.fillStyle = palette.accent;
    brush.frame(box.x, box.y, box.width, box.height, brush.hair, 2 * brush.hair);
  } else if (marks & cellMark.equal && !(marks & cellMark.selected)) {
    const alarmed = flags & (cellFlag.clash | cellFlag.hatched | cellFlag.wrong);
    fill(alarmed ? palette.bad : kind === cellKind.guess ? palette.guess : palette.accent, 0.17);
  }
  if (flags & cellFlag.hatched) fill(brush.hatch);
  if (flags & cellFlag.touched) {
    context.globalAlpha = 0.6;
    context.fillStyle = palette.accent;
    brush.frame(box.x, box.y, box.width, box.height, brush.hair, brush.hair);
    context.globalAlpha = 1;
  }
}

function paintDiagonals(brush: Brush, box: CellBox, figure: number): void {
  if (!(figure & (printed.falling | printed.rising))) return;
  const { context } = brush;
  context.strokeStyle = brush.palette.muted;
  context.globalAlpha = 0.45;
  context.lineWidth = brush.hair * 1.25;
  context.beginPath();
  if (figure & printed.falling) {
    context.moveTo(box.x, box.y);
    context.lineTo(box.x + box.width, box.y + box.height);
  }
  if (figure & printed.rising) {
    context.moveTo(box.x, box.y + box.height);
    context.lineTo(box.x + box.width, box.y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function paintValue(brush: Brush, box: CellBox, value: number, kind: number, level: number, flags: number): void {
  const { context, palette, hair } = brush;
  const size = Math.min(box.width, box.height);
  const clash = (flags & (cellFlag.clash | cellFlag.wrong)) !== 0;
  context.fillStyle = clash ? palette.bad : palette[inks[kind]!];
  const middle = box.y + box.height / 2;
  brush.write(value, weights[kind]!, box.x + box.width / 2, middle);

  if (kind === cellKind.entered && brush.roomy) {
    const [width, thickness] = [Math.round(size * 0.3), Math.max(hair, Math.round(size * 0.035))];
    context.globalAlpha = 0.55;
    context.fillRect(Math.round(box.x + (box.width - width) / 2), Math.round(middle + size * 0.31), width, thickness);
    context.globalAlpha = 1;
  }
  if (kind === cellKind.revealed && brush.roomy) {
    context.beginPath();
    context.arc(box.x + box.width - size * 0.14, box.y + box.height - size * 0.14, size * 0.045, 0, 2 * Math.PI);
    context.fill();
  }
  if (kind === cellKind.proved) {
    const width = Math.max(hair, Math.round(size * 0.08));
    context.fillRect(box.x + hair, box.y + hair, width, box.height - 2 * hair);
  }
  if (kind === cellKind.supposed && brush.layout.cellSize >= smallestFrame) paintDashes(brush, box);
  if (kind === cellKind.forced && brush.roomy) {
    context.globalAlpha = 0.6;
    paintNotch(brush, box, size * 0.1);
    context.globalAlpha = 1;
  }
  if (kind === cellKind.guess) {
    paintNotch(brush, box, size * (brush.roomy ? 0.2 : 0.3));
    if (level > 0 && brush.showsLevels) {
      const label = String(level);
      const width = brush.width(label, 'level');
      const down = size * (brush.marks?.hasLabels ? 0.84 : 0.16);
      brush.write(label, 'level', box.x + box.width - width / 2 - size * 0.09, box.y + down);
    }
  }
  if (clash) {
    const arm = Math.max(size * 0.055, hair * 1.5);
    const [x, y] = [box.x + box.width - size * 0.1 - arm, box.y + size * 0.1 + arm];
    context.strokeStyle = palette.bad;
    context.lineWidth = Math.max(hair, size * 0.035);
    context.beginPath();
    context.moveTo(x - arm, y - arm);
    context.lineTo(x + arm, y + arm);
    context.moveTo(x + arm, y - arm);
    context.lineTo(x - arm, y + arm);
    context.stroke();
  }
}

/** A frame with gaps: its content is not final either. */
function paintDashes({ context, hair, palette }: Brush, box: CellBox): void {
  const dash = Math.max(2 * hair, Math.round(box.width / 9));
  context.strokeStyle = palette.muted;
  context.lineWidth = hair;
  context.setLineDash([dash, dash]);
  context.strokeRect(box.x + 1.5 * hair, box.y + 1.5 * hair, box.width - 3 * hair, box.height - 3 * hair);
  context.setLineDash([]);
}

/** In the corner that has no label. */
function paintNotch({ context, marks }: Brush, { cell, x, y, width }: CellBox, size: number): void {
  const [corner, end] = marks?.isTurned(cell) ? [x + width, x + width - size] : [x, x + size];
  context.beginPath();
  context.moveTo(corner, y);
  context.lineTo(end, y);
  context.lineTo(corner, y + size);
  context.fill();
}

function paintCandidates(brush: Brush, box: CellBox, words: Uint32Array, lit: number): void {
  const { context, palette } = brush;
  const { columns, pitch, down, left, top } = brush.candidates;
  context.fillStyle = palette.muted;
  for (let half = 0; half < 2; half++) {
    for (let word = words[2 * box.cell + half]!; word !== 0; word &= word - 1) {
      const index = 32 * half + 31 - Math.clz32(word & -word);
      const [x, y] = [box.x + left + pitch * (index % columns), box.y + top + down * Math.floor(index / columns)];
      if (index + 1 === lit) brush.light(index + 1, x, y, brush.candidates.glyph);
      else brush.write(index + 1, 'candidate', x, y);
    }
  }
}

function paintRing(brush: Brush, box: CellBox): void {
  const { context } = brush;
  const size = Math.min(box.width, box.height);
  const thickness = Math.max(brush.hair, size * 0.045);
  context.strokeStyle = brush.palette.bad;
  context.lineWidth = thickness;
  context.beginPath();
  context.arc(box.x + box.width / 2, box.y + box.height / 2, size * 0.42 - thickness / 2, 0, 2 * Math.PI);
  context.stroke();
}

/** A rounded line inside a box. `inset`: distance from the edge to the line's middle. */
function ring(context: CanvasRenderingContext2D, { x, y, width, height }: CellBox, inset: number): void {
  context.beginPath();
  context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, outlineRadius * inset);
  context.stroke();
}

function paintSelection(brush: Brush, box: CellBox, extras: CellExtras): void {
  const { context, palette, hair } = brush;
  const size = Math.min(box.width, box.height);
  const { marks } = extras;
  const thickness = marks & cellMark.focused ? Math.max(2 * hair, Math.round(size * 0.05)) : Math.round(1.5 * hair);
  const inset = Math.max(Math.min(hair, Math.floor(size / 8)) + thickness / 2, size * 0.045);
  context.strokeStyle = palette.focus;
  context.lineWidth = thickness;
  const neighbours = marks >> neighbourShift;
  if (neighbours && brush.editing) brush.editing.paintOutline(context, box, neighbours, inset);
  else ring(context, box, inset);
  if (marks & cellMark.cursor) {
    context.lineWidth = hair;
    ring(context, box, 2 * inset + hair);
  }
  if (!showsHint(extras)) return;
  // The digits typed so far, followed by a caret.
  const width = brush.width(extras.hint, 'hint');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const height = Math.round(size * 0.36);
  context.fillStyle = palette.accent;
  brush.write(extras.hint, 'hint', x - hair, y);
  context.fillRect(Math.round(x + width / 2 + hair), Math.round(y - height / 2), Math.ceil(1.5 * hair), height);
}
