// How the page is bundled: a static `dist/` that any host can serve from any folder, with no special headers.
// The page's Content-Security-Policy allows neither inline scripts nor data: scripts, so nothing is inlined here.
import preact from '@preact/preset-vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What a first visit does without: all but the page as it starts and its solver. web/pwa/the_rest.ts fetches it afterwards. */
const isRest = (file: string): boolean =>
  file.startsWith('assets/') && !/\/(page|quick_worker|sudoscope_quick|workbox-window[^/]*)-/.test(file);

/** Writes rest.json: the files of the rest by their names in this build. */
function listTheRest(): Plugin {
  return {
    name: 'list-the-rest',
    generateBundle: {
      // Vite takes out a file that is empty.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter(isRest).sort();
        this.emitFile({ type: 'asset', fileName: 'rest.json', source: JSON.stringify(files) });
      },
    },
  };
}

export default defineConfig({
  root: folder('web'),
  base: './',
  // A missing file is a 404, as on a plain host; no page stands in for it.
  appType: 'mpa',
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the page starts with is one file, and so is its style: as dozens they were a tenth larger.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
    // tools/sizes.mjs prints what matters: what a first visit transfers.
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: { fs: { allow: [folder('.')] } },
  plugins: [
    preact({ reactAliasesEnabled: false }),
    listTheRest(),
    VitePWA({
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
        // What comes while the app is open comes to it, and leaves what it shows one undo away (web/ui/new/launch.ts).
        launch_handler: { client_mode: ['focus-existing', 'auto'] },
        share_target: {
          action: './',
          // A picture cannot be part of an address: the service worker takes it (web/public/share_receiver.js).
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            title: 'title',
            text: 'text',
            url: 'url',
            files: [{ name: 'files', accept: ['image/png', 'image/jpeg', 'image/webp', 'text/plain'] }],
          },
        },
        file_handlers: [
          {
            action: './',
            accept: { 'text/plain': ['.sdk', '.sdm', '.ss', '.sdx', '.txt'], 'text/xml': ['.opensudoku'] },
          },
        ],
        icons: [
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icons/icon_192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon_512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon_maskable_512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,svg}', 'rest.json'],
        importScripts: ['share_receiver.js'],
        globIgnores: ['share_receiver.js'],
        manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => !isRest(url)) })],
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && /\/assets\/[^/]+$/.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: 'rest' },
          },
        ],
        // Only files that exist are answered from the store, whatever their query: a link's state is in the fragment, and what
        // another app shares is read by the page itself.
        navigateFallback: null,
        ignoreURLParametersMatching: [/.*/],
        cleanupOutdatedCaches: true,
        // The first visit is under control at once, so that it too survives the network going away.
        clientsClaim: true,
        sourcemap: false,
      },
    }),
  ],
});
