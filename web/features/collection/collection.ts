// The collection's store: one file or text at a time, its progress, and the outcome for each of its lines.
// collection_state.ts has every change of it, solving.ts its runs on the workers; here are its signals, its order and its
// place on the device.
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { lineStatus } from '../../protocol/collection';
import { makeForms } from './forms';
import { type CollectionStorage, makeStorageQueue } from './storage';
import {
  type CollectionEvent,
  type CollectionState,
  newCollection,
  openFile,
  stepCollection,
} from './collection_state';
import type { Collection } from './collection_store';
import { ahead } from './line_pieces';
import { makeRowReader, makeTextReader } from './row_reader';
import { arrange, inFileOrder, needsRatings } from './order';
import { type RatingClient, makeRatings } from './ratings';
import { makeSolving } from './solving';
import type { ListWorkers } from './run';

export interface CollectionNeeds extends ListWorkers {
  /** A client of a worker that rates. */
  makeLogicClient(): RatingClient;
  storage: CollectionStorage;
}

/** A signal for each part of the state, which changes only with its part. */
function signalsOf(shown: ReadonlySignal<CollectionState>) {
  const part = <Name extends keyof CollectionState>(name: Name) => computed(() => shown.value[name]);
  return {
    ...{ status: part('status'), name: part('name'), rows: part('rows'), counts: part('counts') },
    ...{ progress: part('progress'), problems: part('problems'), limit: part('limit') },
    ...{ wish: part('wish'), opened: part('opened') },
    failure: computed(() => shown.value.failure?.() ?? ''),
    clued: computed(() => shown.value.source?.clued ?? null),
  };
}

export function makeCollection(needs: CollectionNeeds): Collection {
  const { makeWholeClient, cores, storage } = needs;
  let state = newCollection();
  /** The state as last shown: during a run a few times a second. */
  const shown = signal(state);
  const signals = signalsOf(shown);
  const { status, rows, counts, wish, opened } = signals;
  function change(event: CollectionEvent): void {
    state = stepCollection(state, event);
  }
  function show(): void {
    shown.value = state;
  }
  function happen(event: CollectionEvent): void {
    change(event);
    show();
  }
  const queue = makeStorageQueue(storage);

  const reader = (bytesAhead: number) => makeTextReader(openFile(state), bytesAhead);
  const ratings = makeRatings({
    makeClient: needs.makeLogicClient,
    cores,
    rows: () => rows.value.now,
    ratable: () => counts.value[lineStatus.one]!,
    reader: () => reader(ahead.through),
    keep: queue.ratings,
  });
  const forms = makeForms({
    makeClient: makeWholeClient,
    cores,
    rows: () => rows.value.now,
    clued: () => state.source?.clued ?? null,
    reader: () => reader(ahead.through),
    keep: (kept) => queue.forms({ rows: kept }),
  });

  const solving = makeSolving({
    ...{ workers: needs, change, show, state: () => state, keep: queue.run },
    onRun() {
      ratings.stop();
      forms.reset();
    },
  });
  const { copies, notes } = solving;

  function clear(event: CollectionEvent, isAsked = false): void {
    batch(() => {
      solving.drop();
      ratings.reset();
      forms.reset();
      happen(event);
      if (isAsked) void solving.run();
    });
  }

  function open(file: Blob, name: string, isAsked = true, division: CollectionState['division'] = ''): void {
    queue.open(name, file);
    clear({ kind: 'open', file, name, division }, isAsked);
  }

  async function restore(): Promise<void> {
    if (status.peek() !== 'idle') return;
    happen({ kind: 'restore' });
    // An unreadable collection counts as missing; the page reports the device's failures.
    const { collection: kept, damaged } = await storage.load().catch(() => ({ collection: null, damaged: [] }));
    if (status.peek() !== 'restoring') return;
    if (!kept) return happen({ kind: 'restored', kept, damaged });
    queue.goOn(kept.id);
    ratings.reset(kept.ratings);
    batch(() => {
      happen({ kind: 'restored', kept, damaged });
      forms.reset(kept.forms?.rows);
    });
    // Reported once.
    if (kept.lost.includes('ratings')) queue.ratings(kept.ratings);
    solving.look();
  }

  function forget(): () => void {
    const { name, file, status: was } = state;
    const rated = ratings.columns.peek().now;
    queue.forget();
    clear({ kind: 'forget' });
    return () => {
      open(file, name, was !== 'waiting');
      ratings.reset(rated);
      queue.ratings(rated);
    };
  }

  effect(() => {
    const view = { wish: wish.value, opened: [...opened.value] };
    if (status.value !== 'idle' && status.value !== 'restoring') queue.view(view);
  });

  return {
    ...{ ...signals, copies, notes, forms, ratings, open, restore, forget },
    storageStatus: queue.status,
    order: computed(() => {
      const { status: kept } = wish.value;
      const wanted = status.value === 'running' ? { ...inFileOrder, status: kept } : wish.value;
      const rated = needsRatings(wanted) ? ratings.columns.value.now : {};
      const known = { copies: copies.value, forms: forms.found.value, notes: notes.value, rated };
      return arrange(rows.value.now, wanted, known);
    }),
    lookFor(limit) {
      happen({ kind: 'limit', limit });
      if (state.file.size > 0) void solving.run();
    },
    again: () => void solving.run(),
    ...{ cancel: solving.stop, solutions: solving.solutions },
    show: (wanted) => happen({ kind: 'wish', wish: wanted }),
    noteOpened: (puzzleId, row) => happen({ kind: 'opened', puzzleId, row }),
    lineOf: (row) => makeRowReader(openFile(state), ahead.few)(row),
    textReader: reader,
    lineReader: (bytesAhead) => makeRowReader(openFile(state), bytesAhead),
  };
}
