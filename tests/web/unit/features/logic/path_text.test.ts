// The steps of a path as text.
import { beforeAll, describe, expect, it } from 'vitest';
import { pathText } from '../../../../../web/features/logic/path_text';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import { stepOf } from './app';

const line = '53..7....';
const steps = [
  stepOf({ technique: 'hidden-single', seTenths: 12, hodokuScore: 14, notation: '6 b1 ⇒ r2c1=6' }),
  stepOf({ technique: 'fireworks', seTenths: 0, hodokuScore: 0, notation: 'A r1c1, B r2c2' }),
];

beforeAll(loadSolverTexts);

describe('the path as text', () => {
  it('aligns plain columns, numbers to the right', () => {
    const rows = pathText(line, steps, 'plain').trimEnd().split('\n');
    expect(rows[0]).toBe(line);
    expect(rows[1]).toMatch(/^step {2}technique +SE {2}HoDoKu {2}notation$/);
    expect(rows[2]).toMatch(/^ {3}1 {2}.* 1\.2 {6}14 {2}6 b1 ⇒ r2c1=6$/);
    const columns = rows
      .slice(1)
      .map((row) => Math.max(row.indexOf('notation'), row.indexOf('6 b1'), row.indexOf('A r1')));
    expect(new Set(columns).size).toBe(1);
  });

  it('is a table of Markdown with as many fields in each row', () => {
    const rows = pathText(line, steps, 'markdown').trimEnd().split('\n').slice(2);
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([7]));
    expect(rows[3]).toContain('|  |  | A r1c1, B r2c2 |');
  });

  it('is CSV with the puzzle in each line, a comma only within quotes', () => {
    const [head, first, second] = pathText(line, steps, 'csv').trimEnd().split('\n');
    expect(head).toBe('puzzle,number,technique,se,hodoku,notation,sentence');
    expect(first).toMatch(/^53\.\.7\.{4},1,hidden-single,1\.2,14,6 b1 ⇒ r2c1=6,/);
    expect(second).toMatch(/^53\.\.7\.{4},2,fireworks,,,"A r1c1, B r2c2",/);
  });

  it('is only the head where there is no step', () => {
    expect(pathText(line, [], 'csv').trimEnd()).toBe('puzzle,number,technique,se,hodoku,notation,sentence');
    expect(pathText(line, [], 'plain').trimEnd().split('\n')).toHaveLength(2);
  });
});
