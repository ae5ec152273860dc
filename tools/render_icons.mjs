// Renders the PNG icons of the installed app from web/public/icons/icon.svg; run it after changing that drawing.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find_chromium.mjs';

const folder = fileURLToPath(new URL('../web/public/icons/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');

// A system may cut a maskable icon to a circle of 80 % of its width: the ground fills it, the drawing stays inside.
const icons = [
  { name: 'icon_192.png', size: 192, scale: 1, ground: 'transparent' },
  { name: 'icon_512.png', size: 512, scale: 1, ground: 'transparent' },
  { name: 'icon_maskable_512.png', size: 512, scale: 0.8, ground: '#f6f5f1' },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, scale, ground } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
      svg { width: ${100 * scale}vw }
    </style>${drawing}`);
  await page.screenshot({ path: folder + name, omitBackground: true });
}
await browser.close();
