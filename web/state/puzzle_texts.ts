// The words of a setter about a puzzle, as tags of a sheet and in stored form: everything from outside is checked here.
import type { PuzzleTexts } from '../grid/puzzle';
import type { SheetTag } from '../protocol/sheets';

const members = ['title', 'author', 'rules', 'solution'] as const;
/** As many as the formats of other programs keep. */
const mostCharacters = (member: string): number => (member === 'rules' ? 10_000 : 1000);

export const noTexts: PuzzleTexts = { title: '', author: '', rules: '' };

/** Undefined if all of them are empty, or if it is nothing of the kind; a member of another kind counts as empty. */
export function soundTexts(saved: unknown): PuzzleTexts | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const read = (member: (typeof members)[number]): string => {
    const text = (saved as Record<string, unknown>)[member];
    return typeof text === 'string' ? text.slice(0, mostCharacters(member)).trim() : '';
  };
  const solution = read('solution');
  const texts = { title: read('title'), author: read('author'), rules: read('rules'), ...(solution && { solution }) };
  return members.some((member) => texts[member]) ? texts : undefined;
}

/** U+2028 stands for a line break in a tag. */
export function textsOf(tags: readonly SheetTag[]): PuzzleTexts | undefined {
  const read = tags.toReversed().map(({ name, value }) => [name, value.replaceAll('\u2028', '\n')]);
  return soundTexts(Object.fromEntries(read));
}
