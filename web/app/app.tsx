// The page: header, board, the panel and the deck of the chosen tab,
// and the open dialog. Connects keys, paste and drop while it is shown.
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { makeArrival } from '../features/arrival/arrival';
import type { Arrival, Openers, ArrivalWay } from '../features/arrival/arrival_store';
import { type Launch, listenToLaunches } from '../features/arrival/launch';
import { listenToPasteAndDrop, pickFiles } from '../features/arrival/paste_and_drop';
import { makePlayHints } from '../features/logic/play_hints';
import { makeEntryControl } from '../features/play/entry_control';
import { tellFullGrid } from '../features/play/full_grid';
import { startFailed, startFailedWhy, tabsLabel, tryAgain } from '../language/generated/app';
import { say } from '../language/say';
import { Button } from '../ui/controls/button';
import { Tabs, panelProps } from '../ui/controls/tabs';
import { PartLoading } from '../ui/lazy_part';
import styles from './app.module.css';
import { Header } from './header';
import type { App } from './make_app';
import { showNewPuzzles } from './new_puzzle';
import { Notices } from './notices';
import { OpenDialog, OtherPuzzle } from './open_dialog';
import { listenToKeys } from './page_keys';
import tabStyles from './page_tabs.module.css';
import { BoardPlace, type PlaceProps } from './board_place';
import { tabs } from './tabs';
import { useTab } from './use_tab';

/** The part that was used last, unless it holds a text that could not be read. */
function wayToNew({ settings }: App, arrival: Arrival): ArrivalWay {
  const part = settings.newPart.peek();
  if (part === 'bring' || arrival.draft.peek() !== '') return 'text';
  return part;
}

/** Beside a board that is shown at once, a missing part is announced here. */
function Panel({ page, shown: { view, part } }: PlaceProps): JSX.Element | null {
  if (part.views) return view.panel(part.views, page);
  return view.board ? <PartLoading part={part} name={say(view.name)} /> : null;
}

function Deck({ page, shown: { view, part } }: PlaceProps): JSX.Element | null {
  return part.views && view.deck(part.views, page);
}

const openers: Openers = {
  async collect(file, name, isAsked, division) {
    const { collection } = await import('../features/collection/page_collection');
    collection.open(file, name, isAsked, division);
  },
};

export function AppView({ app, launch }: { app: App; launch: Launch }): JSX.Element {
  const entry = useMemo(() => makeEntryControl(app), [app]);
  const arrival = useMemo(() => makeArrival({ app, openers, page: window }), [app]);
  const hints = useMemo(() => makePlayHints(app), [app]);
  const page = useMemo(() => ({ app, arrival, entry, hints }), [app]);
  const scroller = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [
      listenToKeys(page),
      listenToPasteAndDrop(arrival),
      tellFullGrid(app),
      showNewPuzzles(app, () => [scroller.current, panel.current, whole.current]),
    ];
    listenToLaunches(arrival, launch);
    return () => stops.forEach((stop) => stop());
  }, [app]);

  // Runs before the next view scrolls to its own message. A full board changes its size, and must stay in sight; where the
  // whole page scrolls, so must the board of a hint.
  useSignalEffect(() => {
    void [app.view.tab.value, app.play.outcome.value, hints.place.value];
    for (const { current } of [scroller, whole]) current?.scrollTo(0, 0);
  });

  const shown = useTab(page);
  const { id } = shown.tab;
  return (
    <div class={styles.page} ref={whole}>
      <Header
        app={app}
        onNew={() => arrival.open(wayToNew(app, arrival))}
        onOpenFile={() => pickFiles((files) => void arrival.receiveFiles(files))}
      />
      <main class={styles.main} data-deck={shown.view.deckPlace}>
        <Tabs
          name="view"
          label={say(tabsLabel)}
          class={tabStyles.tabs}
          tabs={tabs.map((tab) => ({ id: tab.id, text: say(tab.title), icon: tab.icon }))}
          chosen={id}
          onChoose={app.view.show}
        />
        <div class={styles.scroller} ref={scroller}>
          <BoardPlace page={page} shown={shown} />
          <div class={styles.panel} {...panelProps('view', id)} ref={panel}>
            <Panel page={page} shown={shown} />
          </div>
        </div>
        <div class={styles.messages}>
          <Notices app={app} />
        </div>
        <div class={styles.deck}>
          <Deck page={page} shown={shown} />
        </div>
      </main>
      <OpenDialog app={app} arrival={arrival} />
      <OtherPuzzle app={app} />
    </div>
  );
}

/** The page if it could not start at all: the reason, and the one thing that may help. */
export function StartFailure({ reason }: { reason: string }): JSX.Element {
  return (
    <main class={styles.failure}>
      <h1>{say(startFailed)}</h1>
      <p>{say(startFailedWhy, { reasonName: reason })}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {say(tryAgain)}
      </Button>
    </main>
  );
}
