// A solve played back, in place of the game. Its components are fetched when it is first asked for.
import { theReplay } from '../../language/generated/replay';
import type { HasPlay } from '../../state/play_store';
import { tabView } from '../../ui/tab';
import { pageReplay, wantsReplay } from './replay_store';

interface Needs {
  app: HasPlay;
}

const load = () => import('./replay_views');

export const replayView = tabView<Awaited<ReturnType<typeof load>>, Needs>({
  load,
  name: theReplay,
  isShown: () => wantsReplay.value,
  begin({ startReplay }, { app }) {
    pageReplay.value = startReplay(app);
    return () => {
      pageReplay.peek()?.end();
      pageReplay.value = null;
      wantsReplay.value = false;
    };
  },
  board: ({ app }) => ({ source: pageReplay.value?.source ?? app.play.source, editable: false, hint: '' }),
  panel: ({ ReplayPanel }, { app }) => pageReplay.value && <ReplayPanel app={app} replay={pageReplay.value} />,
  deck: ({ ReplayDeck }, { app }) => pageReplay.value && <ReplayDeck app={app} replay={pageReplay.value} />,
  key: ({ key }) => pageReplay.peek()?.press(key) ?? false,
});
