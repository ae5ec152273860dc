// Red hatches may not flicker, and none that stays may be lost.
import { expect, test } from 'vitest';
import { FlashLimit } from '../../../../web/board/flash_limit';
import { cellFlag } from '../../../../web/board/picture';
import { blankPicture } from './pictures';

function alarmAt(...cells: number[]) {
  const picture = blankPicture(3, 3);
  for (const cell of cells) picture.flags[cell] = cellFlag.hatched;
  return picture;
}

test('a contradiction that comes alone is shown at once', () => {
  expect(new FlashLimit().admit(alarmAt(4), 0)).toEqual({ flagMask: 0xff, again_ms: 0 });
});

test('contradictions that come sixty times a second are shown at most twice a second', () => {
  const limit = new FlashLimit();
  let shown = 0;
  let before = false;
  for (let frame = 0; frame < 600; frame++) {
    const picture = frame % 2 ? alarmAt(frame % 81) : blankPicture(3, 3);
    const now = (limit.admit(picture, (frame * 1000) / 60).flagMask & cellFlag.hatched) !== 0 && frame % 2 === 1;
    if (now && !before) shown++;
    before = now;
  }
  expect(shown).toBeGreaterThan(10);
  expect(shown).toBeLessThanOrEqual(20);
});

test('a contradiction that stays while the limit holds is shown when asked again', () => {
  const limit = new FlashLimit();
  limit.admit(alarmAt(1), 0);
  const { flagMask, again_ms } = limit.admit(alarmAt(2), 100);
  expect(flagMask & cellFlag.hatched).toBe(0);
  expect(flagMask & cellFlag.touched).not.toBe(0);
  expect(again_ms).toBe(400);
  expect(limit.admit(alarmAt(2), 500)).toEqual({ flagMask: 0xff, again_ms: 0 });
});

test('one that stays in its place stays shown', () => {
  const limit = new FlashLimit();
  for (let now = 0; now < 2000; now += 16) expect(limit.admit(alarmAt(7, 8), now).flagMask).toBe(0xff);
});
