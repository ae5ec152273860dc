// Wrong arguments from JavaScript: every call that one could lead astray
// throws an Error with a sentence instead, and the module continues to work.
import { afterAll, describe, expect, it } from 'vitest';
import type {
  Alphabet,
  Division,
  PuzzleBytes,
  QuickModule,
  SheetOptions,
  SolverModule,
} from '../../wasm/solver_module';
import {
  guess,
  inkala,
  loadCollectionModule,
  loadModule,
  loadQuickModule,
  noEntries,
  noKnobs,
  readBytes,
} from './load_module';

const [whole, quick] = await Promise.all([loadModule(), loadQuickModule()]);
const puzzle = readBytes(whole, inkala);
const twelve = readBytes(whole, '.'.repeat(144));

const wrongPuzzles: Record<string, PuzzleBytes> = {
  'too few cells': { ...puzzle, givens: puzzle.givens.slice(1) },
  'no cells': { ...puzzle, givens: new Uint8Array() },
  'a digit that the grid does not have': { ...puzzle, givens: puzzle.givens.map((value) => value || 10) },
  'boxes of no grid': { ...puzzle, boxHeight: 65_536, boxWidth: 65_536 },
  'boxes that are no numbers': { ...puzzle, boxHeight: NaN },
  'negative boxes': { ...puzzle, boxWidth: -3 },
  'regions of another grid': { ...puzzle, regions: new Uint8Array(16) },
  'regions that the grid does not have': { ...puzzle, regions: new Uint8Array(81).fill(200) },
  'rules that are no text of rules': { ...puzzle, constraints: '=1\n' },
};
const wrongEntries = { 'too few': new Uint8Array(80), 'too large': new Uint8Array(81).fill(10) };
const wrongNumbers = [NaN, -1, -Infinity, 'seven' as unknown as number, undefined as unknown as number];

/** A refused search has its reason, and nothing else works. */
function runAny(module: QuickModule, wrong: PuzzleBytes, algorithm: string): void {
  const session = new module.SolveSession(wrong, algorithm, noKnobs, 2);
  try {
    expect(session.refusal()).toEqual(module.refusal(wrong, algorithm));
    for (const call of [
      'solver',
      'steps',
      'solutions',
      'status',
      'solution',
      'contradiction',
      'outlook',
      'stats',
    ] as const) {
      expect(() => session[call]()).toThrow('There is no search: refusal() tells why.');
    }
    session.run(1);
  } finally {
    session.delete();
  }
}

/** Calls that take a puzzle, with all other arguments correct. */
const quickCalls = (module: QuickModule): Record<string, (puzzle: PuzzleBytes) => unknown> => ({
  writePuzzle: (wrong) => module.writePuzzle(wrong, 'line'),
  SolveSession: (wrong) => runAny(module, wrong, ''),
});
const wholeCalls = (module: SolverModule): Record<string, (puzzle: PuzzleBytes) => unknown> => ({
  ...quickCalls(module),
  houseCells: (wrong) => module.houseCells(wrong),
  minlex: (wrong) => module.minlex(wrong),
  equivalent: (wrong) => module.equivalent(wrong, 1),
  SplitSession: (wrong) => new module.SplitSession(wrong, '', noKnobs, 64, 0),
  PartSession: (wrong) => new module.PartSession(wrong, '', noKnobs, 2, new Uint8Array()),
  DiagnosisSession: (wrong) => new module.DiagnosisSession(wrong, noEntries, 2),
  WatchSession: (wrong) => new module.WatchSession(wrong, 'norvig', noKnobs, 2, noEntries),
});

/** Throws an Error with a sentence, and neither traps nor continues. */
function expectSentence(call: () => unknown): void {
  let thrown: unknown = null;
  try {
    call();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).not.toBeInstanceOf(WebAssembly.RuntimeError);
  expect((thrown as Error).message).toMatch(/^\w.* .*\.$/);
}

function expectWorking(module: QuickModule): void {
  const session = new module.SolveSession(puzzle, '', noKnobs, 2);
  while (!session.run(1000)) continue;
  expect(session.status()).toBe('unique');
  session.delete();
}

afterAll(() => [whole, quick].forEach(expectWorking));

