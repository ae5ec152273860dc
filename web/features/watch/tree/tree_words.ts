// A bar of a search tree in words: the guesses that lead to it, and its outcome. Pure.
import type { Geometry } from '../../../grid/geometry';
import * as texts from '../../../language/generated/watch';
import { digitWords, say } from '../../../language/say';
import { placeOf } from '../../../ui/places';
import type { TreeBar, TreePicture } from '../../../protocol/tree';
import { isLeaf } from './tree_geometry';

/** The middle of a longer path is left out. */
const mostGuesses = 6;
const firstGuesses = 2;

/** "4 at r1c2"; "the start" for the first bar. */
export function guessWords({ cell, digit, guesses }: TreeBar, geometry: Geometry): string {
  if (cell < 0) return say(texts.treeStart);
  const guess = { digit, cell: placeOf(geometry, cell) };
  return guesses > 1 ? say(texts.treeGuessesFrom, { count: guesses, ...guess }) : say(texts.treeGuess, guess);
}

/** The possible labels of a bar: its guess or, if that is too long, the digit alone. */
export function barLabels(bar: TreeBar, geometry: Geometry): string[] {
  if (bar.guesses > 1) return [];
  const guess = guessWords(bar, geometry);
  return bar.cell < 0 ? [guess] : [guess, digitWords(bar.digit)];
}

/** "4 at r1c2 › 7 at r3c3". */
export function pathWords({ bars }: TreePicture, at: number, geometry: Geometry): string {
  const path: string[] = [];
  for (let bar = at; bar > 0; bar = bars[bar]!.parent) path.unshift(guessWords(bars[bar]!, geometry));
  if (path.length === 0) return say(texts.treeTheStart);
  const leftOut = path.length - mostGuesses;
  if (leftOut > 1) path.splice(firstGuesses, leftOut, say(texts.treeLeftOut, { count: leftOut }));
  return path.join(' › ');
}

/** "1,234 guesses under it, 600 dead ends, 1 solution". */
export function fateWords(bar: TreeBar): string {
  const { size, guesses, failures, solutions } = bar;
  if (!isLeaf(bar)) {
    return say(texts.treeFate, { guessCount: size - guesses, deadCount: failures, solutionCount: solutions });
  }
  if (solutions > 0) return say(texts.treeSolutions, { count: solutions });
  return failures === 0 ? say(texts.treeNotTakenBack) : say(texts.treeFailed, { count: guesses });
}
