// Two sets of tests that need no browser: units of the page, and the WebAssembly module under Node.js.
import { availableParallelism } from 'node:os';
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
      hookTimeout: 300_000,
      // More than the cores: some tests wait more than they compute.
      maxWorkers: Math.ceil(1.5 * availableParallelism()),
      projects: [
        { extends: true, test: { name: 'unit', include: ['tests/web/unit/**/*.test.{ts,tsx}'] } },
        { extends: true, test: { name: 'wasm', include: ['tests/wasm/**/*.test.ts'] } },
      ],
    },
  }),
);
