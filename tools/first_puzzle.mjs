// Bundles the code for the first puzzle as three files: one reads the puzzle, one shows the parts beside it,
// and one stores it. The bundler alone made a dozen, and shared code with the table of a million puzzles.
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A module that several of them import is put into the first. */
const parts = [
  { name: 'reading', entries: ['web/features/arrival/receiving.ts'].map(file) },
  { name: 'play_views', entries: ['web/features/play/play_views.tsx'].map(file) },
  { name: 'keeping', entries: ['web/kept/keeping.ts'].map(file) },
];

const found = new WeakMap();

/** These modules and all modules that they import early. */
function importedBy(entries, graph) {
  if (!found.has(entries)) {
    const modules = new Set(entries);
    for (const module of modules) graph.getModuleInfo(module)?.importedIds.forEach((id) => modules.add(id));
    found.set(entries, modules);
  }
  return found.get(entries);
}

/** The name of the file that a module is bundled into, or null for any other. For `codeSplitting` of Rolldown. */
export function firstPuzzle(module, graph) {
  return parts.find(({ entries }) => importedBy(entries, graph).has(module))?.name ?? null;
}
