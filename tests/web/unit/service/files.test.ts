// The service worker stores only the built files among a host's answers, and drops none that a page still needs.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf as digestInBuild } from '../../../../tools/listed_files.mjs';
import { digestOf, type Files, type ListedFile, makeFiles } from '../../../../web/service/files';

const home = new URL('https://host.example/folder/');

/** A cache as in browsers, by whole addresses. */
class FakeCache {
  readonly content = new Map<string, Response>();
  keys = () => Promise.resolve([...this.content.keys()].map((url) => ({ url })));
  put = (key: string, response: Response) => Promise.resolve(void this.content.set(key, response));
  delete = (key: string) => Promise.resolve(this.content.delete(key));
  match(key: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const plain = (url: string): string => (ignoreSearch ? url.replace(/\?.*/, '') : url);
    const found = [...this.content].find(([url]) => plain(url) === plain(key));
    return Promise.resolve(found?.[1].clone());
  }
}

type Site = Record<string, string>;
type Answer = (name: string, site: Site, from: RequestCache) => Response | Promise<Response>;

const siteOf = (version: string): Site => ({
  'index.html': `<!doctype html>\n<script src="./assets/page-${version}.js"></script>\n`,
  [`assets/page-${version}.js`]: `import './late-${version}.js';\nstart();\n`,
  'assets/module-same.wasm': '\0asm of both versions',
  [`assets/late-${version}.js`]: `export const late = '${version}';\n`,
});
const typeOf = (name: string): string => (name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript');
const plain: Answer = (name, site) =>
  name in site
    ? new Response(site[name], { headers: { 'content-type': typeOf(name) } })
    : new Response('', { status: 404 });

let cache: FakeCache;
let held: string[];
let registration: { installing: object | null; waiting: object | null };

/** `answer`: of the host that has this site. */
function serve(site: Site, answer: Answer): void {
  vi.stubGlobal('fetch', async (address: URL, { cache: from, redirect }: RequestInit) => {
    const name = address.href.slice(home.href.length) || 'index.html';
    const response = await answer(name, site, from!);
    if (response.redirected && redirect === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
}

async function filesOf(site: Site): Promise<Files> {
  const listed = await Promise.all(
    Object.entries(site).map(async ([url, text]): Promise<ListedFile> => {
      const digest = await digestOf(new TextEncoder().encode(text).buffer);
      return { url, digest, ...(url.includes('late') && { isLater: true }) };
    }),
  );
  const locks = {
    query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
    request: (_name: string, _options: unknown, work: (lock: object) => unknown) => Promise.resolve(work({})),
  } as unknown as LockManager;
  return makeFiles(listed, home, { navigator: { locks }, registration });
}

/** The text of each file of a version that pages get, null for one that is not stored. */
async function keptOf(files: Files, site: Site): Promise<Record<string, string | null>> {
  const texts = Object.keys(site).map(async (name) => {
    const kept = await files.kept(files.at(new URL(name, home).href)!);
    return [name, kept ? await kept.text() : null] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

const redirected = (text: string): Response =>
  Object.defineProperty(new Response(text, { headers: { 'content-type': 'text/html' } }), 'redirected', {
    value: true,
  });
const login = '<!doctype html><title>Log in</title><form></form>';
const early = (name: string): boolean => !name.includes('late');

beforeEach(() => {
  cache = new FakeCache();
  held = [];
  registration = { installing: null, waiting: null };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});

it('build and worker make the same digest of a file', async () => {
  for (const text of ['', 'a', 'Ä'.repeat(100_000), '\0asm']) {
    expect(await digestOf(new TextEncoder().encode(text).buffer)).toBe(digestInBuild(Buffer.from(text)));
  }
});

const [former, next] = [siteOf('one'), siteOf('two')];
const hostile: readonly { what: string; answer: Answer }[] = [
  { what: 'every file with a redirect to a login page', answer: () => redirected(login) },
  {
    what: 'the page with a redirect to a login page',
    answer: (name, site, from) => (name === 'index.html' ? redirected(login) : plain(name, site, from)),
  },
  {
    what: 'the page with a login page, as if it were there',
    answer: (name, site, from) =>
      name === 'index.html'
        ? new Response(login, { headers: { 'content-type': 'text/html' } })
        : plain(name, site, from),
  },
  {
    what: 'a script with a page of errors, as if it were there',
    answer: (name, site, from) =>
      name.endsWith('.js')
        ? new Response('<h1>502</h1>', { headers: { 'content-type': 'text/html' } })
        : plain(name, site, from),
  },
  {
    what: 'a script with another text of its own type',
    answer: (name, site, from) =>
      name.endsWith('.js')
        ? new Response('/* not yet */', { headers: { 'content-type': 'text/javascript' } })
        : plain(name, site, from),
  },
  {
    what: 'files that are cut off',
    answer: (name, site) => new Response(site[name]?.slice(0, -1), { headers: { 'content-type': typeOf(name) } }),
  },
  { what: 'nothing of some files', answer: (name, site) => new Response(name.endsWith('.wasm') ? '' : site[name]) },
  {
    what: 'files of the version before under new names',
    answer: (name, _, from) => plain(name.replace('two', 'one'), former, from),
  },
  {
    what: 'the page of the version before, and new files',
    answer: (name, site, from) => plain(name, name === 'index.html' ? former : site, from),
  },
  {
    what: 'texts whose white space a proxy has changed',
    answer: (name, site) =>
      new Response(site[name]?.replace(/\n/g, ' '), { headers: { 'content-type': typeOf(name) } }),
  },
  { what: 'an error', answer: () => new Response('', { status: 503 }) },
  { what: 'nothing, without a network', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
];

describe('a new version', () => {
  let old: Files;
  beforeEach(async () => {
    serve(former, plain);
    old = await filesOf(former);
    await old.install();
    await old.store(Object.keys(former).map((name) => old.at(new URL(name, home).href)!));
  });

  it.each(hostile)(
    'is not taken if a host answers $what, the old one is whole, and the next try succeeds',
    async ({ answer }) => {
      // Nothing of the old one helps.
      cache.content.delete([...cache.content.keys()].find((key) => key.includes('module-same'))!);
      serve(next, answer);
      const files = await filesOf(next);
      await expect(files.install()).rejects.toThrow();
      const texts = new Set(Object.values(next));
      for (const text of Object.values(await keptOf(files, next))) if (text !== null) expect(texts).toContain(text);
      const { 'assets/module-same.wasm': _, ...others } = await keptOf(old, former);
      expect(Object.values(others)).not.toContain(null);

      serve(next, plain);
      await files.install();
      const wanted = Object.entries(next).map(([name, text]) => [name, early(name) ? text : null]);
      expect(await keptOf(files, next)).toEqual(Object.fromEntries(wanted));
      // With any way of a host to serve its page.
      expect(await (await files.kept(files.at(home.href)!))!.text()).toBe(next['index.html']);
    },
  );

  it('is fetched anew, and not from the browser’s cache', async () => {
    serve(next, (name, site, from) =>
      from === 'reload' ? plain(name, site, from) : new Response('what was there before'),
    );
    const files = await filesOf(next);
    await files.install();
    expect((await keptOf(files, next))['assets/page-two.js']).toBe(next['assets/page-two.js']);
  });

  it('leaves the files of the former one as long as its pages are open, and no longer', async () => {
    serve(next, plain);
    const files = await filesOf(next);
    await files.install();
    held = ['another-lock', 'sudoscope-version /folder/assets/page-one.js'];
    await files.dropOthers();
    const late = new URL('assets/late-one.js?at=1', home).href;
    expect(files.at(late)).toBeUndefined();
    expect(files.isForeign(late)).toBe(true);
    expect(await (await files.ofOthers(late))!.text()).toBe(former['assets/late-one.js']);

    held = ['sudoscope-version /folder/assets/page-two.js', 'sudoscope-version /other/assets/page-one.js'];
    await files.dropOthers();
    expect(await files.ofOthers(late)).toBeUndefined();
    expect((await keptOf(files, next))['assets/page-two.js']).toBe(next['assets/page-two.js']);
    expect((await keptOf(files, next))['assets/module-same.wasm']).toBe(next['assets/module-same.wasm']);
    expect([...cache.content.keys()].filter((key) => key.includes('one'))).toEqual([]);
  });

  it('keeps all its files while it waits or is being stored', async () => {
    serve(next, plain);
    const files = await filesOf(next);
    await files.install();
    for (const state of ['waiting', 'installing'] as const) {
      registration[state] = {};
      await old.dropOthers();
      registration[state] = null;
      expect((await keptOf(files, next))['assets/page-two.js']).toBe(next['assets/page-two.js']);
    }
  });
});

it('a page of another folder does not count as ours', async () => {
  const files = await filesOf(former);
  const at = (address: string) => [files.at(address) !== undefined, files.isForeign(address)];
  expect(at('https://host.example/folder/')).toEqual([true, false]);
  expect(at('https://host.example/folder/assets/page-one.js?x')).toEqual([true, true]);
  expect(at('https://host.example/folder/assets/page-zero.js')).toEqual([false, true]);
  expect(at('https://host.example/folder/other')).toEqual([false, false]);
  expect(at('https://host.example/assets/page-one.js')).toEqual([false, false]);
  expect(at('https://other.example/folder/assets/page-one.js')).toEqual([false, false]);
});
