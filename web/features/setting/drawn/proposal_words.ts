// A proposal in words: "12 green lines: German whispers?"
import * as texts from '../../../language/generated/drawn';
import { say } from '../../../language/say';
import type { Text } from '../../../language/text';
import { kindCalled } from '../kinds';
import type { Proposal } from './board';
import type { Colour } from './colours';

const colourTexts: Readonly<Record<Colour, Text>> = {
  black: texts.drawnBlack,
  white: texts.drawnWhite,
  grey: texts.drawnGrey,
  red: texts.drawnRed,
  orange: texts.drawnOrange,
  peach: texts.drawnPeach,
  yellow: texts.drawnYellow,
  green: texts.drawnGreen,
  teal: texts.drawnTeal,
  blue: texts.drawnBlue,
  lilac: texts.drawnLilac,
  purple: texts.drawnPurple,
};

/** Kinds that are drawn by the ground of their cells. */
const tintedKinds = new Set(['windows', 'extraregion', 'clone', 'rowindexer', 'columnindexer', 'boxindexer']);

/** The sort of the drawings, and their number. A sign round a number, and a circle at a line's end, do not count. */
function drawnWords({ drawings, entries, colour, kind }: Proposal): string {
  const lines = drawings.filter(({ form }) => form === 'line');
  const { form, group } = kindCalled(kind)!;
  if (drawings.length === 0) return say(texts.drawnInWords);
  if (group === 'outside') return say(texts.drawnNumbers, { count: entries.length });
  if (lines.length > 0) {
    const count = lines.length;
    return colour
      ? say(texts.drawnColouredLines, { count, colourName: say(colourTexts[colour]) })
      : say(texts.drawnLines, { count });
  }
  const count = entries.length;
  if (tintedKinds.has(kind)) {
    const cells = drawings.reduce((sum, { covered }) => sum + covered.length, 0);
    return colour
      ? say(texts.drawnColouredCells, { count: cells, colourName: say(colourTexts[colour]) })
      : say(texts.drawnCells, { count: cells });
  }
  if (kind === 'killercage') return say(texts.drawnCages, { count });
  if (kind === 'even') return say(texts.drawnSquares, { count });
  if (form === 'pair' && kind !== 'difference' && kind !== 'ratio') return say(texts.drawnSigns, { count });
  return colour && form !== 'corner'
    ? say(texts.drawnColouredCircles, {
        count: kind === 'countingcircles' ? drawings.length : count,
        colourName: say(colourTexts[colour]),
      })
    : say(texts.drawnCircles, { count });
}

/** The kind's name; the best known whispers have names of their own. */
export function kindWords({ kind, entries }: Proposal, side: number): string {
  if (kind !== 'whispers') return say(kindCalled(kind)!.name);
  const least = Number(entries[0]?.value ?? Math.ceil(side / 2));
  if (side === 9 && least === 5) return say(texts.drawnGermanWhispers);
  if (side === 9 && least === 4) return say(texts.drawnDutchWhispers);
  return say(texts.drawnWhispers, { count: least });
}

export const questionWords = (proposal: Proposal, side: number): string =>
  say(texts.drawnQuestion, { drawnName: drawnWords(proposal), kindName: kindWords(proposal, side) });
