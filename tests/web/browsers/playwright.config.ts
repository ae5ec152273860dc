// The main scenarios, in browsers of other makes than the one that tests/web/e2e uses; the built site as `npm start`
// serves it. Playwright runs the tests; the browsers are the system's own, and driven by firefox.ts and webkit.ts.
import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = Number(process.env.SUDOSCOPE_PORT ?? 41739);

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results`,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: root,
    port,
  },
  use: { baseURL: `http://localhost:${port}/` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
