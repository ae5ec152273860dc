// How the page is bundled: a static `dist/` that any host can serve from any folder, with no special headers.
// The page's Content-Security-Policy allows neither inline scripts nor data: scripts, so nothing is inlined here.
import preact from '@preact/preset-vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pictureTypes, puzzleFileTypes, writeFormats } from './tools/formats.mjs';
import { firstPuzzle } from './tools/first_puzzle.mjs';
import { exampleModules } from './tools/example_modules.mjs';
import { licences } from './tools/licences.mjs';
import { everyFileListed, listFiles } from './tools/listed_files.mjs';
import { writeMessages } from './tools/messages.mjs';
import { singleTexts } from './tools/single_texts.mjs';
import { smallerPage } from './tools/smaller_page.mjs';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const styleFiles = new Map<string, string>();

/** A class has the name of its file before its own: once compressed, words are smaller than digests. */
function generateScopedName(name: string, file: string): string {
  const [, base = ''] = /(\w+)\.module\.css/.exec(file) ?? [];
  const other = styleFiles.get(base) ?? file;
  if (other !== file) throw new Error(`${file} has the name of ${other}`);
  styleFiles.set(base, file);
  return `${base}-${name}`;
}

writeMessages();
writeFormats();
const { ofPage, ofWorker } = licences();

export default defineConfig({
  root: folder('web'),
  base: './',
  // A missing file is a 404, as on a plain host; no page stands in for it.
  appType: 'mpa',
  css: { modules: { generateScopedName } },
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The page as it starts is one file, and so is its style: as dozens they were a tenth larger. So are the
    // code that reads the first puzzle and the code beside it; another file has the small things that other
    // late parts share, alone: with their imports the first puzzle would fetch it, for a page of techniques.
    rolldownOptions: {
      input: { page: folder('web/index.html') },
      output: {
        // Seven characters tell versions of a file apart, and the page has a hundred names.
        ...{ entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' },
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 3 },
            { name: firstPuzzle, debugName: 'first puzzle', priority: 2 },
            { name: 'shared', minShareCount: 2, maxModuleSize: 2500 },
          ],
        },
      },
    },
    // tools/sizes.mjs prints the relevant size: that of a first visit.
    reportCompressedSize: false,
  },
  worker: { format: 'es', plugins: () => [ofWorker] },
  server: { fs: { allow: [folder('.')] } },
  plugins: [
    preact({ reactAliasesEnabled: false }),
    ofPage,
    singleTexts,
    exampleModules,
    smallerPage,
    everyFileListed,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service',
      filename: 'sw.ts',
      // A reload of its own would end a run that someone watches: the page asks first.
      registerType: 'prompt',
      injectRegister: null,
      // Only installing fetches them, and then the system keeps them.
      includeManifestIcons: false,
      manifest: {
        name: 'Sudoscope',
        short_name: 'Sudoscope',
        description: 'Sudoku of any size, solved where you can see how',
        id: './',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f6f5f1',
        theme_color: '#f6f5f1',
        categories: ['education', 'games', 'puzzle'],
        // Launches while the app is open come to it, and leave its
        // state one undo away (web/features/arrival/launch.ts).
        launch_handler: { client_mode: ['focus-existing', 'auto'] },
        share_target: {
          action: './',
          // A picture cannot be part of an address: the service worker takes it (web/service/sw.ts).
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            title: 'title',
            text: 'text',
            url: 'url',
            files: [{ name: 'files', accept: ['image/*', ...Object.keys(puzzleFileTypes)] }],
          },
        },
        file_handlers: [
          {
            action: './',
            accept: { ...puzzleFileTypes, ...pictureTypes },
          },
        ],
        icons: [
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icons/icon_192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon_512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon_maskable_512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,wasm,svg,txt,webmanifest}'],
        manifestTransforms: [(entries) => ({ manifest: listFiles(folder('dist'), entries) })],
        // The largest module has 2.3 MB.
        maximumFileSizeToCacheInBytes: 4_000_000,
        sourcemap: false,
      },
    }),
  ],
});