describe.each([
  ['the whole module', whole, wholeCalls(whole)],
  ['the quick module', quick, quickCalls(quick)],
] as const)('%s', (_, module, calls) => {
  describe.each(Object.entries(calls))('%s', (__, call) => {
    it.each(Object.entries(wrongPuzzles))('says so of a puzzle with %s', (___, wrong) => {
      expectSentence(() => call(wrong));
      expectWorking(module);
    });
  });

  it('answers with an error if an algorithm is missing or does not take the puzzle', () => {
    expectSentence(() => runAny(module, puzzle, 'no-such'));
    expectSentence(() => runAny(module, twelve, 'sudoscope-9'));
  });

  it('answers with an error for an unknown style of text', () => {
    expectSentence(() => module.writePuzzle(puzzle, 'grids' as 'grid'));
  });

  it.each(wrongNumbers)('answers %s with an error where it needs a number', (wrong) => {
    expectSentence(() => new module.SolveSession(puzzle, '', noKnobs, wrong));
    const session = new module.SolveSession(puzzle, '', noKnobs, 2);
    expectSentence(() => session.run(wrong));
    expect(session.run(Infinity)).toBe(true);
    session.delete();
  });

  it('works as before after ten thousand errors', () => {
    // An `expect` in each turn would take many times as long as the calls.
    const times = 10_000;
    let thrown = 0;
    const count = (call: () => unknown): void => {
      try {
        call();
      } catch {
        ++thrown;
      }
    };
    for (let time = 0; time < times; ++time) {
      count(() => module.writePuzzle(wrongPuzzles['no cells']!, 'line'));
      const session = new module.SolveSession(puzzle, 'no-such', noKnobs, 2);
      count(() => session.run(1));
      session.delete();
    }
    expect(thrown).toBe(2 * times);
    expectWorking(module);
  });
});

describe('lines of puzzles', async () => {
  const module = await loadCollectionModule();

  it.each(wrongNumbers)('answer %s with an error where they need a number', (wrong) => {
    expectSentence(() => new module.LineSolver(wrong, false));
    const lines = new module.LineSolver(2, false);
    expectSentence(() => lines.room(wrong));
    expectSentence(() => lines.room(2 ** 40));
    lines.room(inkala.length).set(new TextEncoder().encode(inkala));
    expect(lines.solve()).toBe(1);
    lines.delete();
  });
});

