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
  'marks',
  'client',
  'protocol',
  'grid',
  'base',
];
const features = {
  arrival: {
    below: ['image/picture_kind'],
    knows: [],
    front: ['arrival_store', 'brought_pictures', 'paste_and_drop', 'receiving'],
  },
  camera: { below: ['image'], knows: ['arrival', 'rating'], front: [] },
  collection: {
    knows: ['arrival', 'rating', 'setting'],
    front: ['collection_store', 'own_collection', 'page_collection', 'place', 'row_reader', 'storage'],
  },
  diagnosis: { knows: ['rating'], front: ['asked', 'diagnosis_card'] },
  duel: { knows: ['fog', 'make', 'play', 'rating', 'replay'], front: ['challenge', 'duel_form', 'own_solve'] },
  finish: {
    knows: ['arrival', 'collection', 'make', 'play', 'rating', 'replay', 'share', 'today', 'watch'],
    front: ['finish_card'],
  },
  fog: { knows: [], front: ['fog_door'] },
  help: { knows: [], front: [] },
  import: { knows: ['arrival'], front: ['blank_form', 'bring_in', 'samples'] },
  improve: { knows: ['collection', 'diagnosis', 'import', 'mine', 'rating'], front: [] },
  lab: { knows: ['arrival', 'watch'], front: [] },
  logic: {
    knows: ['fog', 'pen', 'practice', 'rating', 'recording', 'setting'],
    front: [
      'drawing/link_paths',
      'drawing/surface',
      'hint_door',
      'hint_place',
      'hint_views',
      'hint_words',
      'hints',
      'learn/learn_views',
      'learn/lesson_texts',
      'learn/positions',
      'logic_desk',
      'questions',
    ],
  },
  make: {
    knows: ['arrival', 'rating', 'setting', 'share'],
    front: ['clue_kinds', 'make_form', 'maker', 'page_maker', 'wish', 'wish_words'],
  },
  mine: { knows: ['arrival', 'collection', 'rating'], front: ['mine_words', 'my_puzzles'] },
  new: { knows: ['arrival', 'duel', 'import', 'make', 'mine', 'setting', 'today'], front: [] },
  pen: { knows: ['logic', 'play'], front: ['candidates', 'marks', 'pen_door', 'pen_layer', 'pen_part'] },
  pictures: { below: ['image'], knows: ['arrival'], front: [] },
  play: {
    knows: [
      'arrival',
      'collection',
      'diagnosis',
      'finish',
      'fog',
      'logic',
      'pen',
      'rating',
      'replay',
      'setting',
      'share',
      'start',
      'today',
      'watch',
    ],
    front: [
      'entry',
      'entry_control',
      'mode_choice',
      'number_pad',
      'number_pad.module.css',
      'pad_columns',
      'pause_cover',
      'play_deck',
      'play_needs',
      'play_panel',
      'play_tab',
    ],
  },
  practice: { knows: ['logic', 'play'], front: ['exercise'] },
  race: { below: ['worker/slices'], knows: ['fog', 'watch'], front: [] },
  rating: {
    knows: [],
    front: ['grade', 'page_rater', 'rater', 'rating_part', 'scales', 'step_grade', 'whole_path'],
  },
  recording: { knows: [], front: ['fields', 'fields.module.css', 'record_form', 'record_gif'] },
  replay: { knows: ['pen', 'rating'], front: ['replay_store'] },
  setting: {
    knows: ['play'],
    front: [
      'cage_combinations',
      'clue_guide',
      'door',
      'drawn/proposals_part',
      'drawn/undecided',
      'kinds',
      'rules_text',
    ],
  },
  settings: { below: ['pwa/update'], knows: ['logic', 'rating'], front: [] },
  share: {
    knows: ['collection', 'duel', 'logic', 'pen', 'rating', 'setting', 'today', 'watch'],
    front: ['page_print', 'print_sheet', 'scope'],
  },
  start: { knows: ['arrival', 'rating', 'today', 'watch'], front: ['start', 'start_card'] },
  today: {
    knows: ['arrival', 'make', 'rating'],
    front: ['daily', 'daily_words', 'day_buttons', 'statistics', 'today_form', 'today_store'],
  },
  watch: {
    knows: ['recording'],
    front: [
      'compare_button',
      'counters',
      'deck/scrubber',
      'deck/speed_slider',
      'deck/transport.module.css',
      'deck/watch_deck.module.css',
      'run_choices',
      'say',
      'watch_store',
    ],
  },
};
const mayImport = {
  base: [],
  grid: [],
  language: ['grid'],
  protocol: ['language/text', 'grid'],
  image: [],
  worker: ['language/text', 'language/generated/workers', 'protocol', 'grid', 'image'],
  client: ['language', 'protocol', 'grid', 'image'],
  marks: ['grid'],
  board: ['language', 'marks', 'grid'],
  service: [],
  pwa: ['language', 'client/service_worker', 'state/own_version'],
  ui: ['language', 'state', 'board', 'marks', 'protocol', 'grid', 'base'],
  paper: ['language', 'board', 'marks', 'grid'],
  state: ['language', 'client', 'protocol', 'grid', 'base', 'board/picture'],
  run: ['language', 'state', 'client', 'protocol', 'grid', 'base', 'board/flash_limit', 'board/heat', 'board/picture'],
  link: ['language', 'run', 'state', 'protocol', 'grid', 'base'],
  kept: ['language', 'run', 'state', 'ui', 'protocol', 'grid', 'base'],
  ...Object.fromEntries(
    Object.entries(features).map(([name, { below = [], knows }]) => [
      `features/${name}`,
      [...belowFeatures, ...below, ...knows.map((other) => `features/${other}`)],
    ]),
  ),
  app: [...belowFeatures, ...Object.keys(features).map((name) => `features/${name}`), 'pwa'],
};

/** Pairs of features that know each other, in alphabetical order; there may be fewer of them, never more. */
const friends = new Set(['finish play', 'logic pen', 'logic practice', 'pen play', 'play setting']);
for (const [name, { knows }] of Object.entries(features))
  for (const other of knows)
    if (name < other && features[other].knows.includes(name) && !friends.has(`${name} ${other}`))
      throw new Error(`features/${name} and features/${other} know each other.`);

const webFolder = fileURLToPath(new URL('../web/', import.meta.url));
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const folderOf = (path) => Object.keys(mayImport).find((folder) => isIn(path, folder));

/** True if other features may import the file of a feature. */
const isFront = (path, feature) =>
  features[feature.slice('features/'.length)].front.some((name) => path === `${feature}/${name}`);

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
      if (!other || other === own) return;
      if (!mayImport[own].some((allowed) => isIn(path, allowed))) {
        context.report({ node: source, message: `web/${own} does not know web/${other}.` });
      } else if (own.startsWith('features/') && other.startsWith('features/') && !isFront(path, other)) {
        context.report({ node: source, message: `web/${path} is not in the front of web/${other}.` });
      }
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
