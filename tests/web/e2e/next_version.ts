// The built site as another version: the same files, each with a digest
// in its name under another name, and a service worker that lists those.
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '../../../tools/listed_files.mjs';
import { dist } from './static_site';

const isText = (name: string): boolean => /\.(?:html|js|css)$/.test(name);

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Lists the current files in the worker. */
async function listAnew(folder: string): Promise<void> {
  const worker = join(folder, 'sw.js');
  const entries = (await readFile(worker, 'utf8')).match(/\{"digest":[^{}]*\}/g)!;
  const listed = new Map<string, string>();
  for (const entry of entries) {
    const file = JSON.parse(entry) as { url: string };
    listed.set(entry, JSON.stringify({ ...file, digest: digestOf(await readFile(join(folder, file.url))) }));
  }
  await rewrite(worker, (text) => text.replace(/\{"digest":[^{}]*\}/g, (entry) => listed.get(entry)!));
}

export interface Published {
  /** The folder that a host serves: at first the site as it was built. */
  readonly folder: string;
  /** Puts the next version in its place; `<meta name="version">` marks its page. */
  publishNext(): Promise<void>;
  /** Also called after a failed test. */
  remove(): Promise<void>;
}

/** Names and digests of the files in `folder` become those of another version. */
async function makeNext(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const renamed = new Map<string, string>();
  for (const name of await readdir(assets)) renamed.set(name, name.replace(/-([\w-]{6,8})(?=\.\w+$)/, '-next-$1'));
  for (const [name, next] of renamed) await rename(join(assets, name), join(assets, next));
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const all = [...(await readdir(assets)).map((name) => `assets/${name}`), 'index.html', 'sw.js'];
  for (const name of all.filter(isText)) {
    await rewrite(join(folder, name), (text) => text.replace(names, (found) => renamed.get(found) ?? found));
  }
  await rewrite(join(folder, 'index.html'), (html) =>
    html.replace('<head>', '<head><meta name="version" content="next">'),
  );
  await listAnew(folder);
}

export async function publish(): Promise<Published> {
  const versions = await mkdtemp(join(tmpdir(), 'sudoscope-'));
  const folder = join(versions, 'site');
  await cp(dist, join(versions, 'first'), { recursive: true });
  await symlink('first', folder);
  return {
    folder,
    async publishNext() {
      await cp(join(versions, 'first'), join(versions, 'next'), { recursive: true });
      await makeNext(join(versions, 'next'));
      // All files change at once: browsers look for updates at any time, and refuse a worker that lists other files.
      await symlink('next', join(versions, 'link'));
      await rename(join(versions, 'link'), folder);
    },
    remove: () => rm(versions, { recursive: true }),
  };
}
