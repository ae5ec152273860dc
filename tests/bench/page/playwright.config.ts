// The benchmark of the page: one browser, one thing at a time, with the server and the Chromium of the browser tests.
import { defineConfig } from '@playwright/test';
import tests from '../../web/playwright.config';

export default defineConfig({
  ...tests,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  projects: [{ name: 'page', use: { viewport: { width: 1280, height: 800 } } }],
});
