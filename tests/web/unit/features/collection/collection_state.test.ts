// Each change of the collection, one event at a time, without workers and without the device.
import { describe, expect, it } from 'vitest';
import {
  type CollectionEvent,
  type CollectionState,
  keptRun,
  newCollection,
  stepCollection,
} from '../../../../../web/features/collection/collection_state';
import type { KeptCollection } from '../../../../../web/features/collection/kept_records';
import { inFileOrder } from '../../../../../web/features/collection/order';
import { sourceFrom } from '../../../../../web/features/collection/source';
import { lineStatus } from '../../../../../web/protocol/collection';
import { block } from './rows';

const file = new Blob(['x'.repeat(100)]);
const open: CollectionEvent = { kind: 'open', file, name: 'list', division: '' };
const solving: CollectionEvent[] = [open, { kind: 'run' }, { kind: 'prepared', source: sourceFrom(file, null) }];
const rowsOf = (share: number, more = {}): CollectionEvent => ({
  ...{ kind: 'block', share, seconds: 2 },
  block: block(2, { status: Uint8Array.of(lineStatus.one, lineStatus.none) }, more),
});
const message = { id: 0, values: [] } as never;

function after(events: CollectionEvent[], from = newCollection()): CollectionState {
  return events.reduce(stepCollection, from);
}

describe('a run', () => {
  it('counts rows and problems by their lines, and the bytes so far', () => {
    const problems = { lines: 3, problems: [{ line: 2, message }] };
    const state = after([...solving, rowsOf(0.5, problems), rowsOf(1, problems)]);
    expect([state.counts[lineStatus.one], state.counts[lineStatus.none], state.rows.now.count]).toEqual([2, 2, 4]);
    expect(state.problems.map(({ line }) => line)).toEqual([3, 6]);
    expect(state.progress).toEqual({ bytes: 100, size: 100, seconds: 2 });
  });

  it('keeps no more than a thousand problems', () => {
    const many = { problems: Array.from({ length: 700 }, (_, line) => ({ line, message })) };
    expect(after([...solving, rowsOf(0.5, many), rowsOf(1, many)]).problems).toHaveLength(1000);
  });

  it('once more begins with nothing but the file, its source and the settings of the table', () => {
    const wish = { ...inFileOrder, descending: true };
    const ended: CollectionEvent = { kind: 'end', status: 'failed', failure: () => 'Lost.', seconds: 3 };
    const first = after([
      ...solving,
      rowsOf(1),
      { kind: 'wish', wish },
      { kind: 'opened', puzzleId: 7, row: 1 },
      ended,
    ]);
    expect(keptRun(first, 'failed')).toMatchObject({ status: 'failed', failure: 'Lost.', done: 100, seconds: 3 });
    const again = after([{ kind: 'run' }], first);
    expect(again).toMatchObject({ status: 'running', file, wish, failure: null, progress: { bytes: 0 } });
    expect([again.source, again.opened, again.rows.now.count]).toEqual([first.source, first.opened, 0]);
  });
});

it('another file takes the place of all but the limit, and none leaves nothing', () => {
  const state = after([...solving, rowsOf(1), { kind: 'limit', limit: 5 }, { kind: 'opened', puzzleId: 7, row: 1 }]);
  const other = after([{ ...open, file: new Blob(['1']), name: 'other' }], state);
  expect(other).toMatchObject({ status: 'waiting', name: 'other', source: null, limit: 5, progress: { size: 1 } });
  expect([other.rows.now.count, other.opened.size, other.counts.some(Boolean)]).toEqual([0, 0, false]);
  expect(after([{ kind: 'forget' }], state)).toMatchObject({ status: 'idle', file: { size: 0 }, limit: 5 });
});

it('a stored list comes back as it was, with a sentence for each damage', () => {
  const stored = keptRun(after([...solving, rowsOf(1), { kind: 'limit', limit: 3 }]), 'stopped');
  const kept: KeptCollection = {
    ...{ id: '1', name: 'kept', file, run: stored, view: null, ratings: {}, forms: null, lost: [] },
  };
  const restore = (more: Partial<KeptCollection>): CollectionState =>
    after([{ kind: 'restore' }, { kind: 'restored', kept: { ...kept, ...more }, damaged: [] }]);
  expect(restore({})).toMatchObject({ status: 'stopped', name: 'kept', limit: 3, progress: { bytes: 100 } });
  expect([restore({}).failure!(), restore({}).rows.now.count]).toEqual(['', 2]);
  expect(restore({ run: null }).failure!()).not.toBe('');
  expect(after([{ kind: 'restored', kept: null, damaged: [] }]).status).toBe('idle');
});

it('rows that come without a run are counted, and leave the status alone', () => {
  const state = after([rowsOf(1)]);
  expect([state.status, state.rows.now.count, state.progress.bytes]).toEqual(['idle', 2, 0]);
});
