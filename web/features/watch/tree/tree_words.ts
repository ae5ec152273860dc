// What a bar of a search tree says in words: the guesses that lead to it, and what became of it. Pure.
import type { Geometry } from '../../../grid/geometry';
import { cellName } from '../../../ui/places';
import type { TreeBar, TreePicture } from '../../../protocol/tree';
import { countOf } from '../../../ui/words';
import { isLeaf } from './tree_geometry';

/** Of a longer path the middle is left out. */
const mostGuesses = 6;
const firstGuesses = 2;

/** "4 at r1c2"; "the start" for the first bar. */
export function guessWords({ cell, digit, guesses }: TreeBar, geometry: Geometry): string {
  if (cell < 0) return 'the start';
  const guess = `${digit} at ${cellName(geometry, cell)}`;
  return guesses > 1 ? `${countOf(guesses, 'guess', 'guesses')} from ${guess}` : guess;
}

/** "4 at r1c2 › 7 at r3c3". */
export function pathWords({ bars }: TreePicture, at: number, geometry: Geometry): string {
  const path: string[] = [];
  for (let bar = at; bar > 0; bar = bars[bar]!.parent) path.unshift(guessWords(bars[bar]!, geometry));
  if (path.length === 0) return 'The start';
  const leftOut = path.length - mostGuesses;
  if (leftOut > 1) path.splice(firstGuesses, leftOut, `… ${countOf(leftOut, 'guess', 'guesses')} …`);
  return path.join(' › ');
}

/** "1,234 guesses under it, 600 dead ends, 1 solution". */
export function fateWords(bar: TreeBar): string {
  const found = bar.solutions > 0 ? countOf(bar.solutions, 'solution') : '';
  if (isLeaf(bar)) return found || (bar.failures === 0 ? 'not taken back' : bar.guesses > 1 ? 'all failed' : 'failed');
  const under = `${countOf(bar.size - bar.guesses, 'guess', 'guesses')} under it`;
  return [under, bar.failures > 0 && countOf(bar.failures, 'dead end'), found].filter(Boolean).join(', ');
}
