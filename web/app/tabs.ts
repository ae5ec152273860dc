// The tabs of the page, in order. Each is described in its feature; this is the only list of them.
import type { Arrival } from '../features/arrival/arrival_store';
import { collectionTab } from '../features/collection/collection_tab';
import { labTab } from '../features/lab/lab_tab';
import { logicTab } from '../features/logic/logic_tab';
import { raceView } from '../features/race/race_tab';
import type { HintDoor } from '../features/logic/hint_door';
import type { EntryControl } from '../features/play/entry_control';
import { playTab } from '../features/play/play_tab';
import { watchTab } from '../features/watch/watch_tab';
import type { Tab, TabLetters } from '../state/view';
import type { TabRecord } from '../ui/tab';
import { withFinish } from './logic_finish';
import type { App } from './make_app';
import { standIns } from './stand_ins';

/** The parts of the page for its tabs; each tab names those that it uses. */
export interface Page {
  app: App;
  arrival: Arrival;
  entry: EntryControl;
  hints: HintDoor;
}

export const tabs: readonly TabRecord<Page>[] = [
  { ...playTab, views: [...standIns, ...playTab.views] },
  withFinish(logicTab),
  // Several runs replace the single one.
  { ...watchTab, views: [raceView, ...watchTab.views] },
  labTab,
  collectionTab,
];

export const tabLetters = Object.fromEntries(tabs.map(({ id, letter }) => [id, letter])) as TabLetters;

/** True if the tab shows the list of algorithms. */
export const needsAlgorithms = (tab: Tab): boolean => tabs.some((one) => one.id === tab && one.needsAlgorithms);
