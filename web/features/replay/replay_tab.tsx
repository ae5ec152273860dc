// A solve played back, in place of the game. Its components are fetched when it is first asked for.
import { theReplay } from '../../language/generated/replay';
import type { HasPlay } from '../../state/play_store';
import { tabView } from '../../ui/tab';
import { pageReplay, wantsReplay } from './replay_store';

interface Needs {
  app: HasPlay;
}

const load = () => import('./replay_views');

function replayKey(key: string): boolean {
  const replay = pageReplay.peek();
  if (!replay) return false;
  const acts: Record<string, () => void> = {
    ' ': () => void (replay.isPlaying.value = !replay.isPlaying.peek()),
    ',': () => replay.goTo(replay.at.peek() - 1),
    '.': () => replay.goTo(replay.at.peek() + 1),
    Home: () => replay.goTo(0),
    End: () => replay.goTo(replay.moves.length),
    Escape: () => void (wantsReplay.value = false),
  };
  acts[key]?.();
  return Object.hasOwn(acts, key);
}

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
  key: ({ key }) => replayKey(key),
});
