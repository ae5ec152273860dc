// The page: header, board, the panel and the deck of the chosen tab, and whatever dialog is open. Wires keys, paste and
// drop for as long as it is shown.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import styles from './app.module.css';
import { Board } from '../board/board';
import { symbolsOf } from '../grid/symbols';
import { cellLabel } from '../ui/labels';
import type { App } from './make_app';
import type { Tab } from '../state/view';
import { Tabs, panelProps } from '../ui/controls/tabs';
import { ownCollection } from '../features/collection/own_collection';
import type { Walk } from '../features/collection/walk';
import type * as CollectionViews from '../features/collection/collection_views';
import { OpenDialog } from './open_dialog';
import { OtherPuzzle } from './other_puzzle';
import { type Door, Outside, useDoor } from '../ui/lazy_part';
import { Header } from './header';
import type { EntryControl } from '../features/solve/entry_control';
import { makeEntryControl } from '../features/solve/entry_control';
import { listenToKeys } from './page_keys';
import type { Arrival, Openers } from '../features/arrival/arrival';
import { makeArrival } from '../features/arrival/arrival';
import type * as LabViews from '../features/lab/lab_views';
import { type Launch, listenToLaunches } from '../features/arrival/launch';
import { listenOutside, pickFiles } from '../features/arrival/paste_and_drop';
import { Notices } from './notices';
import { type SideBySide, SidePart, useSideBySide } from '../features/race/side_by_side';
import { SolveDeck } from '../features/solve/solve_deck';
import { SolvePanel } from '../features/solve/solve_panel';
import type * as WatchViews from '../features/watch/watch_views';
import { givensWords, shapeWords } from '../ui/words';

const tabs: readonly { id: Tab; text: string }[] = [
  { id: 'solve', text: 'Solve' },
  { id: 'watch', text: 'Watch' },
  { id: 'lab', text: 'Lab' },
  { id: 'collection', text: 'Collection' },
];

const load = {
  watch: () => import('../features/watch/watch_views'),
  lab: () => import('../features/lab/lab_views'),
  collection: () => import('../features/collection/collection_views'),
};

function BoardPlace({ app, entry }: { app: App; entry: EntryControl }): JSX.Element {
  const { play, settings, view, watch } = app;
  const symbols = symbolsOf(settings.symbols.value);
  const watching = view.tab.value === 'watch';
  const source = watching ? watch.source : play.source;
  const puzzle = play.puzzle.value;
  return (
    <div class={styles.stage} data-large={play.geometry.value.side > 12}>
      <Board
        source={source}
        selected={view.selected.value}
        onSelect={(cell) => (view.selected.value = cell)}
        label={(cell) => cellLabel(source.picture, cell, symbols)}
        symbols={symbols}
        editable={!watching}
        ariaLabel={`Sudoku ${shapeWords(puzzle.shape)}, ${givensWords(puzzle)}`}
        entryHint={watching ? '' : entry.hint.value}
      />
    </div>
  );
}

interface TabProps {
  app: App;
  entry: EntryControl;
  arrival: Arrival;
  watch: Door<typeof WatchViews>;
  lab: Door<typeof LabViews>;
  collection: Door<typeof CollectionViews>;
  /** Once its views are here. */
  walk: Walk | null;
  side: SideBySide;
}

/** Where there is no single puzzle, results take the place of the board; side by side there are several boards. */
function Stage({ app, entry, lab, collection, walk, side }: TabProps): JSX.Element {
  if (side.isShown) {
    return (
      <div class={`${styles.stage} ${styles.lanes}`}>
        <SidePart app={app} side={side} part="RaceStage" />
      </div>
    );
  }
  switch (app.view.tab.value) {
    case 'solve':
    case 'watch':
      return <BoardPlace app={app} entry={entry} />;
    case 'lab':
      return (
        <div class={`${styles.stage} ${styles.results}`}>
          {lab.views ? <lab.views.LabResults app={app} /> : <Outside door={lab} name="The Lab" />}
        </div>
      );
    case 'collection':
      return (
        <div class={`${styles.stage} ${styles.results}`}>
          {collection.views && walk ? (
            <collection.views.CollectionResults app={app} walk={walk} />
          ) : (
            <Outside door={collection} name="The collection" />
          )}
        </div>
      );
  }
}

