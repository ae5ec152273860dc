// A recipe in words: the puzzles that it makes, and the steps that they take.
import { sideOf } from '../../grid/puzzle';
import * as texts from '../../language/generated/make';
import { begun, listWords, say, tell } from '../../language/say';
import type { Text } from '../../language/text';
import type { LogicTechnique } from '../../protocol/logic';
import type { Recipe } from '../../protocol/making';
import { shapeWords } from '../../ui/words';
import { gradeWord } from '../rating/grade';
import { tenthsWords } from '../rating/scales';
import { madeClues } from './clue_kinds';
import { symmetryTexts } from './symmetry_field';

const techniqueName = (id: string, techniques: readonly LogicTechnique[]): string => {
  const named = techniques.find((one) => one.id === id);
  return named ? tell(named.name) : id;
};

/** The difficulty: "hard", "ER 7.1 to 7.5", "needs XY-wing". */
function difficultyWords({ aim }: Recipe, techniques: readonly LogicTechnique[]): string {
  switch (aim.kind) {
    case 'any':
      return say(texts.wishedAny);
    case 'grade':
      return gradeWord(aim.grade);
    case 'se':
      return say(texts.wishedEr, { leastName: tenthsWords(aim.least), mostName: tenthsWords(aim.most) });
    case 'hodoku':
      return say(texts.wishedHodoku, { leastCount: aim.least, mostCount: aim.most });
    case 'technique':
      return say(texts.wishedTechnique, { techniqueName: techniqueName(aim.id, techniques) });
  }
}

function givensPart({ leastGivens, mostGivens, minimal, pattern }: Recipe): string[] {
  if (pattern) return [say(texts.wishedPattern, { count: pattern.reduce((sum, given) => sum + given, 0) })];
  if (minimal) return [say(texts.wishedFewest)];
  if (mostGivens === 0) return [say(texts.wishedNoGivens)];
  return mostGivens < Infinity ? [say(texts.wishedRange, { leastCount: leastGivens, mostCount: mostGivens })] : [];
}

/** A puzzle with clues has no symmetry of givens, only one of cages. */
function symmetryPart({ symmetry, clues }: Recipe): string[] {
  const symmetryName = say(symmetryTexts[symmetry]);
  if (clues) return symmetry === 'none' ? [] : [say(texts.wishedCageSymmetry, { symmetryName })];
  return [symmetry === 'none' ? say(texts.wishedNoSymmetry) : say(texts.wishedSymmetry, { symmetryName })];
}

export interface RecipeWords {
  /** "9×9 X, hard" */
  puzzle: string;
  /** "Symmetry: half turn and 24 to 28 givens" */
  more: string;
}

/** `techniques`: for the name of one. */
export function recipeWords(recipe: Recipe, techniques: readonly LogicTechnique[]): RecipeWords {
  const { shape, newRegions, pattern } = recipe;
  const shapeName = shapeWords(newRegions ? { ...shape, regions: new Uint8Array(sideOf(shape) ** 2) } : shape);
  const names = recipe.clues.split(' ').flatMap((id) => madeClues.find((one) => one.id === id) ?? []);
  const withClues =
    names.length > 0 ? say(texts.wishedClues, { shapeName, clueNames: names.map(({ name }) => say(name)) }) : shapeName;
  const parts = [...(pattern ? [] : symmetryPart(recipe)), ...givensPart(recipe)];
  return {
    puzzle: say(texts.wishedPuzzle, { shapeName: withClues, difficultyName: difficultyWords(recipe, techniques) }),
    more: begun(listWords(parts)),
  };
}

const takesOfPlain = [
  texts.gentleTakes,
  texts.easyTakes,
  texts.mediumTakes,
  texts.hardTakes,
  texts.fiendishTakes,
  texts.extremeTakes,
] as const satisfies readonly Text[];

const takesOfClues = [
  texts.gentleClues,
  texts.easyClues,
  texts.mediumClues,
  texts.hardClues,
  texts.fiendishClues,
  texts.extremeTakes,
] as const satisfies readonly Text[];

/** The hardest steps that puzzles of a grade take, in a few words. */
export const takesOf = (grade: number, withClues: boolean): Text => (withClues ? takesOfClues : takesOfPlain)[grade]!;
