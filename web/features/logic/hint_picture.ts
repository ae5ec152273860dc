// Draws a hint over a board: over the current game, which goes on beneath it, or over the grid at a step of the path.
import { computed, type ReadonlySignal } from '@preact/signals';
import { changedSource } from '../../board/changed_source';
import { type BoardPicture, type BoardSource, cellFlag } from '../../board/picture';
import type { LogicPath } from '../../protocol/logic';
import { allCandidates, haveNotes } from '../../state/notes';
import type { HasPlay } from '../../state/play_store';
import { drawnOn } from './drawing/drawing';
import { isOfCandidates } from './drawing/step_marks';
import type { Hints } from './hints';
import { pictureAt } from './path_picture';

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

export type Layer = (picture: BoardPicture) => BoardPicture;

/** Changes nothing. */
export const noLayer: Layer = (picture) => picture;

const noCells: readonly number[] = [];

/** Draws a hint over a picture of its grid. */
export function hintLayer({ finding, stage, left, showsWrong, areLists, link }: Hints): ReadonlySignal<Layer> {
  return computed<Layer>(() => {
    const now = finding.value;
    const step = left.value;
    const wrong = (now.kind === 'wrong' || now.kind === 'lost') && showsWrong.value ? now.cells : noCells;
    if (!step && wrong.length === 0) return noLayer;
    const [told, pointed, isList] = [stage.value, link.value, areLists.value];
    return (picture) => {
      if (!step) {
        const flags = picture.flags.slice();
        for (const cell of wrong) flags[cell]! |= cellFlag.ringed;
        return { ...picture, coordinates: true, flags };
      }
      return drawnOn(isOfCandidates(step, told) ? withAllCandidates(picture, isList) : picture, step, told, pointed);
    };
  });
}

/** `path`: the path of Logic; `at`: the step shown, -1 = the current grid. */
export function logicSource(
  { play }: HasPlay,
  hints: Hints,
  path: ReadonlySignal<LogicPath | null>,
  at: ReadonlySignal<number>,
): BoardSource {
  const layer = hintLayer(hints);
  const change = computed<Layer>(() => {
    if (at.value < 0) return layer.value;
    const shown = pictureAt(
      play.geometry.value,
      play.puzzle.value,
      path.value?.steps ?? [],
      at.value,
      hints.link.value,
    );
    return () => shown;
  });
  return changedSource(play.source, change);
}
