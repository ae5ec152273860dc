// The time of a first visit by a link in Chromium until its verdict is shown, each in a browser of its
// own: from the beginning of the navigation, in milliseconds; with the fetches on the way, and the tasks
// of the page's main thread longer than 50 ms. Several builds take turns, so that they share the same
// moments of the machine. Usage, after npm run build: node tests/bench/cold_bench.mjs [ROUNDS [DIST...]]
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { preview } from 'vite';
import { findChromium } from '../../tools/find_chromium.mjs';

const [rounds = '9', ...given] = process.argv.slice(2);
const builds = given.length > 0 ? given : ['dist'];
/** Inkala's puzzle of 2012, as the page writes it. */
const link = '#1.3x3.800000000003600000070090200050007000000045700000100030001000068008500010090000400.C94k';
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const whole = (numbers) => numbers.map(Math.round).join(', ');

/** Runs in the page before anything else: notes the time of the verdict, and long tasks until then. */
function watch() {
  const long = [];
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  window.told = new Promise((tell) => {
    new MutationObserver((_, observer) => {
      const region = document.querySelector('[aria-label=Verdict]');
      if (!/One solution/.test(region?.textContent ?? '')) return;
      observer.disconnect();
      const ms = performance.now();
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const fetched = performance.getEntriesByType('resource').map(({ name, startTime, responseEnd }) => [
        name
          .split('/')
          .pop()
          .replace(/-[^-]*\./, '.'),
        startTime,
        responseEnd,
      ]);
      setTimeout(() => tell({ ms, painted, fetched, long, text: region?.textContent ?? '' }), 500);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

async function visit(url) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(watch);
    await page.goto(url + link, { waitUntil: 'commit' });
    return await page.evaluate(() => window.told);
  } finally {
    await browser.close();
  }
}

const servers = await Promise.all(
  builds.map((outDir) => preview({ preview: { port: 0 }, logLevel: 'silent', build: { outDir: resolve(outDir) } })),
);
const visits = builds.map(() => []);
for (let round = 0; round < Number(rounds); ++round) {
  for (const [at, server] of servers.entries()) visits[at].push(await visit(server.resolvedUrls.local[0]));
}
for (const [at, build] of builds.entries()) {
  const all = visits[at];
  const times = all.map(({ ms }) => ms);
  console.log(`${build}: verdict after ${Math.round(median(times))} ms (${whole(times.sort((a, b) => a - b))})`);
  console.log(`  tasks over 50 ms: ${whole(all.flatMap(({ long }) => long)) || 'none'}`);
  const middle = all.find(({ ms }) => ms === median(times));
  console.log(`  of the visit in the middle: ${middle.text}, first paint at ${Math.round(middle.painted)} ms`);
  for (const [name, from, to] of middle.fetched)
    console.log(`    ${name.padEnd(32)} ${Math.round(from)} to ${Math.round(to)} ms`);
}
await Promise.all(servers.map((server) => server.close()));
