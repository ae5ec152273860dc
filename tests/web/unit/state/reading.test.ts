// The choice of the module that reads a text, and the way of a sheet into the page.
import { candidatesOnly } from '../../../../web/language/generated/arrival';
import { expect, test, vi } from 'vitest';
import { Crashed, type SolverClient } from '../../../../web/client/solver_client';
import { blankPuzzle, boxShape } from '../../../../web/grid/puzzle';
import type { QuickRequest, Request } from '../../../../web/protocol/messages';
import type { SheetOutcome } from '../../../../web/protocol/sheets';
import { noEntries } from '../../../../web/state/moves';
import { hasNote, noNotes, withDigit } from '../../../../web/state/notes';
import { toldWords } from '../../../../web/language/say';
import { guessAll, makeReader, wishFor } from '../../../../web/state/reading';
import { contentsOf, entriesOf } from '../../../../web/state/sheet_contents';
import { sheetOf } from '../../../../web/state/writing';

const puzzle = blankPuzzle(boxShape(3, 3));
const line = '.'.repeat(81);

function setUp(wholly: (request: Request) => Promise<unknown>) {
  const quick = vi.fn((_: QuickRequest) => Promise.resolve({ ok: true, puzzle, description: 'quick' }));
  const whole = vi.fn(wholly);
  const client = (ask: unknown): SolverClient => ({ ask, end: () => undefined }) as SolverClient;
  return { quick, whole, read: makeReader(client(quick), client(whole)) };
}

const other = {
  ...{ format: 'line', alphabet: '' as const, boxHeight: 3, boxWidth: 2 },
  ...{ description: '6x6 in 3x2 boxes', offer: 'Read as 3x2 boxes' },
};

function outcomeOf(given = 7): SheetOutcome {
  const candidates = new BigUint64Array(81);
  candidates[5] = (1n << 0n) | (1n << 8n);
  return {
    ...{ ok: true, format: 's9b', alphabet: '', description: 'S9B', notes: ['Its title is lost.'], others: [other] },
    ...{ division: 'one', otherDivision: '' },
    sheet: {
      puzzle: { ...puzzle, givens: puzzle.givens.slice().fill(given, 0, 1) },
      entries: new Uint8Array(81).fill(4, 3, 4),
      candidates,
      corners: null,
      colours: null,
      tags: [],
    },
  };
}

test('a line that means one thing is read by the first module alone', async () => {
  const { whole, read } = setUp(() => Promise.reject(new Error('not here')));
  for (const text of [line, ` ${line}\n`, '1..............4'])
    expect(await read(text, guessAll)).toMatchObject({ ok: true });
  expect(whole).not.toHaveBeenCalled();
});

test('all else is read by the whole one, with entries, notes, remarks and the other ways', async () => {
  const { quick, whole, read } = setUp(() => Promise.resolve(outcomeOf()));
  const reading = await read('S9B...', guessAll);
  expect(quick).not.toHaveBeenCalled();
  expect(whole.mock.calls[0]![0]).toMatchObject({ kind: 'readSheet', options: { format: '', alphabet: '' } });
  if (!reading.ok) throw new Error(toldWords(reading.message));
  const { values, notes } = reading.entries!;
  expect([values[3], hasNote(notes, 5, 1), hasNote(notes, 5, 9), hasNote(notes, 5, 5)]).toEqual([4, true, true, false]);
  expect([reading.description, reading.remarks, reading.others]).toEqual(['S9B', ['Its title is lost.'], [other]]);
});

test('candidates without a given are reported as not solved', async () => {
  const { read } = setUp(() => Promise.resolve(outcomeOf(0)));
  const reading = await read('729 digits', guessAll);
  expect(reading.ok && reading.remarks).toEqual(['Its title is lost.', { text: candidatesOnly }]);
});

test('a wish for another way goes with the text', async () => {
  const { whole, read } = setUp(() => Promise.resolve(outcomeOf()));
  await read(line, wishFor(other));
  expect(whole.mock.calls[0]![0]).toMatchObject({
    options: { format: 'line', shape: { boxHeight: 3, boxWidth: 2, regions: '' } },
  });
});

test('another worker is asked once if the worker of the whole module is lost while it reads', async () => {
  let losses = 1;
  const lost = () => new Crashed(() => 'It was lost.', true);
  const { quick, whole, read } = setUp(() => (losses-- > 0 ? Promise.reject(lost()) : Promise.resolve(outcomeOf())));
  expect(await read('12\n34', guessAll)).toMatchObject({ format: 's9b' });
  losses = 2;
  expect(await read('12\n34', guessAll)).toMatchObject({ description: 'quick' });
  expect([whole.mock.calls.length, quick.mock.calls.length]).toEqual([4, 1]);
});

test('a list is one, not its first puzzle, where the whole module cannot be had', async () => {
  const { read } = setUp(() => Promise.reject(new Crashed(() => 'It was not loaded.')));
  expect(await read(`${line}\n\n${line}\r\n`, guessAll)).toMatchObject({ division: 'lines' });
  expect(await read(`${line}\nwith a remark`, guessAll)).not.toHaveProperty('division');
});

test('the first module answers if the whole module cannot be fetched', async () => {
  const { quick, read } = setUp(() => Promise.reject(new Error('no network')));
  expect(await read('12\n34', guessAll)).toMatchObject({ description: 'quick' });
  expect(quick.mock.calls[0]![0]).toEqual({
    kind: 'read',
    text: '12\n34',
    options: { boxHeight: 0, boxWidth: 0, regions: '', constraints: '' },
  });
});

test('notes of both kinds and colours are marks of a sheet and back, for 64 digits', () => {
  const large = blankPuzzle(boxShape(8, 8));
  const marks: [number, number][] = [
    [0, 1],
    [0, 32],
    [7, 33],
    [4095, 64],
  ];
  const notes = marks.reduce((made, [cell, value]) => withDigit(made, [cell], value, true), noNotes(4096));
  const centre = withDigit(noNotes(4096), [12], 40, true);
  const colours = new Uint16Array(4096).fill(0b101, 20, 21);
  const entries = { ...noEntries(large), notes, centre, colours };
  const sheet = sheetOf(large, entries);
  expect([sheet.corners![0], sheet.corners![7], sheet.corners![4095]]).toEqual([
    (1n << 31n) | 1n,
    1n << 32n,
    1n << 63n,
  ]);
  expect(entriesOf(sheet)).toEqual(entries);
  expect(sheet.candidates![12]).toBe(1n << 39n);
  const bare = sheetOf(large, noEntries(large));
  expect([bare.corners, bare.candidates, bare.colours]).toEqual([null, null, null]);
  // The page gives a puzzle without entries those that it gives to every new one.
  expect(contentsOf(bare, []).entries).toBeUndefined();
  expect(contentsOf(sheet, []).entries).toEqual(entries);
});