function Panel({ app, arrival, watch, lab, collection, walk, side }: TabProps): JSX.Element | null {
  switch (app.view.tab.value) {
    case 'solve':
      return (
        <SolvePanel app={app} arrival={arrival}>
          {collection.views && walk && <collection.views.PlacePart walk={walk} />}
        </SolvePanel>
      );
    case 'watch':
      if (side.isShown) return <SidePart app={app} side={side} part="RacePanel" />;
      return watch.views ? <watch.views.WatchPanel app={app} /> : <Outside door={watch} name="The view of the run" />;
    case 'lab':
      return lab.views && <lab.views.LabPanel app={app} />;
    case 'collection':
      return collection.views && <collection.views.CollectionPanel app={app} />;
  }
}

function Deck({ app, entry, arrival, watch, lab, collection, side }: TabProps): JSX.Element | null {
  switch (app.view.tab.value) {
    case 'solve':
      return <SolveDeck app={app} entry={entry} />;
    case 'watch':
      if (side.isShown) return <SidePart app={app} side={side} part="RaceDeck" />;
      return watch.views && <watch.views.WatchDeck app={app} />;
    case 'lab':
      return lab.views && <lab.views.LabDeck app={app} />;
    case 'collection':
      return collection.views && <collection.views.CollectionDeck arrival={arrival} />;
  }
}

const openers: Openers = {
  async collect(file, name, isAsked, division) {
    const { collection } = await import('../features/collection/page_collection');
    collection.open(file, name, isAsked, division);
  },
};

export function AppView({ app, launch }: { app: App; launch: Launch }): JSX.Element {
  const entry = useMemo(() => makeEntryControl(app), [app]);
  const arrival = useMemo(() => makeArrival(app, openers, window), [app]);
  const side = useSideBySide(app);
  const racing = useRef(side.race);
  racing.current = side.race;
  const walking = useRef<Walk | null>(null);
  useEffect(() => {
    const stops = [listenToKeys(app, entry, racing, walking), listenOutside(arrival)];
    listenToLaunches(arrival, launch);
    return () => stops.forEach((stop) => stop());
  }, [app]);

  const tab = app.view.tab.value;
  const watch = useDoor(tab === 'watch', load.watch);
  const lab = useDoor(tab === 'lab', load.lab);
  // A tab that has a collection may have a puzzle of it on the board.
  const hasCollection = useMemo(() => ownCollection(window) !== null, []);
  const collection = useDoor(tab === 'collection' || hasCollection, load.collection);
  const walk = useMemo(() => collection.views?.makeWalkHere(app, arrival) ?? null, [collection.views]);
  walking.current = walk;
  const parts = { app, entry, arrival, watch, lab, collection, walk, side };
  return (
    <div class={styles.page}>
      <Header
        app={app}
        onNew={() => arrival.open(arrival.way.peek())}
        onOpenFile={() => pickFiles((files) => void arrival.receiveFiles(files))}
      />
      <main class={styles.main}>
        <Tabs
          name="view"
          label="View"
          class={styles.tabs}
          tabs={tabs}
          chosen={tab}
          onChoose={(chosen) => (app.view.tab.value = chosen)}
        />
        <div class={styles.scroller}>
          <Stage {...parts} />
          <div class={styles.panel} {...panelProps('view', tab)}>
            <Panel {...parts} />
          </div>
        </div>
        <div class={styles.messages}>
          <Notices app={app} />
        </div>
        <div class={styles.deck}>
          <Deck {...parts} />
        </div>
      </main>
      <OpenDialog app={app} arrival={arrival} />
      <OtherPuzzle view={app.view} />
    </div>
  );
}
