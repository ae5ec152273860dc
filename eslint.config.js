// Lint rules, and the layers of web/: who may import whom, and who may talk to a worker.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// For each folder of web/, the folders below it; a path inside one narrows it to that file.
const mayImport = {
  grid: [],
  protocol: ['grid'],
  image: [],
  worker: ['protocol', 'grid', 'image'],
  client: ['protocol', 'grid', 'image'],
  board: ['grid'],
  pwa: ['state/types'],
  service: [],
  state: ['client', 'protocol', 'grid', 'board/heat', 'board/picture'],
  lab: ['client', 'protocol', 'grid', 'state/algorithm_name', 'state/message_of', 'state/throttle', 'state/types'],
  race: ['client', 'protocol', 'grid', 'state', 'board/picture', 'worker/slices'],
  diagnosis: ['client', 'protocol', 'grid', 'state/latest', 'state/message_of', 'state/types'],
  collection: ['client', 'protocol', 'state/message_of', 'state/throttle'],
  picture: ['client', 'image', 'state/latest', 'state/message_of'],
  ui: ['collection', 'diagnosis', 'image', 'picture', 'lab', 'race', 'state', 'board', 'protocol', 'grid', 'pwa'],
};
const folders = Object.keys(mayImport);

/** The rule for files of one folder: no import from a folder that is not below it. */
function layerRule(folder) {
  const below = mayImport[folder];
  const patterns = folders
    .filter((other) => other !== folder && !below.includes(other))
    .map((other) => {
      const parts = below.filter((path) => path.startsWith(`${other}/`)).map((path) => path.slice(other.length + 1));
      const except = parts.length > 0 ? `(?!(${parts.join('|')})$)` : '';
      // Where a worker's file lies, whoever starts it has to know.
      return {
        regex: `^(\\.\\./)+${other}/${except}(?!.*\\?worker&url$)`,
        message: `web/${folder} does not know web/${other}.`,
      };
    });
  if (folder !== 'worker') {
    patterns.push({ regex: '(^|/)(build/)?wasm/', message: 'Only web/worker touches the WebAssembly module.' });
  }
  if (['grid', 'protocol', 'worker', 'service'].includes(folder)) {
    patterns.push({ regex: '^[^.]', message: `web/${folder} uses no package.` });
  }
  return {
    files: [`web/${folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

const noMessages = {
  selector: 'CallExpression:matches([callee.name="postMessage"], [callee.property.name="postMessage"])',
  message: 'Only web/client, web/pwa and the workers post messages.',
};

export default defineConfig(
  globalIgnores(['build', 'dist', 'test-results', 'playwright-report', '**/*.d.ts']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['vite.config.ts'] } } },
    rules: {
      // The compiler's noUnusedLocals says the same.
      '@typescript-eslint/no-unused-vars': 'off',
      // Indices checked by the loop around them read better with `!` than with a test that cannot fail.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The stores' methods are closures: none has a `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/client/**', 'web/pwa/**', 'web/worker/**', 'web/service/**'],
    rules: { 'no-restricted-syntax': ['error', noMessages] },
  },
  ...folders.map(layerRule),
  {
    files: ['tools/draw_glyphs.mjs'],
    languageOptions: {
      globals: {
        FontFace: 'readonly',
        OffscreenCanvas: 'readonly',
        document: 'readonly',
        btoa: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['tools/{glyph_samples,train_glyphs}.mjs'],
    languageOptions: { globals: { Buffer: 'readonly' } },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        navigator: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
