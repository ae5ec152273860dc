// Further views of a run: the shades of the heat, the stretch of moves around the position, the maps of the matrix.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heatSteps, shortCount, warmest } from '../../../../web/board/heat';
import { makeGeometry } from '../../../../web/grid/geometry';
import { boxShape } from '../../../../web/grid/puzzle';
import { trace } from '../../../../web/language/generated/trace';
import { loadSolverTexts } from '../../../../web/language/solver_texts';
import { covered } from '../../../../web/protocol/cover';
import type { Sentence, ToldEvent, ToldStretch } from '../../../../web/protocol/told';
import type { Look } from '../../../../web/protocol/messages';
import { countOfStep } from '../../../../web/features/watch/details/heat_view';
import { makeMoveList, mostCopied, type MoveList } from '../../../../web/features/watch/details/move_list';
import type { WatchReadout } from '../../../../web/features/watch/watch_store';
import { columnWords, coverWords, mapsOf } from '../../../../web/features/watch/details/matrix_maps';

await loadSolverTexts();
const numberOf = (english: string): number => trace.first + trace.texts.findIndex(([, text]) => text === english);
const sentence = (count: number): Sentence => ({
  what: [numberOf('Solution {count}'), count],
  why: [numberOf('The only candidate left')],
});

describe('heat', () => {
  it('has no shade for no guess, the warmest for the most, and more for more', () => {
    const counts = Uint32Array.of(0, 1, 3, 10, 100, 1000, 1000);
    const steps = heatSteps(counts);
    expect([...steps]).toEqual([...steps].sort());
    expect([steps[0], steps.at(-1)]).toEqual([0, warmest]);
    expect(steps[1]).toBeGreaterThan(0);
    expect([...heatSteps(Uint32Array.of(0, 0))]).toEqual([0, 0]);
    expect([...heatSteps(Uint32Array.of(0, 1))]).toEqual([0, warmest]);
  });

  it('has the counts of each shade', () => {
    for (const most of [1, 2, 7, 50, 12345]) {
      const counts = Uint32Array.from({ length: most + 1 }, (_, count) => count);
      heatSteps(counts).forEach((step, count) => {
        expect(count).toBeLessThanOrEqual(countOfStep(step, most));
        if (step > 0) expect(count).toBeGreaterThan(countOfStep(step - 1, most));
      });
    }
  });

  it('keeps numbers short', () => {
    expect([7, 999, 1000, 12_345, 3_400_000].map(shortCount)).toEqual(['7', '999', '1K', '12.3K', '3.4M']);
  });
});

