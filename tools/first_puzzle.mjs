// What the first puzzle fetches, bundled as three files: what reads it, what is shown beside it, and what keeps it. Left to
// the bundler they were a dozen, and shared what a table of a million puzzles needs.
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What several import is in the first of them. */
const parts = [
  { name: 'reading', entries: ['web/features/arrival/receiving.ts'].map(file) },
  { name: 'play_views', entries: ['web/features/play/play_views.ts'].map(file) },
  { name: 'keeping', entries: ['web/kept/keeping.ts'].map(file) },
];

const found = new WeakMap();

/** These modules and all that they import at once, not late. */
function importedBy(entries, graph) {
  if (!found.has(entries)) {
    const modules = new Set(entries);
    for (const module of modules) graph.getModuleInfo(module)?.importedIds.forEach((id) => modules.add(id));
    found.set(entries, modules);
  }
  return found.get(entries);
}

/** The name of the file that a module is bundled into, or null: it is not of these. For `codeSplitting` of Rolldown. */
export function firstPuzzle(module, graph) {
  return parts.find(({ entries }) => importedBy(entries, graph).has(module))?.name ?? null;
}
