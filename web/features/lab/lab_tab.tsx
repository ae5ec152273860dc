// The Lab tab: algorithms measured on sets of puzzles. Its components are fetched when it is first shown.
import { tabLab, theLab } from '../../language/generated/app';
import type { CanRead } from '../../state/reading';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { icons } from '../../ui/icons';
import { type TabRecord, tabView } from '../../ui/tab';
import type { Arrival } from '../arrival/arrival_store';
import type { HasWatch } from '../watch/watch_store';

declare module '../../state/view' {
  interface TabIds {
    lab: true;
  }
}

interface Needs {
  arrival: Arrival;
  app: HasPlay & HasView & HasWatch & HasCatalogue & CanRead;
}

const load = () => import('./lab_views');

const view = tabView<Awaited<ReturnType<typeof load>>, Needs>({
  load,
  name: theLab,
  stageKind: 'results',
  stage: ({ LabResults }, { app }) => <LabResults app={app} />,
  panel: ({ LabPanel }, { app, arrival }) => <LabPanel app={app} arrival={arrival} />,
  deck: ({ LabDeck }, { app }) => <LabDeck app={app} />,
});

export const labTab: TabRecord<Needs> = {
  id: 'lab',
  title: tabLab,
  icon: icons.lab,
  letter: 'l',
  needsAlgorithms: true,
  views: [view],
};
