// A step as marks on the board. What each mark means is told by its form as well as by its colour:
//
//   disc                a candidate of the pattern; in a chain, one that is true where the chain's first is false
//   ring                in a chain, the other kind; a digit that joins two sets
//   diamond             a fin, or what a cell of a rectangle could hold besides
//   square              a candidate of a target
//   struck out          a candidate that goes
//   frame               what is placed: its digit, or the disc of its candidate where a chain goes through the cell
//   hatched frames      houses: solid where the pattern has all places of a digit, dashed where others lose it; a
//                       colouring's are tinted alone
//   area with a letter  a set or a colour, in an ink of its own
//   dashed frame        a cell in which a colour that is wrong leaves nothing
//   arrow               a link, solid where it is strong, dashed where it is weak
import type { BoardDrawing } from '../../../board/picture';
import type { Geometry } from '../../../grid/geometry';
import type { LogicStep } from '../../../protocol/logic';
import { paintArea } from './area_painter';
import { inkOfGroup } from './group_ink';
import { letterPlace, type Standing } from './letter_place';
import { paintLinks } from './link_painter';
import { paintLetter, paintMark, paintPlaced } from './mark_painter';
import { emptiedCells, groupsOf, hasColours, marksOf, patternCells } from './step_marks';
import { Surface } from './surface';

/** 1 where to look, 2 the pattern, 3 what follows. */
export type Stage = 1 | 2 | 3;

function paintAreas(surface: Surface, step: LogicStep): void {
  const { palette } = surface.brush;
  const isColoured = hasColours(step);
  for (const { cells, role } of step.houses) {
    // Many houses make a colouring: hatched and framed, they would hide it.
    if (isColoured) paintArea(surface, cells, palette.accent, {});
    else if (role === 'base') paintArea(surface, cells, palette.accent, { lean: -1, inset: 0.04 });
    else paintArea(surface, cells, palette.guess, { lean: 1, dashed: true, inset: 0.07 });
  }
  for (const [group, cells] of groupsOf(step)) {
    paintArea(surface, cells, inkOfGroup(group, palette), { inset: 0.06 });
  }
  paintArea(surface, patternCells(step), palette.accent, { inset: 0.06 });
  paintArea(surface, emptiedCells(step), palette.bad, { dashed: true, inset: 0.11 });
}

function paintLetters(surface: Surface, step: LogicStep, standing: Standing): void {
  const letters = new Map<number, number>();
  for (const [group, cells] of groupsOf(step)) {
    for (const cell of cells) {
      const place = letterPlace(cell, surface.geometry, standing, letters.get(cell) ?? 0);
      letters.set(cell, (letters.get(cell) ?? 0) + 1);
      paintLetter(surface, cell, group, place);
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
      const marks = marksOf(step);
      paintLinks(surface, step.links, marks, standing, link);
      for (const mark of marks) paintMark(surface, mark);
      if (stage === 3) for (const each of step.eliminations) paintMark(surface, { ...each, form: 'gone', group: 0 });
      paintLetters(surface, step, standing);
      if (stage < 3) return;
      const isOfChain = (cell: number): boolean => step.links.length > 0 && marks.some((mark) => mark.cell === cell);
      for (const { cell, digit } of step.placements) paintPlaced(surface, cell, digit, isOfChain(cell));
    },
  };
}
