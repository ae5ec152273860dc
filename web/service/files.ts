// The files of this version on the device. A file is fetched as a whole and kept only if it has the digest that the build noted:
// any other answer of a host, a proxy or a login page is refused. It is kept without its host's headers about storing: a cache
// does not find a file whose `Vary` names a header that the next request lacks, as a module's differs from a page's, and refuses
// one whose `Vary` is `*`; and a browser does not open a page from an answer that was redirected.
//
// A version is named for the script of its page. Each keeps a list of its files beside them, and its pages hold a lock of
// that name (web/pwa/update.ts): its files stay as long as one is open.

/** A file of the build. `isLater`: a first visit does not need it. */
export interface ListedFile {
  /** From the folder of the site. */
  readonly url: string;
  /** As made by `digestOf`. */
  readonly digest: string;
  readonly isLater?: boolean;
}

/** The parts used of the service worker's global scope. */
interface Surroundings {
  readonly navigator: { readonly locks?: LockManager };
  readonly registration: { readonly installing: object | null; readonly waiting: object | null };
}

export interface Files {
  /** The script of its page. */
  readonly version: string;
  /** The file that a page asks for by this address, whatever its query. */
  at(address: string): ListedFile | undefined;
  /** True if a page of another version may ask for it. */
  isForeign(address: string): boolean;
  /** Fetches the missing files that a first visit needs; rejects if one cannot be had, and keeps the others. */
  install(): Promise<void>;
  store(wanted: readonly ListedFile[]): Promise<void>;
  /** The stored file, or undefined. */
  kept(file: ListedFile): Promise<Response | undefined>;
  /** A file that another version left. */
  ofOthers(address: string): Promise<Response | undefined>;
  areAllKept(): Promise<boolean>;
  /** Drops the files of other versions, except of those with open pages and of one that is about to take over. */
  dropOthers(): Promise<void>;
}

/** Headers about how a body travelled, or when it may be used again. */
const notKept = ['vary', 'content-encoding', 'content-length'];
const pageScript = /^assets\/page-[\w-]+\.js$/;
const listPrefix = 'list-of-';

/** `home`: the folder of the site, whose host may have other sites beside it. */
export function makeFiles(listed: readonly ListedFile[], home: URL, worker: Surroundings): Files {
  const byName = new Map(listed.map((file) => [file.url, file]));
  const version = listed.find(({ url }) => pageScript.test(url))?.url ?? '';
  const name = `sudoscope-files ${home.pathname}`;
  const lockPrefix = `sudoscope-version ${home.pathname}`;
  const cache = (): Promise<Cache> => caches.open(name);
  const keyOf = ({ url, digest }: ListedFile): string => new URL(`${url}?${digest}`, home).href;
  const listOf = (script: string): string => new URL(`${listPrefix}${script}`, home).href;
  const keysKept = async (): Promise<Set<string>> => new Set((await (await cache()).keys()).map(({ url }) => url));

  /** Does the work while it holds the lock on the files: none is dropped while others are stored. */
  async function locked<T>(mode: LockMode, work: () => Promise<T>): Promise<T | void> {
    const { locks } = worker.navigator;
    if (!locks) return work();
    // Nothing waits until files can be dropped.
    const wish = { mode, ifAvailable: mode === 'exclusive' };
    return locks.request(name, wish, (lock) => (lock ? work() : Promise.resolve()));
  }

  /** The file at this address, or null if the answer is another. */
  async function fetchFrom(address: URL, file: ListedFile, from: RequestCache): Promise<Response | null> {
    // A redirect leads to a login page more often than to the file.
    const response = await fetch(address, { cache: from, redirect: 'error' });
    // Some hosts answer with their front page instead of saying that a file is missing.
    const isStandIn = !file.url.endsWith('.html') && /^text\/html\b/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || isStandIn) return null;
    const body = await response.arrayBuffer();
    if ((await digestOf(body)) !== file.digest) return null;
    const headers = new Headers(response.headers);
    notKept.forEach((header) => headers.delete(header));
    return new Response(body, { headers });
  }

  async function fetchFile(file: ListedFile): Promise<Response> {
    // Some hosts redirect index.html to its folder, others serve it under its name only.
    const addresses = file.url === 'index.html' ? ['./', file.url] : [file.url];
    // The browser has just fetched most files of a first visit itself; its copy may also be an older file of that name.
    const ways = addresses.flatMap((address) =>
      (address.startsWith('assets/') ? (['default', 'reload'] as const) : (['reload'] as const)).map(
        (from) => [new URL(address, home), from] as const,
      ),
    );
    let cause: unknown;
    for (const [address, from] of ways) {
      const found = await fetchFrom(address, file, from).catch((error: unknown) => void (cause = error));
      if (found) return found;
    }
    throw new Error(`${file.url} is not there, or another`, { cause });
  }

  const store: Files['store'] = (wanted) =>
    locked('shared', async () => {
      const kept = await keysKept();
      const missing = wanted.filter((file) => !kept.has(keyOf(file)));
      const storing = missing.map(async (file) => (await cache()).put(keyOf(file), await fetchFile(file)));
      for (const stored of await Promise.allSettled(storing)) if (stored.status === 'rejected') throw stored.reason;
    });

  /** The versions with open pages. */
  async function livingVersions(): Promise<string[]> {
    const { held = [] } = (await worker.navigator.locks?.query()) ?? {};
    return held.flatMap((lock) => (lock.name?.startsWith(lockPrefix) ? [lock.name.slice(lockPrefix.length)] : []));
  }

  async function keysOf(script: string): Promise<string[]> {
    const list = await (await cache()).match(listOf(script));
    return list ? [listOf(script), ...((await list.json()) as string[])] : [];
  }

  return {
    version,
    at(address) {
      const { origin, pathname } = new URL(address);
      if (origin !== home.origin || !pathname.startsWith(home.pathname)) return undefined;
      return byName.get(pathname.slice(home.pathname.length) || 'index.html');
    },
    isForeign(address) {
      const { origin, pathname } = new URL(address);
      return origin === home.origin && pathname.startsWith(`${home.pathname}assets/`);
    },
    async install() {
      await store(listed.filter(({ isLater }) => !isLater));
      await (await cache()).put(listOf(version), Response.json(listed.map(keyOf)));
    },
    store,
    kept: async (file) => (await cache()).match(keyOf(file)),
    ofOthers: async (address) => (await cache()).match(address, { ignoreSearch: true }),
    async areAllKept() {
      const kept = await keysKept();
      return listed.every((file) => kept.has(keyOf(file)));
    },
    async dropOthers() {
      await locked('exclusive', async () => {
        if (worker.registration.installing || worker.registration.waiting) return;
        const living = await livingVersions();
        const lists = await Promise.all(living.filter((script) => script !== version).map(keysOf));
        const wanted = new Set([listOf(version), ...listed.map(keyOf), ...lists.flat()]);
        const store = await cache();
        const others = [...(await keysKept())].filter((key) => !wanted.has(key));
        await Promise.all(others.map((key) => store.delete(key)));
      });
    },
  };
}

/** A fault of a host or a proxy cannot match as many by chance; the whole digest would treble a first visit's list. */
const digest_bytes = 6;

/** The first bytes of its SHA-256, in 8 characters of base64url; the build writes it for each file (tools/listed_files.mjs). */
export async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content)).subarray(0, digest_bytes);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
