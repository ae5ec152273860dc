// What the Play tab uses of the page.
import type { HasKept } from '../../kept/kept_store';
import type { HasLink } from '../../link/link_sync';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanNameRules, CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import type { HintDoor } from '../logic/hint_door';
import type { HasToday } from '../today/today_store';
import type { HasWatch } from '../watch/watch_store';
import type { EntryControl } from './entry_control';

export type PlayNeeds = HasPlay &
  HasView &
  HasSettings &
  HasSitting &
  HasKept &
  HasVerdict &
  HasToday &
  HasRuns &
  HasLink &
  HasWatch &
  HasCatalogue &
  CanNameRules &
  CanSolve;

export interface PlayPage {
  app: PlayNeeds;
  arrival: Arrival;
  entry: EntryControl;
  hints: HintDoor;
}
