// The candidates beneath the drawing of a step: those that the solver found it with. Pure.
import type { BoardPicture } from '../../../board/picture';
import { allCandidates, haveNotes } from '../../../state/notes';

/**
 * The candidates of all blank cells: of a cell with a list of the player's those in it, of any other all that the digits on
 * the board allow. `areCornersLists`: true if the corner notes, too, are lists.
 */
export function withAllCandidates(picture: BoardPicture, areCornersLists: boolean): BoardPicture {
  const { geometry, values, candidates, centre } = picture;
  const lists = [centre, areCornersLists ? candidates : null];
  const shown = allCandidates(geometry, values).map((all, word) => {
    const list = lists.find((each) => each && haveNotes(each, [word >> 1]));
    return list ? all & list[word]! : all;
  });
  return { ...picture, candidates: shown };
}
