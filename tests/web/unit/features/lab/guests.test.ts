// The solvers that somebody brought: examined, kept, replaced, removed.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeGuestKeep, type GuestKeep } from '../../../../../web/features/lab/guest_keep';
import { isSolver, makeGuests, mostGuest_bytes, mostGuests, type Guests } from '../../../../../web/features/lab/guests';
import type { GuestReply, GuestRequest } from '../../../../../web/protocol/guest';
import { openGuest } from '../../../../../web/worker/guest_host';
import { guestModule, type GuestName } from '../../../guests/modules';

/** The host in the test's own thread, in the form of the worker. */
function makeWorker(): Promise<Worker> {
  const worker = {
    onmessage: null as ((event: { data: GuestReply }) => void) | null,
    postMessage(request: GuestRequest) {
      if (request.kind !== 'load') return;
      const say = (data: GuestReply): void => worker.onmessage?.({ data });
      void openGuest(request.bytes, { onCompiled: () => say({ kind: 'compiled' }) }).then(({ guest, refusal }) =>
        say(guest ? { kind: 'ready', name: guest.name } : { kind: 'refused', refusal: refusal }),
      );
    },
    terminate: () => undefined,
  };
  return Promise.resolve(worker as unknown as Worker);
}

const open = (keep: GuestKeep = makeGuestKeep()): Guests => makeGuests({ keep, makeWorker });
const fileOf = async (name: GuestName, fileName = `${name}.wasm`): Promise<File> =>
  new File([await guestModule(name)], fileName);
/** The same solver in other bytes: with a section that nobody reads. */
const another = async (number: number): Promise<File> =>
  new File([await guestModule('lazy'), Uint8Array.of(0, 2, 1, 48 + number)], `${number}.wasm`);
const names = (guests: Guests): string[] => guests.rows.value.map(({ name }) => name);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a solver that is brought', () => {
  it('is chosen, and there again when the page is opened again, in its order, until it is removed', async () => {
    const guests = open();
    await guests.bring(await fileOf('ones'));
    await guests.bring(await fileOf('lazy'));
    guests.choose(guests.rows.value[0]!.id, false);
    expect((await guests.contenders()).map(({ name, algorithm }) => [name, algorithm])).toEqual([['lazy', '']]);
    const again = open();
    expect((await again.contenders()).map(({ name }) => name)).toEqual(['ones', 'lazy']);
    again.remove(again.rows.value[0]!.id);
    expect(names(again)).toEqual(['lazy']);
    expect((await open().contenders()).map(({ name }) => name)).toEqual(['lazy']);
  });

  it('takes the place of one from a file of the same name', async () => {
    const guests = open();
    await guests.bring(await fileOf('ones', 'mine.wasm'));
    const before = guests.rows.value[0]!.id;
    await guests.bring(await fileOf('lazy', 'mine.wasm'));
    expect(names(guests)).toEqual(['mine']);
    await expect(guests.find(before)).rejects.toThrow('was removed');
    expect(await guests.find(guests.rows.value[0]!.id)).toBeTypeOf('function');
  });

  it('is not taken twice, whatever its file is called', async () => {
    const guests = open();
    await guests.bring(await fileOf('lazy'));
    const before = guests.rows.value;
    for (const fileName of ['lazy.wasm', 'lazy (1).wasm']) {
      await guests.bring(await fileOf('lazy', fileName));
      expect(guests.message.value).toBe('lazy is here already.');
      expect(guests.rows.value).toEqual(before);
    }
  });

  it('is no module gets advice', async () => {
    const guests = open();
    await guests.bring(new File([';; mine\n(module)'], 'mine.wat'));
    expect(guests.message.value).toBe(
      'mine.wat is WebAssembly text. Make it a module first, for instance with wat2wasm, then add mine.wasm.',
    );
    await guests.bring(new File(['hello'], 'hello.wasm'));
    expect(guests.message.value).toBe('hello.wasm is not a WebAssembly file.');
    await guests.bring(new File([''], 'empty.wasm'));
    expect(guests.message.value).toBe('empty.wasm is not a WebAssembly file.');
    await guests.bring(new File([Uint8Array.of(0, 97, 115, 109, 2, 0, 0, 0)], 'newer.wasm'));
    expect(guests.message.value).toMatch(/^newer\.wasm is a WebAssembly file, but it cannot be read: it is damaged/);
  });

  it('changes nothing when it is refused, and the next one takes the sentence away', async () => {
    const guests = open();
    await guests.bring(await fileOf('fetching'));
    expect(names(guests)).toEqual([]);
    expect(guests.message.value).toContain('env.fetch');
    expect(guests.lookingAt.value).toBe('');
    await guests.bring(await fileOf('lazy'));
    expect(guests.message.value).toBe('');
  });

  it('is not read where it is too large, and there are only so many', async () => {
    const guests = open();
    await guests.bring(new File([new Uint8Array(mostGuest_bytes + 1)], 'large.wasm'));
    expect(guests.message.value).toMatch(/^large\.wasm is larger than 16 MB/);
    for (let number = 0; number < mostGuests; ++number) await guests.bring(await another(number));
    expect(guests.message.value).toBe('');
    await guests.bring(await fileOf('lazy', 'more.wasm'));
    expect(guests.message.value).toBe('You can keep up to 8 solvers. Remove one, then add more.wasm again.');
    await guests.bring(await fileOf('ones', '3.wasm'));
    expect(guests.message.value).toBe('');
  });

  it('takes part where the device has no room for it', async () => {
    const full: GuestKeep = { ...makeGuestKeep(), save: () => Promise.reject(new Error('full')) };
    const guests = open(full);
    await guests.bring(await fileOf('lazy'));
    await expect.poll(() => guests.message.value).toMatch(/^There is no room on this device to keep lazy\./);
    expect(await guests.contenders()).toHaveLength(1);
    expect(await open().contenders()).toHaveLength(0);
  });
});

it('a solver is distinguished from a list of puzzles by its name or kind', () => {
  expect(isSolver(new File([], 'mine.WASM'))).toBe(true);
  expect(isSolver(new File([], 'mine', { type: 'application/wasm' }))).toBe(true);
  expect(isSolver(new File([], 'mine.wat'))).toBe(true);
  expect(isSolver(new File([], 'puzzles.txt', { type: 'text/plain' }))).toBe(false);
});
