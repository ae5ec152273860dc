// The live camera: a recorded stream of drawn pictures that move, in place of one.
import type { BrowserContext, JSHandle, Locator, Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { printedPuzzle } from '../pictures/newspaper';
import { makeRandom } from '../pictures/paper';
import { posed, type Scene, writeVideo } from '../pictures/video';
import { expectAccessible } from './axe';
import { expect, gentle, inkala, type Sudoscope, test as base } from './sudoscope';

const size = { width: 640, height: 480 };

/** The table alone; then a puzzle comes into sight, moves, and is held still. */
function* scenes(puzzle: string): Generator<Scene> {
  const paper = printedPuzzle(puzzle);
  for (let frame = 0; frame < 3; ++frame) yield { paper: null, corners: posed(size, {}) };
  for (let frame = 0; frame < 6; ++frame) {
    const away = 1 - frame / 6;
    const pose = { turn: 0.1 * away, right: 0.05 + 0.04 * away, down: 0.06, x: 30 * away, y: -12 * away, half: 0.6 };
    yield { paper, corners: posed(size, pose), blur: 2, noise: 6 };
  }
  const held: Scene = { paper, corners: posed(size, { right: 0.05, down: 0.06, half: 0.6 }), blur: 1, noise: 6 };
  for (let frame = 0; frame < 21; ++frame) yield held;
}

interface Recording {
  /** The camera's view from the next start on. */
  film(puzzle: string): void;
}

const test = base.extend<object, { path: string; camera: Recording }>({
  path: [
    async ({ browserName }, use, { parallelIndex, project }) => {
      mkdirSync(project.outputDir, { recursive: true });
      await use(join(project.outputDir, `camera ${browserName} ${parallelIndex}.y4m`));
    },
    { scope: 'worker' },
  ],
  camera: [
    async ({ path }, use) => {
      await use({ film: (puzzle) => writeVideo(path, scenes(puzzle), size, 10, makeRandom(2)) });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, path }, use) => {
      const args = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${path}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],
});

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Camera' });
const pictureOf = (page: Page): Locator => dialogOf(page).getByRole('img', { name: 'The camera’s picture' });

/** Opens the dialog as a person with a puzzle does; the press asks for the camera. */
async function openCamera(app: Sudoscope, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['camera']);
  await app.button('New').click();
  await app.page.getByRole('tab', { name: 'Import' }).click();
  await app.button('Camera').click();
}

/** A new page with the camera on, and a puzzle of 32 givens in sight; returns its message. */
async function showPuzzle(app: Sudoscope, context: BrowserContext, camera: Recording): Promise<Locator> {
  camera.film(gentle);
  await app.open();
  await openCamera(app, context);
  const said = dialogOf(app.page).getByRole('status');
  await expect(said).toContainText(isSolved(32));
  return said;
}

/** Number of pixels of the picture in the green of digits and outline. */
const greenPixels = (page: Page): Promise<number> =>
  pictureOf(page).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at]! < 60 && data[at + 1]! > 85 && data[at + 1]! < 125 && data[at + 2]! < 90) count += 1;
    }
    return count;
  });

const trackOf = (page: Page): Promise<JSHandle<MediaStreamTrack>> =>
  page
    .locator('video')
    .evaluateHandle((video) => ((video as HTMLVideoElement).srcObject as MediaStream).getVideoTracks()[0]!);

const isSolved = (count: number): string => `9×9, ${count} givens: its solution is drawn into the picture.`;

test('a puzzle is read as it is held before the camera, solved in the picture, frozen and taken by taps', async ({
  app,
  page,
  context,
  camera,
}) => {
  camera.film(gentle);
  await app.open();
  await app.paste('1...............');
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
  await openCamera(app, context);
  const said = dialogOf(page).getByRole('status');
  await expect(said).toContainText(isSolved(32));
  await expect.poll(() => greenPixels(page)).toBeGreaterThan(3000);
  await pictureOf(page).click();
  await expect(app.button('Go on')).toBeVisible();

  const whole = await greenPixels(page);
  await dialogOf(page).getByText('My mistakes').click();
  await expect(said).toContainText('No filled-in digits are visible');
  await expect.poll(() => greenPixels(page)).toBeLessThan(whole);
  const outline = await greenPixels(page);
  await dialogOf(page).getByText('Next digit').click();
  await expect(said).toContainText(/^r\dc\d is \d: (Full house|Last digit|Naked single|Hidden single)/);
  await expect.poll(() => greenPixels(page)).toBeGreaterThan(outline);
  const one = await greenPixels(page);
  expect((whole - outline) / (one - outline)).toBeGreaterThan(20);

  await pictureOf(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => app.digits()).toBe(gentle);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('From the picture: 9×9, 32 givens.');
  await app.button('Undo (Ctrl Z)').click();
  await expect(app.board).toHaveAttribute('aria-rowcount', '4');
});

