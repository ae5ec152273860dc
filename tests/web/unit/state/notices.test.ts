// Messages that make way for others and come back, and messages about undo.
import { describe, expect, it } from 'vitest';
import { moveAgain } from '../../../../web/app/entry_voice';
import { boxShape } from '../../../../web/grid/puzzle';
import { isShown, type Notice, NoticeSignal } from '../../../../web/state/notices';
import { makePlay } from '../../../../web/state/play';

const notice = (words: string, more: Partial<Notice> = {}): Notice => ({ text: () => words, tone: 'plain', ...more });

describe('a message that lasts', () => {
  const storage = notice('This browser stores nothing.', { tone: 'bad', lasts: true });
  const other = notice('Another thing.', { tone: 'bad', lasts: true });

  it('is back after all that came meanwhile, until it is dismissed', () => {
    const shown = new NoticeSignal(null);
    shown.value = storage;
    shown.value = notice('one');
    shown.value = notice('two');
    expect(shown.value.text()).toBe('two');
    shown.value = null;
    expect(shown.value).toBe(storage);
    shown.value = null;
    expect(shown.value).toBeNull();
    shown.value = notice('three');
    shown.value = null;
    expect(shown.value).toBeNull();
  });

  it('waits for another one of its kind', () => {
    const shown = new NoticeSignal(null);
    shown.value = storage;
    shown.value = other;
    shown.value = null;
    expect(shown.value).toBe(storage);
    shown.value = storage;
    shown.value = null;
    expect(shown.value).toBeNull();
  });

  it('reaches its listeners', () => {
    const shown = new NoticeSignal(null);
    const seen: (string | undefined)[] = [];
    shown.subscribe((now) => void seen.push(now?.text()));
    shown.value = storage;
    shown.value = notice('one');
    shown.value = null;
    expect(seen).toEqual([undefined, 'This browser stores nothing.', 'one', 'This browser stores nothing.']);
  });
});

it('a message that the page shows in another way is only read out, unless it has buttons', () => {
  const choices = [{ text: () => 'Other', run: () => undefined }];
  const said = { isShown: false as const };
  expect([notice('a'), notice('a', said), notice('a', { ...said, actions: choices })].map(isShown)).toEqual([
    true,
    false,
    true,
  ]);
});

it('undo and redo are distinguished from moves, marks included, and from puzzles that come back', () => {
  const play = makePlay({ shape: boxShape(2, 2), givens: Uint8Array.from('1000000000000002', Number) });
  const histories = [play.history.peek()];
  const told = (): string | null => {
    const again = moveAgain(histories.at(-1)!, play.history.peek());
    histories.push(play.history.peek());
    return again && (again.isUndone ? 'undone' : 'redone');
  };
  const after = (deed: () => unknown): string | null => (deed(), told());
  expect(after(() => play.type([5], 3))).toBeNull();
  expect(after(() => play.mark('centre', [6], 4))).toBeNull();
  expect([after(() => play.undo()), after(() => play.undo()), after(() => play.redo())]).toEqual([
    'undone',
    'undone',
    'redone',
  ]);
  expect(after(() => play.mark('colours', [5], 1))).toBeNull();
  expect(after(() => play.load({ shape: boxShape(2, 2), givens: new Uint8Array(16) }))).toBeNull();
  expect(after(() => play.undo())).toBeNull();
});
