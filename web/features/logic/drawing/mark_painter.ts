// Draws the marks in a cell: the mark of a candidate, the letter of a set, a placed digit.
import { inkOfGroup, type Surface } from './surface';
import { markRadius } from './link_paths';
import type { Mark } from './step_marks';

export function paintMark(surface: Surface, { cell, digit, form, group }: Mark): void {
  const { context } = surface;
  const { palette, hair, symbols, candidates } = surface.brush;
  const [x, y] = surface.at(surface.place(cell, digit));
  const radius = Math.min(markRadius * surface.cell, candidates.pitch * 0.5, candidates.down * 0.5);
  const colours = {
    on: palette.accent,
    off: palette.guess,
    clash: palette.bad,
    fin: palette.entered,
    target: palette.good,
    gone: palette.bad,
    placed: palette.good,
  };
  const colour = group > 0 ? inkOfGroup(group, palette) : colours[form];
  const isFilled = ['on', 'clash', 'fin', 'placed'].includes(form);
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
  } else if (form === 'clash') {
    for (let corner = 0; corner < 8; corner++) {
      const angle = (Math.PI / 4) * (corner + 0.5);
      context.lineTo(x + radius * 1.15 * Math.cos(angle), y + radius * 1.15 * Math.sin(angle));
    }
    context.closePath();
  } else if (form === 'target') context.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius * 0.4);
  else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = isFilled ? colour : form === 'gone' ? palette.badSoft : palette.surface;
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = Math.min(1.8 * hair, radius * 0.28);
  if (!isFilled) context.stroke();
  if (form === 'gone') {
    const reach = radius * 1.2;
    context.lineCap = 'round';
    context.lineWidth = Math.min(2 * hair, radius * 0.3);
    context.beginPath();
    context.moveTo(x - reach, y + reach);
    context.lineTo(x + reach, y - reach);
    context.stroke();
  }
  if (candidates.form !== 'number') return;
  const size = candidates.glyph * 1.02;
  // The stroke passes behind the digit, which stays legible.
  if (form === 'gone') surface.write(symbols[digit]!, x, y, size, palette.badSoft, 700, size * 0.3);
  surface.write(symbols[digit]!, x, y, size, isFilled ? palette.surface : colour);
}

/** Over the whole cell or, if candidates of the cell belong to the pattern too, as the mark of one of them. */
export function paintPlaced(surface: Surface, cell: number, digit: number, isAmongCandidates: boolean): void {
  const { context, cell: size } = surface;
  const { palette, hair, symbols } = surface.brush;
  const [x, y] = surface.at(surface.corner(cell));
  if (!isAmongCandidates) {
    context.fillStyle = palette.surface;
    context.fillRect(x + hair, y + hair, size - 2 * hair, size - 2 * hair);
  }
  context.strokeStyle = palette.good;
  context.lineWidth = 2.4 * hair;
  context.beginPath();
  const inset = isAmongCandidates ? 0.03 : 0.06;
  context.roundRect(x + size * inset, y + size * inset, size * (1 - 2 * inset), size * (1 - 2 * inset), size * 0.1);
  context.stroke();
  if (isAmongCandidates) return paintMark(surface, { cell, digit, form: 'placed', group: 0 });
  const share = surface.geometry.side <= 9 ? 0.58 : 0.44;
  surface.write(symbols[digit]!, x + size / 2, y + size / 2, size * share, palette.good, 650);
}

/** At the place of that digit, which is not a candidate of the cell; 0 = in the corner. */
export function paintLetter(surface: Surface, cell: number, group: number, place: number): void {
  const { context, brush } = surface;
  const size = Math.max(surface.cell * 0.22, 9 * brush.hair);
  const { x, y } = surface.corner(cell);
  const [right, bottom] = surface.at({ x: x + 1, y: y + 1 });
  const corner: [number, number] = [right - size * 0.7, bottom - size * 0.7];
  const middle = place > 0 ? surface.at(surface.place(cell, place)) : corner;
  context.fillStyle = inkOfGroup(group, brush.palette);
  context.beginPath();
  context.roundRect(middle[0] - size / 2, middle[1] - size / 2, size, size, size * 0.25);
  context.fill();
  surface.write(String.fromCharCode(64 + group), ...middle, size * 0.78, brush.palette.surface);
}
