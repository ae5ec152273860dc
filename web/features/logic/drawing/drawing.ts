// A step as marks on the board. The form of each mark shows its meaning as well as its colour does:
//
//   disc                a candidate of the pattern; in a chain, one that is true if the chain's first is false
//   ring                in a chain, the other kind; a digit that joins two sets
//   octagon             in a chain, one of two that exclude each other and are both true
//   diamond             a fin, or an extra candidate in a cell of a rectangle
//   square              a candidate of a target
//   struck out          a removed candidate
//   frame               a placed digit: the digit itself, or the disc of its candidate if a chain goes through the cell
//   hatched frames      houses: solid if the pattern has all places of a digit, dashed if others lose it; a
//                       colouring's are tinted alone
//   area with a letter  a set or a colour, in an ink of its own
//   dashed frame        a cell in which a wrong colour or assumption leaves no candidate; a house in which it leaves no
//                       place for a digit
//   arrow               a link, solid if it is strong, dashed if it is weak; colours, and nets of many links, have only
//                       the one pointed at
//   ring and rays       a digit that rules out other cells, or other digits of a cell, for a single; these are shaded
//
// A candidate is drawn once, at the place of its digit: those with a mark are left out of the ground.
import type { BoardDrawing, BoardPicture } from '../../../board/picture';
import { allCandidates, withDigit } from '../../../state/notes';
import type { Geometry } from '../../../grid/geometry';
import type { LogicStep } from '../../../protocol/logic';
import { paintArea } from './area_painter';
import { paintBlockers } from './blocker_painter';
import { inkOfGroup, Surface } from './surface';
import { letterPlace, type Standing } from './link_paths';
import { paintLinks } from './link_painter';
import { paintLetter, paintMark, paintPlaced } from './mark_painter';
import {
  arrowsOf,
  emptiedCells,
  emptiedHouse,
  groupsOf,
  hasColours,
  type HintStage,
  isOfCandidates,
  isSingle,
  marksAt,
  marksOf,
  patternCells,
  toldAt,
} from './step_marks';

function paintAreas(surface: Surface, step: LogicStep): void {
  const { palette } = surface.brush;
  if (isSingle(step)) {
    for (const { cells } of step.houses) paintArea(surface, cells, palette.accent, { inset: 0.04 });
    if (step.houses.length === 0) paintArea(surface, patternCells(step), palette.accent, { inset: 0.06 });
    return;
  }
  const isColoured = hasColours(step);
  const emptied = emptiedHouse(step);
  paintArea(surface, emptied, palette.bad, { dashed: true, inset: 0.04 });
  for (const { cells, role } of emptied.length > 0 ? [] : step.houses) {
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

function paintConclusion(surface: Surface, step: LogicStep): void {
  for (const each of step.eliminations) paintMark(surface, { ...each, form: 'gone', group: 0 });
  const ends = marksOf(step);
  const isOfChain = (cell: number): boolean => step.links.length > 0 && ends.some((mark) => mark.cell === cell);
  for (const { cell, digit } of step.placements) paintPlaced(surface, cell, digit, isOfChain(cell));
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
      const { links, pointed } = arrowsOf(step, link);
      paintLinks(surface, links, marks, standing, pointed);
      for (const mark of marks) paintMark(surface, mark);
      paintLetters(surface, step, standing);
      if (stage === 3) paintConclusion(surface, step);
      // The sum of the cage that the sentence is about stays legible.
      const told = stage === 3 ? [...step.eliminations, ...step.placements] : [];
      brush.marks?.paintAgain(context, new Set([...marks, ...told].map(({ cell }) => cell)));
    },
  };
}

/**
 * The board with the step drawn on it. Its candidates, or without any all remaining ones, are at the places of their
 * digits; a single needs none, and leaves the player's notes as they are. Rows and columns are numbered.
 */
export function drawnOn(ground: BoardPicture, step: LogicStep, stage: HintStage, link = -1): BoardPicture {
  const { geometry, values } = ground;
  if (!isOfCandidates(step, stage))
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
