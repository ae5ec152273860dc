// The Watch tab with one run: its components are fetched when it is first shown.
import { tabWatch, theRun } from '../../language/generated/app';
import { watchNoTyping } from '../../language/generated/watch_tab';
import { say } from '../../language/say';
import { loadSolverTexts } from '../../language/solver_texts';
import type { HasRuns } from '../../run/runs';
import type { HasCatalogue } from '../../state/catalogue';
import type { HasPlay } from '../../state/play';
import type { HasSettings } from '../../state/settings';
import type { HasVerdict } from '../../state/verdict';
import type { HasView } from '../../state/view';
import { type TabRecord, tabView } from '../../ui/tab';
import type { HasWatch } from './watch_store';

declare module '../../state/view' {
  interface TabIds {
    watch: true;
  }
}

interface Needs {
  app: HasPlay & HasView & HasRuns & HasSettings & HasVerdict & HasWatch & HasCatalogue;
}

/** With the sentences that they show. */
const load = async () => (await Promise.all([import('./watch_views'), loadSolverTexts()]))[0];

const view = tabView<Awaited<ReturnType<typeof load>>, Needs>({
  load,
  name: theRun,
  board: ({ app }) => ({ source: app.watch.source, editable: false, hint: '' }),
  panel: ({ WatchPanel }, { app }) => <WatchPanel app={app} />,
  deck: ({ WatchDeck }, { app }) => <WatchDeck app={app} />,
  key(event, { app: { watch, view } }) {
    switch (event.key.toLowerCase()) {
      case ' ':
        if (watch.playing.peek()) watch.pause();
        else watch.play();
        return true;
      case ',':
        watch.previous('move', event.repeat);
        return true;
      case '.':
        watch.next('move', event.repeat);
        return true;
      case 'g':
        if (event.shiftKey) watch.previous('guess', event.repeat);
        else watch.next('guess', event.repeat);
        return true;
      case 'x':
        watch.next('contradiction', event.repeat);
        return true;
      case 's':
        watch.next('solution', event.repeat);
        return true;
      case 'd':
        watch.toDeepest();
        return true;
      case 'home':
        watch.toStart();
        return true;
      case 'end':
        watch.toEnd();
        return true;
    }
    if (!/^[1-9]$/.test(event.key)) return false;
    view.notice.value = { text: () => say(watchNoTyping), tone: 'plain' };
    return true;
  },
});

export const watchTab: TabRecord<Needs> = {
  id: 'watch',
  title: tabWatch,
  letter: 'w',
  needsAlgorithms: true,
  views: [view],
};
