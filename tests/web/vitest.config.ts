// Two sets of tests that need no browser: units of the page, and the WebAssembly module under Node.js.
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import siteConfig from '../../vite.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default mergeConfig(
  siteConfig,
  defineConfig({
    root,
    test: {
      // No test judges time: this only ends what would never end, however busy the machine is.
      testTimeout: 300_000,
      // One less by itself, which on two cores is one.
      maxWorkers: '100%',
      projects: [
        { extends: true, test: { name: 'unit', include: ['tests/web/unit/**/*.test.{ts,tsx}'] } },
        { extends: true, test: { name: 'wasm', include: ['tests/wasm/**/*.test.ts'] } },
      ],
    },
  }),
);
