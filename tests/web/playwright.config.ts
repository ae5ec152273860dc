// Browser tests, run against the built site as `npm start` serves it, on a desktop's screen and on a phone's.
import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../tools/find_chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.SUDOSCOPE_PORT ?? 41739);

// Chromium refuses to run as root inside its sandbox.
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: `${root}test-results`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // More than the two cores that it is measured on, since pages wait as well; a fourth takes as long as it gains.
  workers: 3,
  // No test judges time: these only end what would never end, however busy the machine is.
  timeout: 600_000,
  expect: {
    timeout: 60_000,
    // The README's picture, and the names of its tabs.
    toHaveScreenshot: { pathTemplate: `${root}web/{arg}{ext}` },
    toMatchAriaSnapshot: { pathTemplate: `${root}web/{arg}{ext}` },
  },
  reporter: 'list',
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: root,
    port,
  },
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}/`,
    // Storing the page for later takes a quarter of a short test's time; tests about that allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: 'phone.spec.ts',
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // Differences of a phone; the rest is the same code on any screen.
      testMatch: ['phone.spec.ts', 'accessible.spec.ts', 'back.spec.ts'],
      // Its dark colours are the desktop's, and so is axe's judgement of parts that look the same on both.
      grepInvert: / dark |what else a run can tell|a long search, its best guess|the Lab, before and after/,
    },
  ],
});
