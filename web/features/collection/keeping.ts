// Keeps the collection that is open on the device, one write after another, and says whether a reload brings it back. To
// write a file of a million lines takes as much of the processor as a sixth of solving it, so that a run has a moment first.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Text } from '../../language/text';
import { makeThrottle } from '../../base/throttle';
import type { RatingColumns } from './ratings';
import { type Keeper, keepFailureText, newCollectionId } from './keeper';
import type { KeptForms, KeptRun, KeptView } from './kept_records';

export type KeepingStatus = { kind: 'keeping' } | { kind: 'kept' } | { kind: 'lost'; why: Text };

/** Shorter runs are over then. */
const moment_ms = 3000;

export interface Keeping {
  readonly status: ReadonlySignal<KeepingStatus>;
  /** Another collection is open from now on: what is still to be written of the one before is left. */
  open(name: string, file: Blob): void;
  /** One that is there already. */
  goOn(id: string): void;
  run(run: KeptRun): void;
  view(view: KeptView): void;
  ratings(columns: RatingColumns): void;
  forms(forms: KeptForms): void;
  forget(): void;
}

export function makeKeeping(keeper: Keeper): Keeping {
  const status = signal<KeepingStatus>({ kind: 'keeping' });
  let id = '';
  let lost: Text | null = null;
  let writing: Promise<void> = Promise.resolve();

  /** Where something is lost already, nothing more is written. */
  function write(action: (id: string) => Promise<void>): void {
    const mine = id;
    writing = writing.then(async () => {
      if (mine !== id || lost) return;
      try {
        await action(mine);
      } catch (error) {
        if (mine === id) lost = keepFailureText(error);
      }
    });
  }

  /** Said while it is under way, and what came of it. */
  function writeAloud(action: (id: string) => Promise<void>): void {
    const mine = id;
    if (!lost) status.value = { kind: 'keeping' };
    write(action);
    writing = writing.then(() => {
      if (mine === id) status.value = lost ? { kind: 'lost', why: lost } : { kind: 'kept' };
    });
  }

  let writeFile: () => void = () => undefined;
  const soon = makeThrottle(() => writeFile(), moment_ms);

  return {
    status,
    open(name, file) {
      id = newCollectionId();
      lost = null;
      status.value = { kind: 'keeping' };
      writeFile = () => writeAloud((mine) => keeper.keepFile(mine, name, file));
      soon.drop();
      soon.ask();
    },
    goOn(kept) {
      soon.drop();
      id = kept;
      lost = null;
      status.value = { kind: 'kept' };
    },
    run(run) {
      if (soon.isDue()) writeFile();
      soon.drop();
      writeAloud((mine) => keeper.keepRun(mine, run));
    },
    forms: (forms) => write((mine) => keeper.keepForms(mine, forms)),
    ratings: (columns) => write((mine) => keeper.keepRatings(mine, columns)),
    view(view) {
      keeper.noteView(id, view);
      write((mine) => keeper.keepView(mine, view));
    },
    forget() {
      soon.drop();
      const gone = id;
      id = '';
      if (gone) keeper.noteForgotten(gone);
      // What cannot be taken off the device was most likely never on it.
      writing = writing.then(() => keeper.forget(gone)).catch(() => undefined);
    },
  };
}
