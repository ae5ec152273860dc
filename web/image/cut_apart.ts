// Two figures that blur has merged, cut apart where there is least ink.
import type { Gray } from './gray';
import { type Box, inkWidth } from './ink';

export function cutApart(gray: Gray, { left, top, right, bottom }: Box): [Box, Box] {
  const width = inkWidth({ left, top, right, bottom });
  let [cut, least] = [0, Infinity];
  for (let x = Math.round(left + 0.25 * width); x < right - 0.25 * width; ++x) {
    let ink = 0;
    for (let y = top; y <= bottom; ++y) ink += 255 - gray.data[y * gray.width + x]!;
    if (ink < least) [cut, least] = [x, ink];
  }
  return [
    { left, top, right: cut, bottom },
    { left: cut + 1, top, right, bottom },
  ];
}
