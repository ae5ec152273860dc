// The puzzles found as the text of a list: a puzzle a line, with
// comments on origin and difficulty if the format has room for them.
import { seedOf } from '../../language/generated/make';
import { say, toldWords } from '../../language/say';
import type { LogicTechnique } from '../../protocol/logic';
import type { MadePuzzle } from '../../protocol/making';
import type { CanWrite, CanWriteFormats } from '../../state/writing';
import { gradeWord } from '../rating/grade';
import { type FoundRating, scaleParts } from './found_ratings';
import type { Making } from './maker';
import { recipeWords } from './wish_words';

/** A format that holds everything of any puzzle on a line. */
const formatWithRules = 'fpuz';

function remark(rating: FoundRating | undefined): string {
  if (!rating?.own) return '';
  return ` # ${[gradeWord(rating.own.grade), ...scaleParts(rating)].join(', ')}`;
}

/** True if a plain line holds everything: boxes and no other rules. */
const isPlain = ({ puzzle: { shape } }: MadePuzzle): boolean => shape.regions === null && shape.constraints === '';

export async function foundText(
  app: CanWrite & CanWriteFormats,
  { recipe, found }: Making,
  ratings: ReadonlyMap<MadePuzzle, FoundRating>,
  techniques: readonly LogicTechnique[],
): Promise<string> {
  const lines: string[] = [];
  for (const made of found) {
    if (isPlain(made)) {
      const line = await app.write('line', made.puzzle);
      lines.push(`${line.trim()}${remark(ratings.get(made))}`);
    } else {
      const written = await app.writeAs(formatWithRules, '', made.puzzle);
      if (!written.ok) throw new Error(toldWords(written.message));
      lines.push(written.text.trim());
    }
  }
  const { puzzle, more } = recipeWords(recipe, techniques);
  const head = `# ${[puzzle, ...(more ? [more] : [])].join('; ')}. ${say(seedOf, { seedName: String(recipe.seed) })}.`;
  return `${[head, ...lines].join('\n')}\n`;
}
