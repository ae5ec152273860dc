// Several runs side by side in the Watch tab, instead of one: the components are fetched when they
// are first shown, and the runs exist only while they are shown, together with their workers.
import { signal } from '@preact/signals';
import { theRace } from '../../language/generated/app';
import type { FogNeeds } from '../fog/fog_door';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { tabView } from '../../ui/tab';
import type { HasWatch } from '../watch/watch_store';
import type { Race } from './race_store';

interface Needs {
  app: FogNeeds & HasView & HasRuns & HasSettings & HasWatch & HasCatalogue;
}

/** The runs, while they are shown and once they are loaded. */
export const pageRace = signal<Race | null>(null);

const load = () => import('./race_views');

export const raceView = tabView<Awaited<ReturnType<typeof load>>, Needs>({
  load,
  name: theRace,
  isShown: ({ app }) => app.runs.race.value !== null,
  begin(views, { app }) {
    const race = views.startRace(app);
    pageRace.value = race;
    return () => {
      race.end();
      pageRace.value = null;
    };
  },
  stageKind: 'boards',
  stage: ({ RaceStage }, { app }) => pageRace.value && <RaceStage app={app} race={pageRace.value} />,
  panel: ({ RacePanel }, { app }) => pageRace.value && <RacePanel app={app} race={pageRace.value} />,
  deck: ({ RaceDeck }, { app }) => pageRace.value && <RaceDeck app={app} race={pageRace.value} />,
  key: ({ key }) => pageRace.peek()?.key(key) ?? false,
});
