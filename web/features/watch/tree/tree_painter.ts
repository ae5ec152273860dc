// Draws a search tree as an icicle: a bar is as wide as its share of the guesses. The
// path to the position is saturated, the past weaker, the future pale; dead ends are red,
// a solution is green with a line down to the bottom. The guesses that a bar hides hang
// below it as a shade of their depth. A bar with enough room has its guess written on it.
import type { Palette } from '../../../board/palette';
import type { TreeBar, TreePicture } from '../../../protocol/tree';
import { isLeaf, rowHeight, rowsHidden, type TreeSize } from './tree_geometry';

export type TreeColours = Pick<Palette, 'accent' | 'bad' | 'good' | 'ink' | 'surface'>;

/** Opacity by where the position is: in the bar, after it, before it. */
const alphas = {
  inner: { here: 1, past: 0.5, ahead: 0.2 },
  leaf: { here: 1, past: 0.8, ahead: 0.3 },
  hidden: { here: 0.4, past: 0.25, ahead: 0.12 },
};

/** Rows below this are too low for a word. */
const leastRow = 11;
const mostFont = 12;
/** To either side of a word. */
const margin = 4;
/** From this opacity of a bar on, its word is in the colour of the ground. */
const dense = 0.6;

/** The possible labels of a bar, the longest first; none for a bar of several guesses. */
export type LabelsOf = (bar: TreeBar) => readonly string[];

function timeOf({ first, end }: TreeBar, position: number): 'here' | 'past' | 'ahead' {
  if (first > position) return 'ahead';
  return end <= position ? 'past' : 'here';
}

export function drawTree(
  context: CanvasRenderingContext2D,
  picture: TreePicture | null,
  position: number,
  /** The bar to outline, -1 = none. */
  marked: number,
  labelsOf: LabelsOf,
  colours: TreeColours,
  size: TreeSize,
): void {
  context.clearRect(0, 0, size.width, size.height);
  if (!picture) return;
  const { bars, root } = picture;
  const row = rowHeight(picture, size);
  const gap = row >= 5 ? 1 : 0;
  const top = (bar: TreeBar): number => (bar.level - bars[root]!.level) * row;
  const font = Math.min(mostFont, row - 2);
  context.font = `500 ${font}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';

  /** The longest label with room in the visible part of a bar. */
  function label(bar: TreeBar, from: number, to: number, alpha: number): void {
    const [left, right] = [Math.max(from, 0), Math.min(to, size.width)];
    const room = right - left - 2 * margin;
    if (row < leastRow || room < font / 2) return;
    const text = labelsOf(bar).find((each) => context.measureText(each).width <= room);
    if (text === undefined) return;
    context.globalAlpha = 1;
    context.fillStyle = alpha >= dense ? colours.surface : colours.ink;
    context.fillText(text, (left + right) / 2, top(bar) + (row - gap) / 2 + 0.5);
  }

  for (let at = root; at < bars.length; ++at) {
    const bar = bars[at]!;
    // Whole pixels: half-covered ones produce stripes.
    const left = Math.round(bar.left * size.width);
    const covered = Math.max(1, Math.round((bar.left + bar.width) * size.width) - left);
    const width = covered >= 4 ? covered - 1 : covered;
    const y = top(bar);
    const time = timeOf(bar, position);
    const leaf = isLeaf(bar);
    const ends = leaf || bar.folded;
    const isSolution = ends && bar.solutions > 0;
    context.fillStyle = isSolution ? colours.good : leaf && bar.failures > 0 ? colours.bad : colours.accent;
    context.globalAlpha = alphas[leaf || isSolution ? 'leaf' : 'inner'][time];
    const alpha = context.globalAlpha;
    context.fillRect(left, y, width, Math.max(1, row - gap));
    label(bar, left, left + width, alpha);
    const hidden = rowsHidden(bar) * row;
    if (hidden > 0) {
      context.fillStyle = colours.accent;
      context.globalAlpha = alphas.hidden[time];
      context.fillRect(left, y + row, width, hidden);
      // Its dead ends are drawn at its bottom, in about the right number.
      const foot = bar.failures > 0 ? Math.min(2, hidden) : 0;
      context.fillStyle = colours.bad;
      context.globalAlpha = alphas.leaf[time];
      context.fillRect(left, y + row + hidden - foot, width, foot);
    }
    if (isSolution) {
      context.fillStyle = colours.good;
      context.globalAlpha = time === 'ahead' ? 0.6 : 1;
      context.fillRect(left + covered / 2 - 1, y, 2, size.height - y);
    }
  }

  context.globalAlpha = 1;
  const bar = bars[marked];
  if (!bar || marked < root) return;
  const left = bar.left * size.width;
  context.strokeStyle = colours.ink;
  context.lineWidth = 2;
  const width = Math.max(4, bar.width * size.width);
  context.strokeRect(
    Math.max(1, Math.min(left, size.width - width)),
    Math.max(1, top(bar)),
    width - 2,
    Math.max(4, row - gap),
  );
}
