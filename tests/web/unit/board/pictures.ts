// Pictures for the tests of the board.
import type { BoardPicture } from '../../../../web/board/picture';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';

export function blankPicture(boxHeight: number, boxWidth: number): BoardPicture {
  const geometry = makeGeometry(boxShape(boxHeight, boxWidth));
  const { cellCount } = geometry;
  return {
    geometry,
    values: new Uint8Array(cellCount),
    kinds: new Uint8Array(cellCount),
    flags: new Uint8Array(cellCount),
    levels: new Uint16Array(cellCount),
    candidates: new Uint32Array(2 * cellCount),
  };
}
