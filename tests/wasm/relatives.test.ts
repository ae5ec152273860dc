// Relatives of a puzzle in the module: the same as natively, and stopped on request.
import { expect, it } from 'vitest';
import type { PuzzleBytes } from '../../wasm/solver_module';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import type { RelativeBytes } from '../../web/protocol/improving';
import { loadLogicModule } from './load_module';

const module = await loadLogicModule();
await loadSolverTexts();

function bytesOf(line: string): PuzzleBytes {
  const size = Math.sqrt(Math.sqrt(line.length));
  const givens = Uint8Array.from(line, (symbol) => Number(symbol) || 0);
  return { boxHeight: size, boxWidth: size, regions: '', constraints: '', givens };
}

const hard = bytesOf('.7....1...41.5..73.....9...5...63..44.......86..54...7...6.....35..9.78...6....5.');
const never = (): boolean => false;
const lineOf = ({ givens }: RelativeBytes): string => givens.map((value) => value || '.').join('');

// tests/solver/generate/relatives_test.cpp has the same ones.
it('finds the relatives that the library finds, with their ratings', () => {
  const session = new module.RelativeSession(hard, 'harder', 14, never);
  expect(session.refusal()).toBeNull();
  expect(JSON.parse(session.original())).toEqual({
    givens: [...hard.givens],
    constraints: '',
    clues: 0,
    grade: 3,
    er: 71,
  });
  const found: RelativeBytes[] = [];
  while (found.length < 3) {
    const relative = JSON.parse(session.next(never)) as RelativeBytes | null;
    if (relative) found.push(relative);
  }
  session.delete();
  expect(found.map(lineOf)).toEqual([
    '.7....1...41.5..93.....2...5...63..44.......86..54...7...6.....35..2.78...9....5.',
    '.7....1...41.5..93.....2...5...63..44.......86..54...7...6.....35..2.78...9....3.',
    '.8....1...47.5..93.....2...5...63..24.......86..54...7...6.....35..2.78...9....3.',
  ]);
  expect(found.map(({ er }) => er)).toEqual([73, 71, 73]);
  for (const { givens, grade, er } of found) {
    const rated = module.rate({ ...hard, givens: Uint8Array.from(givens) }, 'own', never);
    expect(JSON.parse(rated)).toMatchObject({ grade });
    expect(grade).toBeGreaterThanOrEqual(3);
    expect(er).toBeGreaterThanOrEqual(71);
  }
});

it('gives the reason if a puzzle has no relatives', () => {
  const session = new module.RelativeSession(bytesOf('12.3............'), 'easier', 1, never);
  expect(tell(session.refusal())).toMatch(/several solutions/);
  expect([session.original(), session.next(never)]).toEqual(['null', 'null']);
  session.delete();
});

it('stops when it is told to', () => {
  const session = new module.RelativeSession(hard, 'easier', 1, never);
  for (let calls = 0; calls < 20; ++calls) expect(session.next(() => true)).toBe('null');
  session.delete();
});

it('leaves out the clues of a puzzle that it does not need, until each is needed', () => {
  const dots = '[{"cells":["R1C1","R1C2"]},{"cells":["R1C3","R1C4"]}]';
  const full = { ...bytesOf('1.34341.21.3432.'), constraints: `difference=${dots}\n` };
  const session = new module.RelativeSession(full, 'fewer-clues', 1, never);
  const found = JSON.parse(session.next(never)) as RelativeBytes;
  expect(found).toMatchObject({ constraints: '', clues: 0, givens: [...full.givens] });
  while (!session.isOver()) expect(session.next(never)).toBe('null');
  session.delete();
});

it('lays the clues of a puzzle in other shapes, and has none for clues that no recipe lays', () => {
  const cages = '[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R1C3","R2C3"],"value":"4"}]';
  const killer = { ...bytesOf('1.34341.21.3432.'), constraints: `killercage=${cages}\n` };
  const session = new module.RelativeSession(killer, 'other-shapes', 1, never);
  const original = JSON.parse(session.original()) as RelativeBytes;
  let found: RelativeBytes | null = null;
  while (!found) found = JSON.parse(session.next(never)) as RelativeBytes | null;
  session.delete();
  expect(found.grade).toBe(original.grade);
  expect(found.clues).toBeGreaterThanOrEqual(1);
  expect(found.constraints).toMatch(/^killercage=/);
  expect(found.constraints).not.toBe(original.constraints);
  const between = { ...killer, constraints: 'betweenline=[{"lines":[["R1C1","R1C2","R1C3"]]}]\n' };
  const none = new module.RelativeSession(between, 'other-shapes', 1, never);
  expect([none.isOver(), none.next(never)]).toEqual([true, 'null']);
  none.delete();
});

it('refuses a seed that is none, and an unknown wish', () => {
  expect(() => new module.RelativeSession(hard, 'easiest' as 'easier', 1, never)).toThrow(/wish/);
  expect(() => new module.RelativeSession(hard, 'harder', -1, never)).toThrow(/seed/);
});
