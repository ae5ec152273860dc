// The visitor's solvers: each is checked in a worker of its own before it is
// accepted, stored on the device, and runs beside the algorithms if it is chosen.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { makeGuestClient, type GuestClient } from '../../client/guest_client';
import { makeFailure } from '../../language/failure';
import { guestGone, guestHere, guestNotKept, guestsFull, guestTooLarge } from '../../language/generated/your_solvers';
import { say } from '../../language/say';
import type { Contender } from './experiment';
import type { GuestKeep, GuestModule } from './guest_keep';
import { damagedGuestWords, refusalWords, unreadableWords } from './guest_words';

export interface GuestRow extends Pick<GuestModule, 'id' | 'name' | 'fileName'> {
  bytes: number;
  isChosen: boolean;
}

export interface Guests {
  readonly rows: ReadonlySignal<readonly GuestRow[]>;
  /** The name of the file being checked; empty if there is none. */
  readonly lookingAt: ReadonlySignal<string>;
  /** The reason why a file was not accepted, or is not stored. */
  readonly message: ReadonlySignal<string>;
  /** Adds a solver in place of one from a file of the same name. Several at once are added one after another. */
  bring(file: File): Promise<void>;
  choose(id: string, isChosen: boolean): void;
  remove(id: string): void;
  /** The chosen solvers, once the stored ones have been read. */
  contenders(): Promise<Contender[]>;
  /** Returns a function that makes a client for it, a new one at
      each call. Rejects with a sentence if the solver is gone. */
  find(id: string): Promise<() => GuestClient>;
}

export interface GuestsNeeds {
  keep: GuestKeep;
  makeWorker(): Promise<Worker>;
}

export const mostGuests = 8;
export const mostGuest_bytes = 16 * 2 ** 20;

const isSame = (bytes: Uint8Array, others: Uint8Array): boolean =>
  bytes.length === others.length && bytes.every((byte, at) => byte === others[at]);

/** True if a file is meant to be a solver rather than puzzles. Text in place of a module gets instructions. */
export const isSolver = ({ name, type }: File): boolean => /\.wa(sm|t)$/i.test(name) || type === 'application/wasm';

export function makeGuests({ keep, makeWorker }: GuestsNeeds): Guests {
  const modules = signal<readonly GuestModule[]>([]);
  const left = signal<ReadonlySet<string>>(new Set());
  const lookingAt = signal('');
  const message = makeFailure();
  const rows = computed(() =>
    modules.value.map(({ id, name, fileName, bytes }) => {
      return { id, name, fileName, bytes: bytes.length, isChosen: !left.value.has(id) };
    }),
  );
  const clientOf = ({ bytes }: GuestModule): GuestClient => makeGuestClient(bytes, makeWorker);

  async function restore(): Promise<void> {
    // A device that stores nothing has nothing stored.
    const { guests, damaged } = await keep.load().catch(() => ({ guests: [], damaged: [] }));
    batch(() => {
      modules.value = guests;
      if (damaged.length > 0) message.tell(() => damagedGuestWords(damaged));
    });
  }
  const restored = restore();

  async function take(module: GuestModule): Promise<void> {
    const replaced = modules.peek().filter(({ fileName }) => fileName === module.fileName);
    modules.value = [...modules.peek().filter((other) => !replaced.includes(other)), module];
    try {
      await keep.save(module);
      await keep.remove(replaced.map(({ id }) => id));
    } catch {
      message.tell(() => say(guestNotKept, { solverName: module.name }));
    }
  }

  async function look(file: File): Promise<void> {
    const fileName = file.name;
    const others = modules.peek().filter((other) => other.fileName !== fileName);
    if (file.size > mostGuest_bytes) {
      return message.tell(() => say(guestTooLarge, { fileName, count: mostGuest_bytes / 2 ** 20 }));
    }
    const buffer = await file.arrayBuffer().catch(() => null);
    if (!buffer) return message.tell(() => unreadableWords(fileName));
    const same = modules.peek().find(({ bytes }) => isSame(bytes, new Uint8Array(buffer)));
    if (same) return message.tell(() => say(guestHere, { solverName: same.name }));
    if (others.length >= mostGuests) return message.tell(() => say(guestsFull, { fileName, count: mostGuests }));
    const module = { id: crypto.randomUUID(), fileName, bytes: new Uint8Array(buffer), brought_ms: Date.now() };
    const client = makeGuestClient(module.bytes, makeWorker);
    const opened = await client.open(new AbortController().signal);
    client.end();
    if (opened.kind === 'refused') return message.tell(() => refusalWords(fileName, opened.refusal));
    if (opened.kind !== 'ready') return;
    await take({ ...module, name: opened.name || fileName.replace(/\.wasm$/i, '') });
  }

  let bringing: Promise<void> = restored;
  return {
    rows,
    lookingAt,
    message: message.words,
    bring(file) {
      bringing = bringing.then(async () => {
        batch(() => {
          message.clear();
          lookingAt.value = file.name;
        });
        await look(file);
        lookingAt.value = '';
      });
      return bringing;
    },
    choose(id, isChosen) {
      const next = new Set(left.peek());
      if (isChosen) next.delete(id);
      else next.add(id);
      left.value = next;
    },
    remove(id) {
      message.clear();
      modules.value = modules.peek().filter((module) => module.id !== id);
      void keep.remove([id]).catch(() => undefined);
    },
    async contenders() {
      await restored;
      const chosen = rows.peek().filter(({ isChosen }) => isChosen);
      return chosen.map(({ id, name }) => ({ algorithm: '', name, label: name, knobs: [], guest: id }));
    },
    async find(id) {
      await restored;
      const module = modules.peek().find((each) => each.id === id);
      if (!module) throw new Error(say(guestGone));
      return () => clientOf(module);
    },
  };
}
