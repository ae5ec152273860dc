// Lists the built files for the service worker, each with its digest, by which it refuses any other file
// (web/service/files.ts). The build fails if the page does not name its own script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As in web/service/files.ts. */
export const digestOf = (content) => createHash('sha256').update(content).digest().subarray(0, 6).toString('base64url');

/** True for files that a first visit does not need: all but the page as it starts and its solver. Stored afterwards. */
const isLater = (file) =>
  file === 'licences.txt' || (file.startsWith('assets/') && !/\/(page|quick_worker|sudoscope_quick)-/.test(file));

/**
 * Names alone do not tell what is there: no revision is noted.
 * @template {{ url: string }} Entry
 * @param {string} folder
 * @param {Entry[]} entries the files in the folder, from there on
 * @returns {Entry[]} with digests
 */
export function listFiles(folder, entries) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = entries.filter(({ url }) => /^assets\/page-[\w-]+\.js$/.test(url));
  if (scripts.length !== 1 || !page.includes(scripts[0].url)) {
    throw new Error('The page names another script than its own.');
  }
  return entries.map((entry) => ({
    ...entry,
    revision: undefined,
    digest: digestOf(readFileSync(join(folder, entry.url))),
    ...(isLater(entry.url) && { isLater: true }),
  }));
}

let workers;

/** The plug-in for service workers adds the app's manifest by itself, without a digest: it is listed as the other files are. */
export const everyFileListed = {
  name: 'every-file-listed',
  apply: 'build',
  configResolved({ plugins }) {
    workers = plugins.find(({ name }) => name === 'vite-plugin-pwa');
  },
  buildStart() {
    workers?.api.extendManifestEntries(() => []);
  },
};
