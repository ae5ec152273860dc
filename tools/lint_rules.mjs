// The linter's rules of our own: the layers of web/, the allowed imports, and the files that may post messages.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// For each folder of web/, the folders or single files that it may import. A feature
// uses the layers below the features, and of other features only those listed here.
const belowFeatures = [
  'language',
  'run',
  'link',
  'state',
  'paper',
  'ui',
  'kept',
  'board',
  'client',
  'protocol',
  'grid',
  'base',
];
const features = {
  arrival: ['image/picture_kind'],
  camera: ['features/arrival', 'features/rating/whole_path', 'image'],
  collection: ['features/arrival', 'features/rating'],
  diagnosis: ['features/rating'],
  duel: ['features/arrival', 'features/make', 'features/play', 'features/rating', 'features/replay/replay_store'],
  finish: [
    'features/arrival',
    'features/collection/place',
    'features/make',
    'features/play/known_grade',
    'features/rating',
    'features/replay/replay_store',
    'features/share/scope',
    'features/today',
    'features/watch/watch_store',
  ],
  help: [],
  improve: [
    'features/collection',
    'features/diagnosis/asked',
    'features/mine/mine_words',
    'features/import',
    'features/rating',
  ],
  lab: ['features/arrival', 'features/watch/watch_store'],
  logic: ['features/pen/pen_part', 'features/practice/exercise', 'features/rating', 'features/recording'],
  mine: ['features/arrival', 'features/collection/storage', 'features/rating'],
  import: ['features/arrival'],
  make: ['features/arrival', 'features/rating', 'features/share/print_sheet', 'features/share/scope'],
  new: ['features/arrival', 'features/duel', 'features/import', 'features/make', 'features/mine', 'features/today'],
  pen: [
    'features/logic/drawing',
    'features/play/entry',
    'features/play/number_pad.module.css',
    'features/play/pad_columns',
    'features/play/pause_cover',
  ],
  pictures: ['features/arrival', 'image'],
  practice: ['features/arrival', 'features/logic', 'features/play'],
  rating: [],
  replay: ['features/play/guest', 'features/play/play_needs', 'features/rating/whole_path'],
  recording: [],
  race: ['features/watch', 'worker/slices'],
  settings: ['features/logic', 'features/rating', 'pwa/update'],
  share: ['features/collection', 'features/duel/challenge', 'features/duel/own_solve', 'features/watch/watch_store'],
  play: [
    'features/arrival',
    'features/collection/place',
    'features/diagnosis',
    'features/finish',
    'features/improve',
    'features/logic/hint_door',
    'features/logic/hint_place',
    'features/logic/hint_voice',
    'features/pen',
    'features/rating',
    'features/replay/replay_store',
    'features/start',
    'features/today',
    'features/watch/watch_store',
  ],
  start: ['features/arrival', 'features/rating', 'features/today', 'features/watch/watch_store'],
  today: ['features/arrival', 'features/make', 'features/rating'],
  watch: ['features/recording'],
};
const mayImport = {
  base: ['language'],
  grid: [],
  language: ['grid'],
  protocol: ['language/text', 'grid'],
  image: [],
  worker: ['language/text', 'language/generated/workers', 'protocol', 'grid', 'image'],
  client: ['language', 'protocol', 'grid', 'image'],
  board: ['language', 'grid'],
  service: [],
  pwa: ['language', 'client/service_worker', 'state/own_version'],
  ui: ['language', 'state', 'board', 'protocol', 'grid', 'base'],
  paper: ['language', 'board', 'grid'],
  state: ['language', 'client', 'protocol', 'grid', 'base', 'board/picture'],
  run: ['language', 'state', 'client', 'protocol', 'grid', 'base', 'board/heat', 'board/picture'],
  link: ['language', 'run', 'state', 'protocol', 'grid', 'base'],
  kept: ['language', 'run', 'state', 'ui', 'protocol', 'grid', 'base'],
  ...Object.fromEntries(
    Object.entries(features).map(([name, more]) => [`features/${name}`, [...belowFeatures, ...more]]),
  ),
  app: [...belowFeatures, ...Object.keys(features).map((name) => `features/${name}`), 'pwa'],
};

const webFolder = fileURLToPath(new URL('../web/', import.meta.url));
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const folderOf = (path) => Object.keys(mayImport).find((folder) => isIn(path, folder));

/** No import, not even a late one, from a folder that is not below the file's own. */
const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = folderOf(relative(webFolder, context.filename).replaceAll(sep, '/'));
    function check({ source }) {
      // A file that starts a worker needs its address.
      if (!own || !source?.value?.startsWith('.') || source.value.endsWith('?worker&url')) return;
      const path = relative(webFolder, resolve(dirname(context.filename), source.value)).replaceAll(sep, '/');
      if (path.startsWith('../build/wasm/') && own !== 'worker') {
        context.report({ node: source, message: 'Only web/worker touches the WebAssembly module.' });
      }
      const other = folderOf(path);
      if (!other || other === own || mayImport[own].some((allowed) => isIn(path, allowed))) return;
      context.report({ node: source, message: `web/${own} does not know web/${other}.` });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** No message except where this rule is off. */
const messages = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      CallExpression({ callee }) {
        if (callee.name !== 'postMessage' && callee.property?.name !== 'postMessage') return;
        context.report({ node: callee, message: 'Only web/client and the workers post messages.' });
      },
    };
  },
};

export default { meta: { name: 'web' }, rules: { layers, messages } };