test('a tap in the instant in which the grid is not seen freezes the last frame in which it was', async ({
  app,
  page,
  context,
  camera,
}) => {
  await showPuzzle(app, context, camera);
  // The film begins again with the table alone, which is in sight for less time than the search for a grid allows.
  await pictureOf(page).evaluate((canvas) => {
    const said = canvas.closest('dialog')!.querySelector('[role=status]')!;
    new MutationObserver(() => {
      if (canvas.dataset.seen === 'false' && said.textContent.includes('its solution is drawn'))
        canvas.closest('div')!.click();
    }).observe(canvas, { attributeFilter: ['data-seen'] });
  });
  await expect(app.button('Go on')).toBeVisible();
  await expect(pictureOf(page)).toHaveAttribute('data-seen', 'true');
  const whole = await greenPixels(page);
  await dialogOf(page).getByText('Next digit').click();
  await expect.poll(() => greenPixels(page)).toBeLessThan(whole);
});

test('the camera goes off with the tab, comes back on a press, and another puzzle replaces the first', async ({
  app,
  page,
  context,
  camera,
}) => {
  const said = await showPuzzle(app, context, camera);
  const track = await trackOf(page);
  const see = (state: string): Promise<void> =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await see('hidden');
  await expect(said).toContainText('The camera was turned off when this tab went out of sight.');
  await expect.poll(() => track.evaluate(({ readyState }) => readyState)).toBe('ended');
  await see('visible');
  camera.film(inkala);
  await app.button('Turn the camera on').click();
  await expect(said).toContainText(isSolved(21));

  const other = await trackOf(page);
  await app.button('Close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => other.evaluate(({ readyState }) => readyState)).toBe('ended');
});

test('the reason for a missing picture is shown in words, and a press tries again', async ({
  app,
  page,
  context,
  camera,
}) => {
  camera.film(gentle);
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) => {
      const { refusal } = document.documentElement.dataset;
      return refusal ? Promise.reject(new DOMException('no', refusal)) : real(wanted);
    };
  });
  await app.open();
  const refuse = (name: string): Promise<void> =>
    page.evaluate((refusal) => void (document.documentElement.dataset.refusal = refusal), name);
  await refuse('NotAllowedError');
  await openCamera(app, context);
  const alert = dialogOf(page).getByRole('alert');
  await expect(alert).toContainText('The camera is not allowed on this page.');
  await expectAccessible(page, 'not allowed');
  for (const [name, words] of [
    ['NotFoundError', 'No camera was found on this device.'],
    ['NotReadableError', 'another app or tab may have it'],
    ['SecurityError', 'only on pages with a secure address'],
    ['TypeError', 'The camera could not be turned on.'],
  ] as const) {
    await refuse(name);
    await app.button('Turn the camera on').click();
    await expect(alert).toContainText(words);
  }
  await refuse('');
  await app.button('Turn the camera on').click();
  await expect(dialogOf(page).getByRole('status')).toContainText(isSolved(32));
});

test('a failure is shown beside the picture until the next press, and has room on a phone on its side', async ({
  app,
  page,
  context,
  camera,
}) => {
  await page.addInitScript(() => {
    const { getCapabilities } = MediaStreamTrack.prototype;
    MediaStreamTrack.prototype.getCapabilities = function (this: MediaStreamTrack) {
      return { ...getCapabilities.call(this), torch: true };
    };
    MediaStreamTrack.prototype.applyConstraints = () => Promise.reject(new DOMException('no', 'OverconstrainedError'));
  });
  await page.setViewportSize({ width: 568, height: 320 });
  const said = await showPuzzle(app, context, camera);
  await app.button('Light').click();
  await expect(said).toHaveText(`The camera’s light could not be switched. ${isSolved(32)}`);
  await expect(said).toBeInViewport({ ratio: 1 });
  await app.button('Freeze').click();
  await expect(said).toHaveText(isSolved(32));
});

test('all is reached by keyboard, on any screen, and nothing is serious to axe-core', async ({
  app,
  page,
  context,
  camera,
}) => {
  await showPuzzle(app, context, camera);
  for (const name of ['Whole solution', 'Freeze']) {
    await page.keyboard.press('Tab');
    if (name === 'Whole solution') await page.keyboard.press('Tab');
    await expect(dialogOf(page).locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).locator(':focus')).toHaveAccessibleName('Go on');
  await expectAccessible(page, 'frozen');
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [pictureOf(page), app.button('Go on'), app.button('Take this puzzle')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const overflow = await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, String(width)).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).locator(':focus')).toHaveAccessibleName('Take this puzzle');
  await page.keyboard.press('Enter');
  await expect.poll(() => app.digits()).toBe(gentle);
});
