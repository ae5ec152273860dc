// The lines of puzzles that are more than digits: what is a puzzle, and which are the same.
import { describe, expect, it } from 'vitest';
import { puzzleInLine } from '../../../../web/grid/puzzle_line';
import { boxShape, type Puzzle } from '../../../../web/grid/puzzle';
import { puzzleFingerprint } from '../../../../web/protocol/collection';

const record = {
  ...{ boxHeight: 2, boxWidth: 2, regions: null, constraints: 'antiking\n', tags: { title: 'A' } },
  givens: Array.from({ length: 16 }, (_, cell): number => (cell === 0 ? 4 : 0)),
};

describe('a line of JSON', () => {
  it('is a puzzle with its rules and the words of its setter', () => {
    const found = puzzleInLine(JSON.stringify(record))!;
    expect(found.puzzle).toEqual({
      shape: { ...boxShape(2, 2), constraints: 'antiking\n' },
      givens: Uint8Array.of(4, ...new Array<number>(15).fill(0)),
    });
    expect(found.tags).toEqual({ title: 'A' });
    const regions = Array.from({ length: 16 }, (_, cell) => Math.floor(cell / 4));
    const jigsaw = puzzleInLine(JSON.stringify({ ...record, boxHeight: 1, boxWidth: 4, regions }));
    expect(jigsaw!.puzzle.shape.regions).toEqual(Uint8Array.from(regions));
  });

  it('is none if anything of it is damaged', () => {
    const damaged = [
      { ...record, givens: record.givens.slice(1) },
      { ...record, givens: record.givens.with(3, 5) },
      { ...record, constraints: 'no line end' },
      { ...record, boxWidth: 40 },
      { ...record, regions: [0, 1] },
      {},
      null,
    ];
    for (const each of damaged) expect(puzzleInLine(JSON.stringify(each))).toBeNull();
    expect(puzzleInLine(JSON.stringify(record).slice(0, -2))).toBeNull();
  });
});

describe('the fingerprint', () => {
  const cages = (...sums: number[]): string =>
    `killercage=[${sums.map((sum) => `{"cells":["R1C${sum}","R1C2"],"value":"${sum}"}`).join()}]\n`;
  const puzzle = (constraints: string, givens = record.givens): Puzzle => ({
    shape: { ...boxShape(2, 2), constraints },
    givens: Uint8Array.from(givens),
  });

  it('is the same for the same clues in any order', () => {
    const one = puzzleFingerprint(puzzle(`antiking\n${cages(3, 4)}`));
    expect(puzzleFingerprint(puzzle(`${cages(4, 3)}antiking\n`))).toEqual(one);
  });

  it('differs for another clue, rule, given or shape', () => {
    const others = [
      puzzle(cages(3, 4)),
      puzzle(cages(3)),
      puzzle(`antiking\n${cages(3, 4)}`),
      puzzle(cages(3, 4), record.givens.with(0, 3)),
      { ...puzzle(cages(3, 4)), shape: { ...boxShape(4, 1), constraints: cages(3, 4) } },
    ];
    expect(new Set(others.map((each) => puzzleFingerprint(each).join())).size).toBe(others.length);
  });
});
