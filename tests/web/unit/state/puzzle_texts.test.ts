// Title, author and rules text of a puzzle: what other programs and stored records bring is bounded, never half a thing.
import { describe, expect, it } from 'vitest';
import { blankPuzzle, boxShape, isSamePuzzle } from '../../../../web/grid/puzzle';
import { completed } from '../../../../web/kept/positions';
import { noEntries, type Position } from '../../../../web/state/moves';
import { soundTexts, textsOf } from '../../../../web/state/puzzle_texts';
import { sheetOf } from '../../../../web/state/writing';

const puzzle = blankPuzzle(boxShape(2, 2));
const texts = { title: 'One', author: 'Somebody', rules: 'First.\nSecond.' };

describe('the words of a setter', () => {
  it('come from the tags of a sheet, the first of each, and go back there', () => {
    const tags = [
      { name: 'title', value: 'One' },
      { name: 'title', value: 'Two' },
      { name: 'url', value: 'x' },
      { name: 'rules', value: 'First.\u2028Second.' },
    ];
    expect(textsOf(tags)).toEqual({ title: 'One', author: '', rules: 'First.\nSecond.' });
    expect(textsOf([{ name: 'url', value: 'x' }])).toBeUndefined();
    const told = { ...puzzle, texts: { ...texts, author: '' } };
    expect(sheetOf(told, noEntries(puzzle)).tags).toEqual([
      { name: 'title', value: 'One' },
      { name: 'author', value: '' },
      { name: 'rules', value: 'First.\nSecond.' },
    ]);
    expect(sheetOf(puzzle, noEntries(puzzle)).tags).toEqual([]);
  });

  it.each([null, 7, 'text', {}, { title: '' }, { rules: ['a'] }])('are none in %j', (saved) => {
    expect(soundTexts(saved)).toBeUndefined();
  });

  it('are bounded, and a member of another kind is empty', () => {
    const read = soundTexts({ title: 'x'.repeat(5000), author: {}, rules: 'y'.repeat(50_000) })!;
    expect([read.title.length, read.author, read.rules.length]).toEqual([1000, '', 10_000]);
  });

  it('come back from a stored position, unless they are damaged', () => {
    const stored = (kept: unknown): Position =>
      ({ puzzleId: 1, puzzle: { ...puzzle, texts: kept }, entries: noEntries(puzzle) }) as Position;
    expect(completed(stored(texts)).puzzle.texts).toEqual(texts);
    expect(completed(stored([1])).puzzle).toEqual(puzzle);
  });

  it('make no other puzzle of it', () => {
    expect(isSamePuzzle(puzzle, { ...puzzle, texts })).toBe(true);
  });
});
