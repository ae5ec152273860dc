// A set of puzzles read from a text: a puzzle a line, or one grid.
import { describe, expect, it } from 'vitest';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { readSet, type ReadText } from '../../../../../web/features/lab/set_reader';
import { setNameWords } from '../../../../../web/features/lab/sets';
import { chooseLanguage } from '../../../../../web/language/language';

const four = blankPuzzle(boxShape(2, 2));
const sixteen = blankPuzzle(boxShape(4, 4));

/** Reads like the solver: 16 characters are a 4x4, 16 lines of them a 16x16; of a list, the first line. */
const read: ReadText = (text) => {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const puzzle = lines.length === 16 ? sixteen : four;
  return Promise.resolve(
    lines[0]!.includes('bad')
      ? { ok: false as const, message: 'Not a puzzle.', line: 1, column: 1 }
      : { ok: true as const, puzzle, description: '' },
  );
};
const row = '1'.padEnd(16, '.');
const rows = `${row}\n`.repeat(16);

const toldReading = async (...asked: Parameters<typeof readSet>): Promise<object> => {
  const set = await readSet(...asked);
  return { ...set, reason: set.reason() };
};

describe('a set', () => {
  it('is a puzzle a line, without blank lines and comments', async () => {
    const set = await toldReading(`# mine\r\n\r\n${row}\r\n${row}\r\n`, read, false);
    expect(set).toEqual({ puzzles: [four, four], leftOut: 0, reason: '' });
  });

  it('leaves out the lines that are no puzzle, and names the first by its place in the text', async () => {
    const set = await toldReading(`${row}\n\nbad\n${row}\nbad`, read, false);
    expect(set).toEqual({ puzzles: [four, four], leftOut: 2, reason: 'Line 3: Not a puzzle.' });
  });

  it('may be one grid over several lines, whose lines would be puzzles by themselves', async () => {
    expect((await readSet(rows, read, false)).puzzles).toEqual([sixteen]);
  });

  it('is a list of the same lines if a list is asked for', async () => {
    expect((await readSet(rows, read, true)).puzzles).toEqual(Array(16).fill(four));
  });

  it('may be one grid whose lines are no puzzles', async () => {
    const grid: ReadText = (text) => read(text.includes('\n') ? row : 'bad', undefined as never);
    expect(await toldReading('12..\n34..', grid, false)).toEqual({ puzzles: [four], leftOut: 0, reason: '' });
  });
});

it('a set that comes with the page is kept by its English name, and named in the language of the page', async () => {
  await chooseLanguage('de');
  expect(setNameWords('top95: 95 hard 9×9')).toBe('top95: 95 schwere 9×9');
  expect(setNameWords('mine.txt')).toBe('mine.txt');
  await chooseLanguage('en');
});
