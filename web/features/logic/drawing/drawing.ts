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
import type { Palette } from '../../../board/palette';
import type { BoardDrawing } from '../../../board/picture';
import type { Geometry } from '../../../grid/geometry';
import type { LogicStep } from '../../../protocol/logic';
import { paintArea } from './area_painter';
import { letterPlace, type Standing } from './letter_place';
import { paintLinks } from './link_painter';
import { paintLetter, paintMark, paintPlaced } from './mark_painter';
import { groupsOf, marksOf } from './step_marks';
import { Surface } from './surface';

/** 1 where to look, 2 the pattern, 3 what follows. */
export type Stage = 1 | 2 | 3;

function inkOf(group: number, { good, entered, forced, guess }: Palette): string {
  const inks = [good, entered, forced, guess] as const;
  return inks[(group - 1) % inks.length]!;
}

function paintAreas(surface: Surface, step: LogicStep): void {
  const { palette } = surface.brush;
  for (const { cells, role } of step.houses) {
    if (role === 'base') paintArea(surface, cells, palette.accent, { lean: -1, inset: 0.04 });
    else paintArea(surface, cells, palette.guess, { lean: 1, dashed: true, inset: 0.07 });
  }
  const groups = groupsOf(step);
  for (const [group, cells] of groups) paintArea(surface, cells, inkOf(group, palette), { inset: 0.06 });
  if (step.links.length === 0 && step.houses.length === 0 && groups.size === 0) {
    const cells = [...new Set(step.cells.map(({ cell }) => cell))];
    paintArea(surface, cells, palette.accent, { inset: 0.06 });
  }
}

function paintLetters(surface: Surface, step: LogicStep, standing: Standing): void {
  const letters = new Map<number, number>();
  for (const [group, cells] of groupsOf(step)) {
    const letter = String.fromCharCode(64 + group);
    for (const cell of cells) {
      const place = letterPlace(cell, surface.geometry, standing, letters.get(cell) ?? 0);
      letters.set(cell, (letters.get(cell) ?? 0) + 1);
      paintLetter(surface, cell, letter, inkOf(group, surface.brush.palette), place);
    }
  }
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
      const surface = new Surface(context, brush, geometry);
      if (stage === 1) return paintArea(surface, step.look, brush.palette.accent, { inset: 0.03 });
      paintAreas(surface, step);
      paintLinks(surface, step.links, standing, link);
      for (const mark of marksOf(step)) paintMark(surface, mark);
      if (stage === 3) for (const each of step.eliminations) paintMark(surface, { ...each, form: 'gone' });
      paintLetters(surface, step, standing);
      if (stage === 3) for (const { cell, digit } of step.placements) paintPlaced(surface, cell, digit);
    },
  };
}
