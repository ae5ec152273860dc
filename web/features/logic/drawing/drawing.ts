// A step as marks on the board. The form of each mark shows its meaning as well as its colour does:
//
//   disc                a candidate of the pattern; in a chain, one that is true if the chain's first is false
//   ring                in a chain, the other kind; a digit that joins two sets
//   diamond             a fin, or an extra candidate in a cell of a rectangle
//   square              a candidate of a target
//   struck out          a removed candidate
//   frame               a placed digit: the digit itself, or the disc of its candidate if a chain goes through the cell
//   hatched frames      houses: solid if the pattern has all places of a digit, dashed if others lose it; a
//                       colouring's are tinted alone
//   area with a letter  a set or a colour, in an ink of its own
//   dashed frame        a cell in which a wrong colour leaves no candidate
//   arrow               a link, solid if it is strong, dashed if it is weak; colours, and nets of many links, have only
//                       the one pointed at
//   ring and rays       a digit that rules out other cells, or other digits of a cell, for a single; these are shaded
//
// A candidate is drawn once, at the place of its digit: those with a mark are left out of the ground.
import type { BoardDrawing, BoardPicture } from '../../../board/picture';
import { allCandidates, withDigit } from '../../../state/notes';
import type { Geometry } from '../../../grid/geometry';
import type { Candidate, LogicStep } from '../../../protocol/logic';
import { paintArea } from './area_painter';
import { paintBlockers } from './blocker_painter';
import { inkOfGroup, Surface } from './surface';
import { letterPlace, type Standing } from './link_paths';
import { paintLinks } from './link_painter';
import { paintLetter, paintMark, paintPlaced } from './mark_painter';
import { emptiedCells, groupsOf, hasColours, isSingle, type Mark, marksOf, patternCells } from './step_marks';

/** 1 where to look, 2 the pattern, 3 the conclusion. */
export type HintStage = 1 | 2 | 3;

/** More links than these hide the board; they are then drawn one at a time. */
const mostArrows = 14;

function paintAreas(surface: Surface, step: LogicStep): void {
  const { palette } = surface.brush;
  if (isSingle(step)) {
    for (const { cells } of step.houses) paintArea(surface, cells, palette.accent, { inset: 0.04 });
    if (step.houses.length === 0) paintArea(surface, patternCells(step), palette.accent, { inset: 0.06 });
    return;
  }
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

/** The candidates that the stage shows as removed, or as placed. */
const toldAt = ({ eliminations, placements }: LogicStep, stage: HintStage): Candidate[] =>
  stage === 3 ? [...eliminations, ...placements] : [];

/** The marks of the pattern, except for candidates with a more specific mark at this stage. */
function marksAt(step: LogicStep, stage: HintStage): Mark[] {
  const told = toldAt(step, stage);
  return marksOf(step).filter((mark) => !told.some(({ cell, digit }) => cell === mark.cell && digit === mark.digit));
}

/** `link`: the link pointed at, -1 = none. */
function makeDrawing(
  geometry: Geometry,
  step: LogicStep,
  stage: HintStage,
  link: number,
  standing: Standing,
): BoardDrawing {
  return {
    paint(context, brush) {
      const surface = new Surface(context, brush, geometry);
      if (stage === 1) return paintArea(surface, step.look, brush.palette.accent, { inset: 0.03 });
      paintAreas(surface, step);
      if (isSingle(step)) paintBlockers(surface, step, stage === 3);
      const marks = marksAt(step, stage);
      const hasArrows = !hasColours(step) && step.links.length <= mostArrows;
      const [links, pointed] = hasArrows || link < 0 ? [hasArrows ? step.links : [], link] : [[step.links[link]!], 0];
      paintLinks(surface, links, marks, standing, pointed);
      for (const mark of marks) paintMark(surface, mark);
      paintLetters(surface, step, standing);
      if (stage < 3) return;
      for (const each of step.eliminations) paintMark(surface, { ...each, form: 'gone', group: 0 });
      const ends = marksOf(step);
      const isOfChain = (cell: number): boolean => step.links.length > 0 && ends.some((mark) => mark.cell === cell);
      for (const { cell, digit } of step.placements) paintPlaced(surface, cell, digit, isOfChain(cell));
    },
  };
}

/**
 * The board with the step drawn on it. Its candidates, or without any all remaining ones, are at the places of their
 * digits; a single needs none, and leaves the player's notes as they are. Rows and columns are numbered.
 */
export function drawnOn(ground: BoardPicture, step: LogicStep, stage: HintStage, link = -1): BoardPicture {
  const { geometry, values } = ground;
  if (stage === 1 || isSingle(step))
    return {
      ...ground,
      coordinates: true,
      drawing: makeDrawing(geometry, step, stage, link, { values, candidates: ground.candidates }),
    };
  const candidates = ground.candidates ?? allCandidates(geometry, values);
  const marked = [...marksOf(step), ...toldAt(step, stage)];
  const unmarked = marked.reduce((left, { cell, digit }) => withDigit(left, [cell], digit, false), candidates);
  const drawing = makeDrawing(geometry, step, stage, link, { values, candidates });
  return { ...ground, candidates: unmarked, noted: false, centre: null, coordinates: true, drawing };
}
