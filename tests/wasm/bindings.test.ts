// The modules' interface: the bindings match the hand-written types, and the calls work as documented.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PuzzleBytes, SolveSession } from '../../wasm/solver_module';
import { clashes, makeGeometry } from '../../web/grid/geometry';
import { boxShape, type Shape } from '../../web/grid/puzzle';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import { nameOf } from '../web/unit/language/solver_messages';
import { guess, inkala, loadModule, loadQuickModule, noKnobs, readBytes } from './load_module';

await loadSolverTexts();
const module = await loadModule();

/** The names of functions, classes and methods that a text declares. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!).sort();
}

describe('the hand-written types', () => {
  const read = (name: string): string => readFileSync(new URL(`../../wasm/${name}`, import.meta.url), 'utf8');
  const bindings = ['bindings', 'puzzle_bindings', 'collection_bindings', 'watch_bindings', 'logic_bindings']
    .map((name) => read(`${name}.cpp`))
    .join('');
  const types = read('solver_module.d.ts') + read('logic_module.d.ts');

  it('declare every function, class and method of the bindings, and no others', () => {
    const bound = namesIn(bindings, /(?:\.function|emscripten::function|class_<[^()]+>)\("(\w+)"/g);
    const methods = namesIn(types, /^ {2}(\w+)\(/gm).filter((name) => name !== 'delete');
    const classes = namesIn(types, /^ {2}(\w+): (?:SessionClass|new )/gm);
    expect([...methods, ...classes].sort()).toEqual(bound);
  });

  it('declare every field of the values that cross as a whole, in their own interfaces', () => {
    const values = bindings.matchAll(/value_object<\w+>\("(\w+)"\)((?:\s*\.field\("\w+", [^)]*\))+)/g);
    const bound = [...values].map(([, name, fields]) => [name!, namesIn(fields!, /"(\w+)"/g)] as const);
    expect(bound.length).toBe(bindings.match(/value_object</g)!.length);
    for (const [name, fields] of bound) {
      const body = types.match(new RegExp(`interface ${name} \\{([^}]*)\\}`))![1]!;
      expect([name, namesIn(body, /^ *(\w+):/gm)]).toEqual([name, fields]);
    }
  });
});

describe('reading and writing', () => {
  it('reads a line and returns the recognised format', () => {
    const outcome = module.readPuzzle(inkala, guess);
    expect(outcome).toMatchObject({ ok: true, puzzle: { shape: { boxHeight: 3, boxWidth: 3, regions: null } } });
    expect(outcome.ok && tell(outcome.description)).toContain('21 givens');
    expect(outcome.ok && outcome.puzzle.givens[0]).toBe(8);
  });

  it('returns the place of an error in a text', () => {
    const outcome = module.readPuzzle('12!4' + '.'.repeat(12), guess);
    expect(outcome).toMatchObject({ ok: false, line: 1, column: 3 });
  });

  it('writes what it reads, with regions and extra houses', () => {
    const regions = 'aabb\naabb\nccdd\nccdd';
    const bytes = readBytes(module, '1...............', { ...guess, regions, constraints: 'diagonals\n' });
    expect(bytes.regions).toEqual(Uint8Array.of(0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3));
    expect(module.writePuzzle(bytes, 'line')).toBe('1...............');
  });

  it('refuses what it cannot run, in a sentence', () => {
    const bytes = readBytes(module, inkala);
    expect(module.refusal(bytes, '')).toBeNull();
    expect(module.refusal(bytes, 'no-such')).toEqual([expect.any(Number), 'no-such']);
    const short = module.refusal({ ...bytes, givens: new Uint8Array(80) }, '');
    expect(short && tell(short)).toBe('The puzzle has 80 cells where 81 were expected.');
    expect(module.refusal({ ...bytes, boxWidth: 40 }, '')).not.toBeNull();
    expect(module.refusal({ ...bytes, givens: new Uint8Array(81).fill(10) }, '')).not.toBeNull();
  });
});

describe('the module that the page starts with', () => {
  it('reads, writes and gives verdicts as the whole module does', async () => {
    const quick = await loadQuickModule();
    const bytes = readBytes(quick, inkala);
    expect(quick.writePuzzle(bytes, 'grid')).toBe(module.writePuzzle(bytes, 'grid'));
    expect(quick.refusal(bytes, '')).toBeNull();
    const verdicts = [quick, module].map(({ SolveSession }) => {
      const session = new SolveSession(bytes, '', noKnobs, 2);
      try {
        session.run(1e6);
        return { status: session.status(), stats: session.stats(), solution: session.solution() };
      } finally {
        session.delete();
      }
    });
    expect(verdicts[0]).toMatchObject({ status: 'unique' });
    expect(verdicts[0]).toEqual(verdicts[1]);
  });

  it.each(['', 'diagonals\n', 'windows\n', 'diagonals\nwindows\n'])('accepts the rules "%s"', async (constraints) => {
    const quick = await loadQuickModule();
    // On a diagonal, in a window, in a column.
    for (const clash of [
      [0, 40],
      [10, 29],
      [0, 9],
    ]) {
      const text = Array.from({ length: 81 }, (_, cell) => (clash.includes(cell) ? '1' : '.')).join('');
      const contradictions = [quick, module].map((either) => {
        const session = new either.SolveSession(readBytes(either, text, { ...guess, constraints }), '', noKnobs, 1);
        try {
          return session.contradiction();
        } finally {
          session.delete();
        }
      });
      expect(contradictions[0]).toEqual(contradictions[1]);
    }
  });

  it('lacks algorithms that no grid prefers, and watched runs', async () => {
    const quick = await loadQuickModule();
    expect(quick.refusal(readBytes(quick, inkala), 'dancing-links')).not.toBeNull();
    expect(quick).not.toHaveProperty('WatchSession');
  });
});

describe('the houses', () => {
  const jigsaw = Uint8Array.of(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3);
  const whole = '{"cells":["R1C1","R2C2","R4C3","R3C4"]}';
  const shapes: Shape[] = [
    boxShape(2, 2),
    boxShape(2, 3),
    boxShape(3, 2),
    boxShape(3, 3),
    boxShape(1, 5),
    boxShape(7, 7),
    { ...boxShape(3, 3), constraints: 'diagonals\n' },
    { ...boxShape(3, 3), constraints: 'windows\n' },
    { ...boxShape(3, 3), constraints: 'diagonals\nwindows\n' },
    { ...boxShape(3, 3), constraints: 'antiknight\nextraregion=[]\nwindows\ndiagonal+\n' },
    { ...boxShape(2, 3), constraints: 'disjointgroups\n' },
    { ...boxShape(8, 8), constraints: 'diagonal-\ndisjointgroups\n' },
    { ...boxShape(2, 2), constraints: `extraregion=[${whole},{"cells":["R1C1"]}]\n` },
    { ...boxShape(2, 2), constraints: `extraregion=[${whole},{"cells":["R0C1","R1C1","R2C2","R3C3"]}]\n` },
    { ...boxShape(2, 2), constraints: `diagonals\nextraregion=[${Array(6).fill(whole).join()}]\n` },
    { ...boxShape(2, 2), constraints: `extraregion=[${Array(4).fill(whole).join()}]\n` },
    { ...boxShape(1, 4), regions: jigsaw, constraints: 'diagonals\ndisjointgroups\n' },
  ];

  it.each(shapes)('are numbered on the page as in the solver: %o', (shape) => {
    const side = shape.boxHeight * shape.boxWidth;
    const givens = new Uint8Array(side * side);
    const bytes = { ...shape, regions: shape.regions ?? '', givens };
    const geometry = makeGeometry(shape);
    expect(geometry.houses).toEqual(module.houseCells(bytes));
    expect(geometry.ignoresRules).toBe(module.ignoredRules(bytes, 'norvig') !== null);
  });

  it('show the same clash as the solver finds', () => {
    const bytes = readBytes(module, `77${'.'.repeat(79)}`);
    expect([...clashes(makeGeometry(boxShape(3, 3)), bytes.givens)]).toEqual([0, 1]);
    const session = new module.SolveSession(bytes, '', noKnobs, 2);
    try {
      expect(session.run(1000)).toBe(true);
      expect(session.status()).toBe('none');
      expect(session.contradiction()).toMatchObject({ cells: Uint16Array.of(0, 1) });
      expect(tell(session.contradiction()!.message)).toBe('Row 1 holds 7 twice, at r1c1 and r1c2.');
    } finally {
      session.delete();
    }
  });
});

describe('a solving session', () => {
  it('takes clauses and solutions from other sessions', () => {
    const bytes = readBytes(module, inkala);
    const [one, other] = [1, 2].map((seed) => new module.SolveSession(bytes, 'sudoscope-n', Uint8Array.of(seed), 2));
    try {
      const messages: Uint32Array[] = [];
      while (!one!.run(3)) messages.push(one!.exportLearnt());
      expect(one!.status()).toBe('unique');
      expect(messages.some(({ length }) => length > 0)).toBe(true);
      other!.run(1);
      for (const message of messages) other!.importLearnt(message);
      other!.importLearnt(Uint32Array.of(5, 6, 7));
      while (!other!.run(1000));
      expect([other!.status(), other!.solutions()]).toEqual(['unique', 1]);
      expect(other!.solution()).toEqual(one!.solution());
      expect(other!.steps()).toBeLessThan(one!.steps());
    } finally {
      one!.delete();
      other!.delete();
    }
  });

  it('is resumable at any step and finds the one solution', () => {
    const bytes = readBytes(module, inkala);
    // Logic alone cannot solve it.
    for (const { id } of module.catalogue().filter((each) => each.id !== 'logic-only')) {
      const session = new module.SolveSession(bytes, id, noKnobs, 2);
      try {
        while (!session.run(997));
        expect([id, session.status()]).toEqual([id, 'unique']);
        expect([...session.solution()!].join('')).toBe(
          '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
        );
      } finally {
        session.delete();
      }
    }
  });
});

describe('the solver of a grid, and its progress', () => {
  const large = ['1', ...Array<string>(255).fill('.')].join(' ');

  function solverOf(puzzle: PuzzleBytes, algorithm: string): ReturnType<SolveSession['solver']> {
    const session = new module.SolveSession(puzzle, algorithm, noKnobs, 2);
    const solver = session.solver();
    session.delete();
    return solver;
  }

  it('names the algorithm that is chosen for the grid, and its seeds', () => {
    expect(solverOf(readBytes(module, inkala), '')).toMatchObject({ id: 'sudoscope-9', seeds: 1 });
    expect(solverOf(readBytes(module, inkala), 'sudoscope-n')).toMatchObject({ seeds: 4 });
    expect(solverOf(readBytes(module, large), '').name).toEqual(nameOf('Propagate and guess'));
  });

  it('returns conflicts, memory, proved digits and the best grid if the algorithm has them', () => {
    const bytes = readBytes(module, inkala);
    const session = new module.SolveSession(bytes, 'sudoscope-n', noKnobs, 2);
    const plain = new module.SolveSession(bytes, 'norvig', noKnobs, 2);
    try {
      expect(plain.outlook()).toBeNull();
      expect(session.outlook()).toMatchObject({ conflicts: 0, best: null, proved: bytes.givens });
      while (!session.run(1));
      const { conflicts, bytes: held, proved, best } = session.outlook()!;
      expect(conflicts).toBeGreaterThan(10);
      expect(held).toBeGreaterThan(1000);
      expect(best).toEqual(session.solution());
      expect(proved.every((value, cell) => value === 0 || value === best![cell])).toBe(true);
    } finally {
      session.delete();
      plain.delete();
    }
  });
});
