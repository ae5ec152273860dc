// Puzzles made from the one on the board: relatives as they come,
// equal puzzles, and another puzzle, which makes all of that void.
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { AskOptions } from '../../../../../web/client/solver_client';
import type { Collection } from '../../../../../web/features/collection/collection_store';
import { makeFinder } from '../../../../../web/features/improve/finder';
import { makeRecogniser } from '../../../../../web/features/improve/recogniser';
import { resemblance } from '../../../../../web/features/improve/resemblance';
import { samplePuzzle, samples } from '../../../../../web/features/import/samples';
import type { KeptPuzzle } from '../../../../../web/kept/puzzle_record';
import { boxShape, type Puzzle } from '../../../../../web/grid/puzzle';
import { say } from '../../../../../web/language/say';
import type { RatedPuzzle } from '../../../../../web/protocol/improving';
import type { Request } from '../../../../../web/protocol/messages';
import { makePlay } from '../../../../../web/state/play';
import { settle } from '../../fakes/display';

interface Asked {
  request: Request;
  options: AskOptions;
  answer(value: unknown): void;
}

/** A worker whose answers are held back. */
function makeHeld() {
  const asked: Asked[] = [];
  const end = vi.fn();
  const ask = (request: Request, options: AskOptions = {}): Promise<unknown> =>
    new Promise((answer) => void asked.push({ request, options, answer }));
  return { client: { ask, end } as never, asked, end };
}

const four = (line: string): Puzzle => ({
  shape: boxShape(2, 2),
  givens: Uint8Array.from(line, (symbol) => Number(symbol) || 0),
});
const first = four('.....3.22.1.....');
const other = four('.....4.22.1.....');
const rated = (puzzle: Puzzle, er: number): RatedPuzzle => ({ puzzle, clues: 0, grade: 2, er });

describe('the finder of relatives', () => {
  it('shows relatives as they come, and keeps them while one of them is on the board', async () => {
    const { client, asked } = makeHeld();
    const play = makePlay(first);
    const finder = makeFinder({ app: { play }, client });
    void finder.find('harder', 5);
    expect(finder.running.value).toBe('harder');
    expect(asked[0]!.request).toMatchObject({ kind: 'relatives', puzzle: first, wish: 'harder', seed: 5 });
    const relatives = { original: rated(first, 20), found: [rated(other, 30)] };
    asked[0]!.options.onProgress!({ solutions: 0, steps: 7, seconds: 0, relatives });
    expect([finder.tries.value, finder.found.value?.found.length]).toEqual([7, 1]);
    play.load(other);
    expect(finder.found.value).not.toBeNull();
    asked[0]!.answer(relatives);
    await settle();
    expect(finder.running.value).toBeNull();
    play.undo();
    expect(finder.found.value).not.toBeNull();
    finder.end();
  });

  it('forgets all with another puzzle, and ends a worker that is at work', () => {
    const { client, asked, end } = makeHeld();
    const play = makePlay(first);
    const finder = makeFinder({ app: { play }, client });
    void finder.find('easier', 1);
    play.load(four('1..............2'));
    expect(end).toHaveBeenCalledTimes(1);
    expect(finder.running.value).toBeNull();
    const relatives = { original: rated(first, 20), found: [] };
    asked[0]!.options.onProgress!({ solutions: 0, steps: 7, seconds: 0, relatives });
    expect(finder.found.value).toBeNull();
    finder.end();
  });

  it('keeps what was found when it is stopped', () => {
    const { client, asked, end } = makeHeld();
    const finder = makeFinder({ app: { play: makePlay(first) }, client });
    void finder.find('easier', 1);
    const relatives = { original: rated(first, 20), found: [rated(other, 12)] };
    asked[0]!.options.onProgress!({ solutions: 0, steps: 7, seconds: 0, relatives });
    finder.stop();
    expect(end).toHaveBeenCalledTimes(1);
    expect([finder.running.value, finder.found.value?.found.length]).toEqual([null, 1]);
    finder.end();
  });
});

describe('the recogniser', () => {
  const inkala = samplePuzzle(samples[1]!);
  const form = { ok: true, puzzle: inkala };
  const lines = ['not asked for', 'x'.repeat(81), Array.from(inkala.givens, (value) => value || '.').join('')];
  const columns = {
    status: Uint8Array.of(4, 1, 1),
    givens: Uint16Array.of(21, 20, 21),
    line: Uint32Array.of(1, 2, 3),
  };
  const collection = {
    rows: signal({ now: { columns, count: 3 } }),
    name: signal('mine.txt'),
    textReader: () => (row: number) => Promise.resolve(lines[row]!),
  } as unknown as Collection;

  it('shows the form, the sample with the same form, and the line of the open list', async () => {
    const { client, asked } = makeHeld();
    const play = makePlay(inkala);
    const kept = [play.puzzleId.value, 7].map((puzzleId) => ({ position: { puzzleId, puzzle: inkala } }) as KeptPuzzle);
    const recogniser = makeRecogniser({
      app: { play },
      client,
      keptPuzzles: () => Promise.resolve(kept),
      openCollection: () => Promise.resolve(collection),
    });
    void recogniser.look();
    asked[0]!.answer(form);
    await settle();
    // Only samples with as many givens on the same grid are asked about.
    expect(asked[1]!.request).toMatchObject({ kind: 'minlex', puzzle: inkala });
    asked[1]!.answer(form);
    await settle();
    // The kept one that is not on the board.
    expect(asked[2]!.request).toMatchObject({ kind: 'minlex', puzzle: inkala });
    asked[2]!.answer(form);
    await settle();
    expect(asked[3]!.request).toMatchObject({ kind: 'equivalentLines', lines: [lines[2]] });
    asked[3]!.answer(Uint32Array.of(0));
    await settle();
    const { known, file, share } = recogniser.recognised.value!;
    expect(known).toMatchObject([
      { kind: 'sample', sample: samples[1] },
      { kind: 'kept', kept: kept[1] },
      { kind: 'line', line: 3, file: 'mine.txt', puzzle: inkala },
    ]);
    expect([file, share, recogniser.running.value]).toEqual(['mine.txt', 1, false]);
    recogniser.end();
  });

  it('forgets all with another puzzle, and a late answer changes nothing', async () => {
    const { client, asked } = makeHeld();
    const play = makePlay(inkala);
    const recogniser = makeRecogniser({
      app: { play },
      client,
      keptPuzzles: () => Promise.resolve([]),
      openCollection: () => Promise.resolve(null),
    });
    void recogniser.look();
    play.load(first);
    asked[0]!.answer(form);
    await settle();
    expect([recogniser.recognised.value, recogniser.running.value, asked.length]).toEqual([null, false, 1]);
    recogniser.end();
  });
});

describe('the likeness of two puzzles', () => {
  const ways: [string, string, RegExp][] = [
    ['itself', '.....3.22.1.....', /^just as it is$/],
    ['other digits', '.....4.33.1.....', /^with other digits$/],
    ['mirrored', '....2.3..1.2....', /^turned or mirrored$/],
    ['mirrored, other digits', '....1.3..2.1....', /^turned or mirrored, with other digits$/],
    ['rows exchanged', '.3.2....2.1.....', /^with rows, columns and digits exchanged$/],
    ['two digits made one', '.....2.22.1.....', /exchanged/],
  ];
  it.each(ways)('is shown: %s', (_, line, words) => {
    expect(say(resemblance(first, four(line)))).toMatch(words);
  });
});
