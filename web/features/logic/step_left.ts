// Finds the part of a step that remains to be done. A step stays true while digits are added;
// a player who carries it out by hand sees less and less of it, until nothing is left.
import type { LogicStep } from '../../protocol/logic';
import { hasNote, haveNotes } from '../../state/notes';
import type { PlayStore } from '../../state/play_store';

type Standing = Pick<PlayStore, 'grid' | 'entries'>;

/**
 * The step without the conclusions that are drawn already. Reads signals. `areLists`: true if the corner notes are lists of
 * candidates; other corner notes do not show the candidates ruled out. Centre notes always are lists.
 */
export function stepLeft(step: LogicStep, { grid, entries }: Standing, areLists: boolean): LogicStep {
  const { notes, centre } = entries.value;
  const isBlank = (cell: number): boolean => grid.value[cell] === 0;
  // A cell without notes still has all candidates.
  const isNoted = (cell: number, digit: number): boolean => {
    if (haveNotes(centre, [cell])) return hasNote(centre, cell, digit);
    return !areLists || !haveNotes(notes, [cell]) || hasNote(notes, cell, digit);
  };
  const placements = step.placements.filter(({ cell }) => isBlank(cell));
  const eliminations = step.eliminations.filter(({ cell, digit }) => isBlank(cell) && isNoted(cell, digit));
  const isWhole = placements.length === step.placements.length && eliminations.length === step.eliminations.length;
  return isWhole ? step : { ...step, placements, eliminations };
}

export const stepIsDone = ({ placements, eliminations }: LogicStep): boolean =>
  placements.length === 0 && eliminations.length === 0;

/** True if no value has been changed or removed since. */
export const stepHolds = (before: Uint8Array, grid: Uint8Array): boolean =>
  before.length === grid.length && before.every((value, cell) => value === 0 || value === grid[cell]);
