// The files of this version on the device. A file is fetched as a whole, looked at, and kept without what its host says of
// how it is to be stored: a cache finds nothing where `Vary` names a header that the next request lacks, as a module's
// differs from a page's, and takes nothing where `Vary` is `*`; and an answer that came by a redirect opens no page.

/** What the build lists. `isLater`: a first visit does without it. */
export interface ListedFile {
  /** From the folder of the site. */
  readonly url: string;
  /** Changes with the content; null where the name does. */
  readonly revision: string | null;
  readonly isLater?: boolean;
}

export interface Files {
  /** The file that a page asks for by this address, whatever its query. */
  at(address: string): ListedFile | undefined;
  /** Fetches what is not here yet; rejects where a part of it cannot be had, and keeps the others. */
  store(wanted: readonly ListedFile[]): Promise<void>;
  /** As it is kept, or undefined. */
  kept(file: ListedFile): Promise<Response | undefined>;
  areAllKept(): Promise<boolean>;
  /** Drops what other versions left. */
  dropOthers(): Promise<void>;
}

/** About how a body travelled, or when it may be used again. */
const notKept = ['vary', 'content-encoding', 'content-length'];

/** `home`: the folder of the site, whose host may have other sites beside it. */
export function makeFiles(listed: readonly ListedFile[], home: URL): Files {
  const byName = new Map(listed.map((file) => [file.url, file]));
  const cache = (): Promise<Cache> => caches.open(`sudoscope-files ${home.pathname}`);
  const keyOf = ({ url, revision }: ListedFile): string => new URL(revision ? `${url}?${revision}` : url, home).href;
  const keysKept = async (): Promise<Set<string>> => new Set((await (await cache()).keys()).map(({ url }) => url));

  /** A page that a host made of another version's parts would open as nothing. */
  function isOfThisVersion(page: string): boolean {
    return [...page.matchAll(/assets\/[\w.-]+/g)].every(([name]) => byName.has(name));
  }

  async function fetchFile(file: ListedFile): Promise<Response> {
    const response = await fetch(new URL(file.url, home), { cache: file.revision ? 'reload' : 'default' });
    const isPage = file.url.endsWith('.html');
    // Some hosts answer with their front page instead of saying that a file is missing.
    const isStandIn = !isPage && /^text\/html\b/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || isStandIn) throw new Error(`${file.url} is not there`);
    const body = await response.blob();
    if (isPage && !isOfThisVersion(await body.text())) throw new Error(`${file.url} is of another version`);
    const headers = new Headers(response.headers);
    notKept.forEach((name) => headers.delete(name));
    return new Response(body, { headers });
  }

  return {
    at(address) {
      const { origin, pathname } = new URL(address);
      if (origin !== home.origin || !pathname.startsWith(home.pathname)) return undefined;
      return byName.get(pathname.slice(home.pathname.length) || 'index.html');
    },
    async store(wanted) {
      const kept = await keysKept();
      const missing = wanted.filter((file) => !kept.has(keyOf(file)));
      const storing = missing.map(async (file) => (await cache()).put(keyOf(file), await fetchFile(file)));
      for (const stored of await Promise.allSettled(storing)) if (stored.status === 'rejected') throw stored.reason;
    },
    kept: async (file) => (await cache()).match(keyOf(file)),
    async areAllKept() {
      const kept = await keysKept();
      return listed.every((file) => kept.has(keyOf(file)));
    },
    async dropOthers() {
      const wanted = new Set(listed.map(keyOf));
      const store = await cache();
      const others = [...(await keysKept())].filter((key) => !wanted.has(key));
      await Promise.all(others.map((key) => store.delete(key)));
    },
  };
}
