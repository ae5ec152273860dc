// The parts of the page that the Play tab uses.
import type { JSX } from 'preact';
import type { HasKept } from '../../kept/stored_records';
import type { HasLink } from '../../link/link_sync';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasVerdict, HasWholeModule } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { Arrival } from '../arrival/arrival_store';
import type { HintDoor } from '../logic/hint_door';
import type { HasToday } from '../today/today_store';
import type { HasWatch } from '../watch/watch_store';
import type { EntryControl } from './entry_control';

/** The views of the puzzles that can be made of the one on the board, with the sentences that they show. */
export interface CanImprove {
  loadImprovements(): Promise<{ ImproveBody(props: { app: PlayNeeds }): JSX.Element | null }>;
}

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
  HasWholeModule &
  CanImprove &
  CanSolve;

export interface PlayPage {
  app: PlayNeeds;
  arrival: Arrival;
  entry: EntryControl;
  hints: HintDoor;
}
