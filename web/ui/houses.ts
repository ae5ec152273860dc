// Houses in the solver's messages.
import type { Geometry } from '../grid/geometry';
import type { ExtraHouseKind } from '../grid/house_rules';
import * as lists from '../language/generated/lists';
import type { Message } from '../language/text';

const numberOfExtra: Record<ExtraHouseKind, number> = {
  'falling diagonal': lists.numberOfFallingDiagonal,
  'rising diagonal': lists.numberOfRisingDiagonal,
  window: lists.numberOfWindow,
  'disjoint group': lists.numberOfDisjointGroup,
  'extra region': lists.numberOfExtraRegion,
};

/** "row 5", "box 6", "the falling diagonal", in the solver's words. */
export function houseOf({ shape, side, extraHouses }: Geometry, house: number): Message {
  const number = (house % side) + 1;
  const kind = Math.floor(house / side);
  if (kind < 2) return [kind === 0 ? lists.numberOfRow : lists.numberOfColumn, number];
  if (kind === 2) return [shape.regions ? lists.numberOfRegion : lists.numberOfBox, number];
  const extra = extraHouses[house - 3 * side]!;
  const id = numberOfExtra[extra.kind];
  return extra.number === undefined ? [id] : [id, extra.number];
}
