// The README's picture shows the current page. `npm run picture` takes it anew, with the names of the tabs.
import { expect, inkala, test } from './sudoscope';

test('the picture in the README shows the page as it is', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await app.watch('Propagate and guess');
  await app.button(/^To the end/).click();
  await expect(app.sentence).toContainText('Solution 1');
  const timeline = (await app.timeline.boundingBox())!;
  await page.mouse.click(timeline.x + timeline.width * 0.3, timeline.y + timeline.height / 2);
  await app.button(/^Next guess/).click();
  await expect(app.sentence).toContainText(/Guess \d at/);
  // The message about the pasted puzzle leaves by itself.
  await expect(app.button('Dismiss')).toHaveCount(0);
  await page.mouse.move(640, 60);
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot({ name: 'screenshot-tabs.aria.yml' });
  // Letters are drawn a little differently on each machine.
  await expect(page).toHaveScreenshot('screenshot.png', { maxDiffPixelRatio: 0.02 });
});