describe('the move list', () => {
  const length = 2000;
  const asked: Extract<Look, { kind: 'told' }>[] = [];
  const readout = signal<WatchReadout | null>(null);
  let kinds = 1;
  let store: MoveList;
  /** A run in which every second event is a move. */
  const stretch = ({ from, back, until, most }: Extract<Look, { kind: 'told' }>, known: number): ToldStretch => {
    const events: ToldEvent[] = [];
    const first = Math.max(0, from - 2 * back);
    for (let at = first + (first % 2), count = 0; at <= Math.min(until, known) && count < most; at += 2, count++)
      events.push({ position: at, kind: 1, level: 3, ...sentence(at) });
    return { events, isCut: events.length === most };
  };
  const at = async (position: number, known = length): Promise<void> => {
    readout.value = { position, known } as WatchReadout;
    await vi.advanceTimersByTimeAsync(600);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    kinds = 1;
    readout.value = null;
    store = makeMoveList({
      readout,
      kindsOf: () => kinds,
      look: (question) => {
        if (question.kind !== 'told') throw new Error(question.kind);
        asked.push(question);
        return Promise.resolve(stretch(question, readout.peek()!.known) as never);
      },
    });
  });
  afterEach(() => {
    store.stop();
    vi.useRealTimers();
  });

  it('holds a hundred moves to either side of the position', async () => {
    await at(1000);
    expect(store.moves.value).toHaveLength(201);
    expect(store.moves.value[store.here()]).toMatchObject({ position: 1000, ...sentence(1000), level: 3 });
    expect(store.here()).toBe(100);
  });

  it('stands at the last move where the position is within one', async () => {
    await at(1001);
    expect(store.moves.value[store.here()]!.position).toBeLessThanOrEqual(1001);
    expect(store.moves.value[store.here() + 1]!.position).toBeGreaterThan(1001);
  });

  it('asks again only when the position comes near an end, or the settings say other moves', async () => {
    await at(1000);
    await at(1060);
    expect(asked).toHaveLength(1);
    await at(1180);
    expect(asked).toHaveLength(2);
    expect(store.here()).toBe(100);
    kinds = 3;
    await at(1182);
    expect(asked).toHaveLength(3);
  });

  it('grows at the end of what is known, and is content at the end of the run', async () => {
    await at(0, 50);
    expect(store.moves.value).toHaveLength(26);
    await at(0, length);
    expect(store.moves.value).toHaveLength(201);
    await at(length, length);
    const before = asked.length;
    await at(length - 2, length);
    expect(asked).toHaveLength(before);
  });

  it('shows another place until the run moves', async () => {
    await at(1000);
    store.showAround(200);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.moves.value[0]!.position).toBe(0);
    expect(store.here()).toBe(store.moves.value.length - 1);
    await at(1002);
    expect(store.moves.value[store.here()]!.position).toBe(1002);
  });

  it('is empty where no run is shown', async () => {
    await at(1000);
    readout.value = null;
    expect(store.moves.value).toEqual([]);
  });

  it('copies a stretch a line a move, to its end or to the most there may be', async () => {
    await at(0, 50_000);
    const some = (await store.text(10, 2010))!;
    expect(some).toMatchObject({ lines: 1001, isWhole: true });
    expect(some.text.split('\n')[0]).toBe('10\t3\tSolution 10. The only candidate left.');
    expect(some.text.split('\n').at(-1)).toBe('2010\t3\tSolution 2,010. The only candidate left.');
    expect(await store.text(0, 50_000)).toMatchObject({ lines: mostCopied, isWhole: false });
  });
});

describe('the maps of the matrix', () => {
  const geometry = makeGeometry(boxShape(2, 2));
  const rows = new Uint8Array(16 + 12 * 4).fill(3);

  it('hold every column once, and a fifth those of extra houses', () => {
    for (const shape of [boxShape(2, 2), { ...boxShape(3, 3), constraints: 'diagonals\nwindows\n' }, boxShape(5, 5)]) {
      const made = makeGeometry(shape);
      const maps = mapsOf(made);
      let next = 0;
      for (const { first, width, height } of maps) {
        expect(first).toBe(next);
        next = first + width * height;
      }
      expect(next).toBe(made.cellCount + made.houses.length * made.side);
      expect(maps).toHaveLength(shape.constraints ? 5 : 4);
    }
  });

  it('name a column by its cell, or by digit and house', () => {
    expect(columnWords(geometry, 5)).toBe('r2c2');
    expect(columnWords(geometry, 16)).toBe('1 in row 1');
    expect(columnWords(geometry, 16 + 4 * 4 + 4 + 2)).toBe('3 in column 2');
    expect(columnWords(geometry, 63)).toBe('4 in box 4');
  });

  it('are summed up in words', () => {
    expect(coverWords({ rows, chosen: -1 }, geometry)).toBe(
      'No column is chosen. 0 of 64 columns covered; 64 columns have 3 rows, the fewest.',
    );
    const later = rows.slice();
    later[16] = covered;
    later[20] = 0;
    expect(coverWords({ rows: later, chosen: 16 }, geometry)).toBe(
      'Chosen: 1 in row 1. 1 of 64 columns covered; 1 column has 0 rows, the fewest.',
    );
    expect(coverWords({ rows: later, chosen: 20 }, geometry)).toMatch(/^Chosen: 1 in row 2, 0 rows left\./);
  });
});
