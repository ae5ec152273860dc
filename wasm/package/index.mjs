// The solver for other programs, under Node.js and in browsers. A module is fetched when it is first needed.
import { loadWords, tell } from './words.mjs';

const isNode = typeof process === 'object' && typeof process.versions?.node === 'string';

/** Literal addresses, so that bundlers take the files along. */
const moduleFiles = {
  solver: () => [import('./sudoscope.mjs'), new URL('./sudoscope.wasm', import.meta.url)],
  logic: () => [import('./sudoscope_logic.mjs'), new URL('./sudoscope_logic.wasm', import.meta.url)],
};

async function start(name) {
  // The glue asks a worker for its address.
  globalThis.self ??= { location: { href: import.meta.url } };
  const [glue, wasm] = moduleFiles[name]();
  const { default: createModule } = await glue;
  if (!isNode) return createModule({ locateFile: () => wasm.href });
  const { readFile } = await import('node:fs/promises');
  return createModule({ wasmBinary: await readFile(wasm) });
}

const grades = ['gentle', 'easy', 'medium', 'hard', 'fiendish', 'extreme'];
const anyText = {
  format: '',
  alphabet: '',
  shape: { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' },
  division: 'one',
};
/** Steps of a search between two looks at the clock. */
const stepsAtOnce = 100_000;
const never = () => false;

class Sudoscope {
  #solver;
  #logic = null;

  constructor(solver) {
    this.#solver = solver;
  }

  solve(text, { limit = 2, seconds = Infinity } = {}) {
    const puzzle = this.#read(text);
    const solver = this.#solver;
    const refusal = solver.refusal(puzzle, '');
    if (refusal) throw new Error(tell(refusal));
    const ignored = solver.ignoredRules(puzzle, '');
    const session = new solver.SolveSession(puzzle, '', new Uint8Array(), limit);
    try {
      const end = performance.now() + seconds * 1000;
      while (!session.run(stepsAtOnce) && performance.now() < end);
      const solution = session.solution();
      return {
        status: session.status(),
        solutions: session.solutions(),
        solution: solution && solver.writePuzzle({ ...puzzle, constraints: '', givens: solution }, 'line'),
        ignored: ignored && tell(ignored),
      };
    } finally {
      session.delete();
    }
  }

  async rate(text) {
    const puzzle = this.#readUnique(text);
    const logic = await this.#startLogic();
    const [own, se, hodoku] = ['own', 'se', 'hodoku'].map((scale) => JSON.parse(logic.rate(puzzle, scale, never)));
    if (own.refusal) throw new Error(tell(own.refusal));
    return {
      grade: grades[own.grade],
      points: own.points,
      takes: tell(own.takes),
      techniques: own.techniques,
      se: se.refusal ? null : { er: se.er / 10, ep: se.ep / 10, ed: se.ed / 10 },
      hodoku: hodoku.refusal ? null : { score: hodoku.score, level: hodoku.level },
    };
  }

  async explain(text) {
    const puzzle = this.#readUnique(text);
    const logic = await this.#startLogic();
    const techniques = JSON.parse(logic.logicTechniques()).map(({ id }) => id);
    const session = new logic.LogicSession(puzzle, new Uint8Array(), new Uint8Array(), techniques.join(' '));
    try {
      while (!session.run(10));
      const steps = JSON.parse(session.steps(0)).map((step) => ({
        technique: step.technique,
        name: tell(step.name),
        grade: grades[step.grade],
        sentence: tell(step.sentence),
        notation: step.notation,
        placements: step.placements,
        eliminations: step.eliminations,
      }));
      return { steps, solved: session.solved() };
    } finally {
      session.delete();
    }
  }

  #read(text) {
    const outcome = this.#solver.readSheet(text, anyText);
    if (!outcome.ok) {
      const place = outcome.line > 0 ? `line ${outcome.line}, column ${outcome.column}: ` : '';
      throw new Error(`${place}${tell(outcome.message)}`);
    }
    const { shape, givens } = outcome.sheet.puzzle;
    return { ...shape, regions: shape.regions ?? '', givens };
  }

  #readUnique(text) {
    const { status } = this.solve(text);
    if (status !== 'unique') throw new Error(`The puzzle has ${status === 'none' ? 'no' : 'more than one'} solution.`);
    return this.#read(text);
  }

  #startLogic() {
    return (this.#logic ??= start('logic'));
  }
}

export async function load() {
  const [solver] = await Promise.all([start('solver'), loadWords()]);
  return new Sudoscope(solver);
}
