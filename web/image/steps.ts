// Draws the changes of brightness in a picture dark on bright. Between a cell that an app lights up and one that
// it does not, a faint line is not a ridge but the edge of a step; here it becomes a ridge like any other line.
import { type Gray, makeGray } from './gray';

/** A step of this brightness or more is drawn black. */
const full = 24;

/** A picture of the same size; 255 = even ground. */
export function stepsOf({ width, height, data }: Gray): Gray {
  const steps = makeGray(width, height);
  steps.data.fill(255);
  for (let y = 1; y < height - 1; ++y) {
    for (let x = 1, at = y * width + 1; x < width - 1; ++x, ++at) {
      const across = Math.abs(data[at + 1]! - data[at - 1]!);
      const down = Math.abs(data[at + width]! - data[at - width]!);
      steps.data[at] = 255 - (255 * Math.min(full, Math.max(across, down))) / full;
    }
  }
  return steps;
}
