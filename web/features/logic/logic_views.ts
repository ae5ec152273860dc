// The contents of the Logic tab, fetched when it is first shown.
import type { DeskNeeds } from './logic_desk';
import { deskOf } from './hint_views';
import { awaitFog } from '../fog/fog_door';
import { type Logic, makeLogic } from './logic';

export { LogicDeck } from './logic_deck';
export { LogicPanel } from './logic_panel';

let logic: Logic | null = null;

/** The state of Logic for the tab, made when it is first shown. */
export function logicOf(app: DeskNeeds['app']): Logic {
  awaitFog(app);
  logic ??= makeLogic(deskOf(app));
  return logic;
}
export { PenPart } from './pen_part';
