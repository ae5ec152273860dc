// How the page is bundled: a static `dist/` that any host can serve from any folder, with no special headers.
// The page's Content-Security-Policy allows neither inline scripts nor data: scripts, so nothing is inlined here.
import preact from '@preact/preset-vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
    // tools/sizes.mjs prints what matters: what a first visit transfers.
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: { fs: { allow: [folder('.')] } },
  plugins: [
    preact({ reactAliasesEnabled: false }),
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
        icons: [
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icons/icon_192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon_512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon_maskable_512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,svg}'],
        // The Lab is fetched when it is opened, and from then on is there without a network too.
        globIgnores: ['assets/lab_views-*'],
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && /\/assets\/[^/]+\.(js|css|txt)$/.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: 'opened' },
          },
        ],
        // Only files that exist are answered from the store; a link's state is in the fragment, never in a query.
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
