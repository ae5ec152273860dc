// Lists of puzzles with clues in the whole module, from a text to verdicts and ratings of its lines.
import { describe, expect, it } from 'vitest';
import { puzzleInLine } from '../../web/grid/puzzle_line';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { lineStatus } from '../../web/protocol/collection';
import { valueIn } from '../../web/protocol/columns';
import { solveBlock } from '../../web/worker/collection_task';
import { listPuzzles } from '../../web/worker/list_task';
import { rateLines } from '../../web/worker/rate_task';
import { inkala, loadLogicModule, loadModule } from './load_module';

const module = await loadModule();
await loadSolverTexts();

const { one, several, none, unknown, bad } = lineStatus;
const job = { cancelled: false, progress: () => undefined };
const blank = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));

/** A 4x4 grid without givens. */
const fPuzzle = (rules: object): string => JSON.stringify({ size: 4, grid: blank, ...rules });
const cage = (value: number, ...cells: string[]) => ({ cells, value: String(value) });

// The solution is 1234 3412 2143 4321.
const killer = fPuzzle({
  title: 'Nine cages',
  killercage: [
    ...[cage(1, 'R1C1'), cage(2, 'R1C2'), cage(3, 'R1C3'), cage(3, 'R2C1'), cage(4, 'R2C2')],
    ...[cage(2, 'R3C1'), cage(1, 'R3C2'), cage(4, 'R3C3'), cage(1, 'R2C3')],
  ],
});
const open = fPuzzle({ killercage: [cage(3, 'R1C1', 'R1C2')] });
const broken = fPuzzle({ killercage: [cage(9, 'R1C1', 'R1C2')] });
const drawn = fPuzzle({ line: [{ lines: [['R1C1', 'R1C2']], outlineC: '#888' }] });
const strange = fPuzzle({ somerule: [{ cells: ['R1C1'] }] });

async function list(text: string) {
  const found = await listPuzzles(module, { kind: 'list', file: new Blob([text]), division: '' }, job);
  const lines = found.text.split('\n').slice(0, -1);
  const bytes = new TextEncoder().encode(found.text);
  const request = { kind: 'collection', bytes, from: 0, limit: 2, wantSolutions: true } as const;
  const { rows, text: solutions } = await solveBlock(module, request, job);
  const at = (name: keyof typeof rows.columns, row: number): number => valueIn(rows.columns[name], row);
  return { found, lines, status: lines.map((_, row) => at('status', row)), solutions: solutions.split('\n'), at };
}

describe('a list of puzzles with clues', () => {
  it('has a verdict for each line, by its clues', async () => {
    const { found, status, solutions } = await list([killer, inkala, open, broken, 'no puzzle', killer].join('\n'));
    expect(status).toEqual([one, one, several, none, bad, one]);
    expect(solutions[0]).toBe('1234341221434321');
    expect([...found.line]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found.problems.map(({ line }) => line)).toEqual([5]);
  });

  it('is JSON with several puzzles as well, one of which is cut off', async () => {
    const text = `[\n${killer},\n${open},\n${broken.slice(0, -3)}`;
    const { found, status } = await list(text);
    expect(status).toEqual([one, several, bad]);
    const [begin, end] = [found.begin[1]!, found.end[1]!];
    expect(text.slice(begin, end)).toBe(open);
    expect(found.problems.map(({ line }) => line)).toEqual([4]);
  });

  it('keeps the words of a setter, and names what no verdict is about', async () => {
    const { found, lines, status } = await list([killer, drawn, strange].join('\n'));
    expect(puzzleInLine(lines[0]!)!.tags).toEqual({ title: 'Nine cages' });
    expect(found.remarks!.map(({ item }) => item)).toEqual([1, 2]);
    expect(tell(found.remarks![1]!.message as never)).toContain('somerule');
    // The rule might leave fewer.
    expect(status).toEqual([one, several, unknown]);
  });

  it('has copies where givens and clues are the same, in whatever order they are written', async () => {
    const rules = JSON.parse(killer) as { killercage: object[] };
    const turned = JSON.stringify({ ...rules, title: 'B', killercage: rules.killercage.toReversed() });
    const { at } = await list([killer, turned, open].join('\n'));
    const print = (row: number): number[] => [at('printLow', row), at('printHigh', row)];
    expect(print(1)).toEqual(print(0));
    expect(print(2)).not.toEqual(print(0));
  });

  it('is rated with its clues', async () => {
    const { lines } = await list([killer, inkala].join('\n'));
    const logic = await loadLogicModule();
    const { numbers, techniques } = rateLines(logic, { kind: 'rateLines', lines, scale: 'own' }, job);
    expect(numbers[0]).toBeGreaterThan(0);
    expect(numbers[0]).toBeLessThan(numbers[1]!);
    expect(techniques).toHaveLength(2);
  });
});