describe('the whole module', () => {
  it('answers with an error if an algorithm is missing, cannot be watched or does not take the puzzle', () => {
    for (const [grid, id] of [
      [puzzle, 'no-such'],
      [twelve, 'sudoscope-9'],
    ] as const) {
      expectSentence(() => new whole.SplitSession(grid, id, noKnobs, 64, 0));
      expectSentence(() => new whole.PartSession(grid, id, noKnobs, 2, new Uint8Array()));
      expectSentence(() => new whole.WatchSession(grid, id, noKnobs, 2, noEntries));
    }
    expectSentence(() => new whole.WatchSession(puzzle, 'sudoscope-9', noKnobs, 2, noEntries));
  });

  it.each(Object.entries(wrongEntries))('says so of entries that are %s', (_, wrong) => {
    expectSentence(() => new whole.WatchSession(puzzle, 'norvig', noKnobs, 2, wrong));
    expectSentence(() => new whole.DiagnosisSession(puzzle, wrong, 2));
  });

  it.each(wrongNumbers)('answers %s with an error where a session needs a number', (wrong) => {
    expectSentence(() => new whole.SplitSession(puzzle, 'norvig', noKnobs, wrong, 0));
    expectSentence(() => new whole.SplitSession(puzzle, 'norvig', noKnobs, 64, wrong));
    expectSentence(() => new whole.PartSession(puzzle, 'norvig', noKnobs, wrong, new Uint8Array()));
    expectSentence(() => new whole.WatchSession(puzzle, 'norvig', noKnobs, wrong, noEntries));
    expectSentence(() => new whole.DiagnosisSession(puzzle, noEntries, wrong));
    expectSentence(() => whole.equivalent(puzzle, wrong));
  });

  it.each(wrongNumbers)('answers %s with an error where a run is moved or read', (wrong) => {
    const session = new whole.WatchSession(puzzle, 'norvig', noKnobs, 2, noEntries);
    const all = 2 ** 32 - 1;
    session.explore(1000);
    session.seek(500);
    const shown = session.frame(false).slice();
    const { play, stops, back, told, tree } = {
      play: [all, 1, 1],
      stops: [0, 10, all, 5],
      back: [10, all, 1],
      told: [0, 10, all, 5],
      tree: [0, 0, 0.1],
    };
    const withWrong = (parameters: number[]): number[][] => parameters.map((__, at) => parameters.with(at, wrong));
    for (const call of [session.explore, session.seek, session.seekSteps, session.previous, session.glimpse])
      expectSentence(() => call.call(session, wrong));
    for (const parameters of withWrong(play)) expectSentence(() => session.play(...(parameters as [0, 0, 0])));
    for (const parameters of withWrong(stops)) expectSentence(() => session.stops(...(parameters as [0, 0, 0, 0])));
    for (const parameters of withWrong(back)) expectSentence(() => session.back(...(parameters as [0, 0, 0])));
    for (const parameters of withWrong(told)) expectSentence(() => session.told(...(parameters as [0, 0, 0, 0])));
    for (const parameters of withWrong(tree)) expectSentence(() => session.tree(...(parameters as [0, 0, 0])));
    expectSentence(() => session.back(10, all, 0));
    expectSentence(() => session.tree(0, 0, 0));
    expect(session.frame(false)).toEqual(shown);
    session.seek(Infinity);
    expect(session.position()).toBe(session.known());
    session.delete();
  });

  it.each(wrongNumbers)('answers %s with an error where a diagnosis, a cut or a list continues', (wrong) => {
    const diagnosis = new whole.DiagnosisSession(puzzle, noEntries, 2);
    expectSentence(() => diagnosis.run(wrong));
    expectSentence(() => diagnosis.solution(wrong));
    expect(diagnosis.solution(Infinity)).toBeNull();
    diagnosis.delete();
    const split = new whole.SplitSession(puzzle, 'norvig', noKnobs, 64, 0);
    expectSentence(() => split.run(wrong));
    split.delete();
    const list = new whole.SheetList(new TextEncoder().encode(inkala), '');
    expectSentence(() => list.run(wrong));
    expect(list.run(Infinity)).toBe(false);
    list.delete();
  });

  it('answers with an error if the parts are asked for before the cut', () => {
    const split = new whole.SplitSession(puzzle, 'norvig', noKnobs, 2, 0);
    expectSentence(() => split.subproblems());
    while (!split.run(10)) continue;
    expect(split.subproblems()).not.toHaveLength(0);
    split.delete();
  });

  it('answers with an error for a path that leads nowhere', () => {
    for (const path of [[255], [0, 0, 0, 0, 0, 200], new Uint8Array(1000)])
      for (const grid of [puzzle, readBytes(whole, `11${'.'.repeat(79)}`)])
        expectSentence(() => new whole.PartSession(grid, 'norvig', noKnobs, 2, Uint8Array.from(path)));
    expectWorking(whole);
  });

  it('answers with an error for an unknown alphabet or division', () => {
    const options: SheetOptions = { format: '', alphabet: '', shape: guess, division: '' };
    const [alphabet, division] = ['B' as Alphabet, 'halves' as Division];
    const sheet = { puzzle, entries: new Uint8Array(81), candidates: '', corners: '', colours: '', tags: '' };
    expectSentence(() => whole.readSheet(inkala, { ...options, alphabet }));
    expectSentence(() => whole.readSheet(inkala, { ...options, division }));
    expectSentence(() => whole.writeSheet(sheet, 'line', 'B'));
    expectSentence(() => new whole.SheetList(new Uint8Array(), 'halves'));
    expect(whole.writeSheet(sheet, 'line', '')).toMatchObject({ ok: true });
  });

  it('answers with a message where its answer has room for one', () => {
    for (const wrong of Object.values(wrongPuzzles)) {
      expect(whole.refusal(wrong, '')).not.toBeNull();
      expect(
        whole.writeSheet(
          { puzzle: wrong, entries: noEntries, candidates: '', corners: '', colours: '', tags: '' },
          'line',
          '',
        ),
      ).toMatchObject({ ok: false });
    }
    for (const shape of [
      { ...guess, boxHeight: 65_536, boxWidth: 65_536 },
      { ...guess, constraints: '=1\n' },
      { ...guess, regions: 'aab' },
    ])
      expect(whole.readPuzzle(inkala, shape)).toMatchObject({ ok: false });
  });
});
