// The Watch tab with one run: its components are fetched when it is first shown.
import { tabWatch, theRun } from '../../language/generated/app';
import { watchNoTyping } from '../../language/generated/watch';
import { say } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { icons } from '../../ui/icons';
import { type TabRecord, tabView } from '../../ui/tab';
import type { HasPlayer, HasWatch, RunPlayer } from './watch_store';

declare module '../../state/view' {
  interface TabIds {
    watch: true;
  }
}

type Others = HasPlay & HasView & HasRuns & HasSettings & HasVerdict & HasCatalogue;

interface Needs {
  app: Others & HasWatch;
}

/** Together with the sentences that they show. */
const load = async () => (await Promise.all([import('./watch_views'), loadSolverTexts()]))[0];

type Act = (watch: RunPlayer, event: KeyboardEvent) => void;

const acts: Record<string, Act> = {
  ' ': (watch) => (watch.playing.peek() ? watch.pause() : watch.play()),
  ',': (watch, { repeat }) => watch.previous('move', repeat),
  '.': (watch, { repeat }) => watch.next('move', repeat),
  g: (watch, { shiftKey, repeat }) => (shiftKey ? watch.previous('guess', repeat) : watch.next('guess', repeat)),
  x: (watch, { repeat }) => watch.next('contradiction', repeat),
  s: (watch, { repeat }) => watch.next('solution', repeat),
  d: (watch) => watch.toDeepest(),
  home: (watch) => watch.toStart(),
  end: (watch) => watch.toEnd(),
};

/** The needs of the views, once the player is loaded. */
function played(app: Needs['app']): (Others & HasPlayer) | null {
  const watch = app.watch.player.value;
  return watch && { ...app, watch };
}

const view = tabView<Awaited<ReturnType<typeof load>>, Needs>({
  load,
  name: theRun,
  begin({ makePlayer }, { app }) {
    app.watch.begin(makePlayer);
    // The run keeps its place while other tabs are shown.
    return () => undefined;
  },
  board: ({ app: { watch } }) => ({ source: (watch.player.value ?? watch).source, editable: false, hint: '' }),
  panel({ WatchPanel }, { app }) {
    const own = played(app);
    return own && <WatchPanel app={own} />;
  },
  deck({ WatchDeck }, { app }) {
    const own = played(app);
    return own && <WatchDeck app={own} />;
  },
  key(event, { app: { watch, view } }) {
    const act = acts[event.key.toLowerCase()];
    if (act) watch.ask((player) => act(player, event));
    else if (/^[1-9]$/.test(event.key)) view.notice.value = { text: () => say(watchNoTyping), tone: 'plain' };
    else return false;
    return true;
  },
});

export const watchTab: TabRecord<Needs> = {
  id: 'watch',
  title: tabWatch,
  icon: icons.watch,
  letter: 'w',
  needsAlgorithms: true,
  views: [view],
};
