// The arrival of puzzles: samples, texts from outside, links of our own.
import { expect, test, vi } from 'vitest';
import { clashes, makeGeometry } from '../../../../../web/grid/geometry';
import { boxShape, sideOf, type Puzzle } from '../../../../../web/grid/puzzle';
import { candidatesOnly } from '../../../../../web/language/generated/arrival';
import { geometry } from '../../../../../web/language/generated/geometry';
import { chooseLanguage } from '../../../../../web/language/language';
import { guessAll } from '../../../../../web/state/reading';
import { errorWords } from '../../../../../web/features/arrival/receiving';
import { takeLaunch } from '../../../../../web/features/arrival/launch';
import { ownFragment } from '../../../../../web/features/arrival/receiving';
import { samplePuzzle, samples } from '../../../../../web/features/import/samples';
import { padColumns } from '../../../../../web/features/play/pad_columns';
import { line, readLine, setUp } from '../arrival/set_up';

test.each(samples.map((sample) => [sample.name, sample] as const))(
  'sample "%s" fits its shape and clashes nowhere',
  (_, sample) => {
    const { shape, givens } = samplePuzzle(sample);
    expect(givens).toHaveLength(sideOf(shape) ** 2);
    expect(Math.max(...givens)).toBeLessThanOrEqual(sideOf(shape));
    expect(clashes(makeGeometry(shape), givens).size).toBe(0);
    expect(makeGeometry(shape).houses.every((house) => house.length === sideOf(shape))).toBe(true);
  },
);

test('a text that can be read becomes the puzzle, and undo brings the old one back', async () => {
  const puzzle = samplePuzzle(samples[0]!);
  const { play, view, arrival } = setUp(() => Promise.resolve({ ok: true, puzzle, description: '9×9, 30 givens' }));
  await arrival.receive('...');
  expect(play.puzzle.value).toEqual(puzzle);
  expect(view.notice.value?.text()).toBe('9×9, 30 givens');
  play.undo();
  expect(play.geometry.value.side).toBe(4);
});

test('a message about a text is translated when another language is chosen', async () => {
  const description = [geometry.first, [9, 9]] as const;
  const puzzle = samplePuzzle(samples[0]!);
  const { view, arrival } = setUp(() =>
    Promise.resolve({ ok: true, puzzle, description, remarks: [{ text: candidatesOnly }] }),
  );
  await arrival.receive('...');
  const { text } = view.notice.value!;
  expect(text()).toBe('9×9. Candidates become notes; only the givens are solved.');
  await chooseLanguage('de');
  expect(text()).toBe('9×9. Kandidaten werden Notizen; gelöst werden nur die Vorgaben.');
  await chooseLanguage('en');
});

test('a text that cannot be read changes nothing and waits in the dialog', async () => {
  const { play, view, arrival } = setUp(() => Promise.resolve({ ok: false, message: 'No.', line: 1, column: 2 }));
  const before = play.puzzle.value;
  await arrival.receive('12q4');
  expect(play.puzzle.value).toBe(before);
  expect([arrival.draft.value, view.dialog.value]).toEqual(['12q4', 'new']);
});

test('the later of two texts counts, whichever is read first', async () => {
  const answers = new Map<string, () => void>();
  const puzzles: Record<string, Puzzle> = { early: samplePuzzle(samples[0]!), late: samplePuzzle(samples[1]!) };
  const { play, view, arrival } = setUp(
    (text) =>
      new Promise((resolve) =>
        answers.set(text, () => resolve({ ok: true, puzzle: puzzles[text]!, description: text })),
      ),
  );
  const both = ['early', 'late'].map(async (text, index) => {
    if (index > 0) await vi.waitFor(() => expect(answers).toHaveLength(1));
    return arrival.receive(text);
  });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers.get('late')!();
  await both[1];
  answers.get('early')!();
  await both[0];
  expect(play.puzzle.value).toEqual(puzzles.late);
  expect(view.notice.value?.text()).toBe('late');
});

test('an arrival closes the dialog that received it, and none that was opened since', async () => {
  const puzzle = samplePuzzle(samples[0]!);
  for (const [before, meanwhile, after] of [
    ['new', 'new', null],
    [null, 'help', 'help'],
  ] as const) {
    let answer = (): void => undefined;
    const { play, view, arrival } = setUp(
      () => new Promise((resolve) => (answer = () => resolve({ ok: true, puzzle, description: '' }))),
    );
    const set = vi.spyOn(play, 'load');
    view.dialog.value = before;
    const arrived = arrival.receive('...');
    view.dialog.value = meanwhile;
    await vi.waitFor(() => {
      answer();
      expect(set).toHaveBeenCalled();
    });
    await arrived;
    expect(view.dialog.value).toBe(after);
  }
});

test('a text that is read after something else was opened says nothing, whatever it is', async () => {
  const answers: (() => void)[] = [];
  const { view, collect, arrival } = setUp(
    (text) => new Promise((resolve) => answers.push(() => void readLine(text, guessAll).then(resolve))),
  );
  const waiting = [arrival.receive('no puzzle')];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  waiting.push(arrival.receiveFile(new File([`${line}\n${line}`], 'list.txt')));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  arrival.accept(samplePuzzle(samples[1]!), () => 'chosen meanwhile');
  for (let next = 0; next < answers.length; next += 1) {
    answers[next]!();
    await new Promise((done) => setTimeout(done));
  }
  await Promise.all(waiting);
  expect(collect).not.toHaveBeenCalled();
  expect([view.dialog.value, view.tab.value]).toEqual([null, 'play']);
  expect(view.notice.value?.text()).toBe('chosen meanwhile');
});

test('a file that is no text says what it is, however large, and leaves the dialog alone', async () => {
  const { view, collect, arrival } = setUp(() =>
    Promise.resolve({ ok: false, message: 'This is a ZIP archive.', line: 0, column: 0 }),
  );
  for (const more of [10, 1_000_001]) {
    const file = new File([`PK\u0003\u0004${'.'.repeat(more)}`], 'puzzles.zip');
    for (const open of [arrival.receiveFile, arrival.draftFile]) {
      view.notice.value = null;
      await open(file);
      const told = view.notice.peek();
      expect([told?.tone, told?.text()]).toEqual(['bad', 'puzzles.zip: This is a ZIP archive.']);
    }
  }
  expect(collect).not.toHaveBeenCalled();
  expect([view.dialog.value, arrival.draft.value]).toEqual([null, '']);
});

test('an empty file is reported, whichever way it came, and leaves the open list', async () => {
  const { view, collect, arrival } = setUp(readLine);
  const ways = [
    arrival.receiveFile,
    arrival.draftFile,
    arrival.collectFile,
    (file: File) => arrival.receiveSharedFiles([file]),
  ];
  for (const tab of ['play', 'collection'] as const) {
    view.show(tab);
    for (const open of ways) {
      await open(new File([' \n'], 'nothing.txt'));
      expect([view.notice.value?.tone, arrival.draft.value]).toEqual(['bad', '']);
      expect(view.notice.value?.text()).toBe('nothing.txt is empty.');
    }
  }
  expect(collect).not.toHaveBeenCalled();
});

test('a message about an unreadable file goes with the next arrival, and other messages stay', async () => {
  const { view, arrival } = setUp(readLine);
  const refused = async (): Promise<void> => {
    await arrival.draftFile(new File([], 'nothing.txt'));
    expect(view.notice.value?.tone).toBe('bad');
  };
  await refused();
  arrival.draft.value = '1';
  expect(view.notice.value).toBeNull();
  await refused();
  const coming = arrival.draftFile(new File([line], 'line.txt'));
  expect(view.notice.value).toBeNull();
  await coming;
  await refused();
  const full = { text: () => 'The device is full.', tone: 'bad' } as const;
  view.notice.value = full;
  arrival.begin();
  expect(view.notice.value).toBe(full);
});

test('a file of UTF-16 and line ends of carriage returns alone is read as the text that it is', async () => {
  const { collect, arrival } = setUp(readLine);
  const text = `\uFEFF${line}\r${line}`;
  const file = new File([Uint16Array.from(text, (character) => character.charCodeAt(0))], 'list.txt');
  await arrival.receiveFile(file);
  expect(await collect.mock.calls[0]![0].text()).toBe(`${line}\n${line}`);
});

test('a file too large to be a puzzle is a collection, and not read as a text', async () => {
  const read = vi.fn();
  const { view, collect, arrival } = setUp(read);
  const file = new File(['.'.repeat(1_000_001)], 'million.txt');
  await arrival.receiveFile(file);
  expect(read).not.toHaveBeenCalled();
  expect(collect).toHaveBeenCalledWith(file, 'million.txt', true, undefined);
  expect(view.tab.value).toBe('collection');
});

test.each([
  ['lines of puzzles', `${line}\n${line}\n`],
  ['puzzles between remarks and blank lines', `# two\n\n  ${line}\r\n# and\n${line}`],
  ['puzzles below the names of their columns', `puzzle,solution\n${line},${line}\n${line},${line}\n`],
  ['puzzles with their solutions', `${line},${line}\n${line},${line}\n`],
])('%s are a collection', async (_, text) => {
  const { view, play, collect, arrival } = setUp(readLine);
  const before = play.puzzle.value;
  await arrival.receive(text);
  expect(collect).toHaveBeenCalledOnce();
  expect(await collect.mock.calls[0]![0].text()).toBe(text);
  expect([view.tab.value, play.puzzle.value]).toEqual(['collection', before]);
});

test('a text of several puzzles is a collection that knows how it is divided, whatever was read of the whole', async () => {
  for (const division of ['lines', 'grids', 'games', 'table', 'found'] as const) {
    const reading = { ok: true as const, puzzle: samplePuzzle(samples[0]!), description: '', division };
    const { collect, view, arrival } = setUp(() => Promise.resolve(reading));
    await arrival.receive('several');
    expect(collect.mock.calls[0]!.slice(1)).toEqual(['Pasted text', true, division]);
    expect(view.notice.value).toBeNull();
  }
});

test('lines that could be a grid are a collection, and the grid is offered; and the other way round', async () => {
  const puzzle = samplePuzzle(samples[1]!);
  const asked: unknown[] = [];
  const { collect, view, play, arrival } = setUp((_, { division = '' }) => {
    asked.push(division);
    const isGrid = division === 'grids';
    const divided = isGrid ? (['one', 'lines'] as const) : (['lines', 'grids'] as const);
    return Promise.resolve({
      ...{ ok: true, puzzle, description: 'A grid', division: divided[0], otherDivision: divided[1] },
    });
  });
  await arrival.receive('1...\n2...');
  expect([collect.mock.calls.length, view.tab.value]).toEqual([1, 'collection']);
  view.notice.value!.actions![0]!.run();
  await vi.waitFor(() => expect(view.tab.value).toBe('play'));
  expect(play.puzzle.value).toEqual(puzzle);
  expect(asked).toEqual(['', 'grids']);
  const asList = view.notice.value!.actions![0]!;
  expect(asList.text()).toBe('Read as a list');
  asList.run();
  await vi.waitFor(() => expect(view.tab.value).toBe('collection'));
  expect(collect.mock.calls[1]![3]).toBe('lines');
});

test.each([
  ['one line', `${line}`],
  ['a puzzle and a line that is none', `${line}\nand more`],
  ['one line that cannot be read', 'nonsense'],
])('%s is no collection', async (_, text) => {
  const { collect, arrival } = setUp(readLine);
  await arrival.receive(text);
  expect(collect).not.toHaveBeenCalled();
});

test('a list is solved at once where someone here brought it, and not where a link or another app did', async () => {
  const { collect, arrival } = setUp(readLine);
  const list = `${line}\n${line}`;
  await arrival.receive(list);
  await arrival.receiveFile(new File([list], 'list.txt'));
  await arrival.receiveShared(['a title', list]);
  await arrival.receiveShared([list]);
  await arrival.receiveSharedFiles([new File([list], 'list.txt')]);
  await arrival.receiveSharedFiles([new File([list.repeat(10_000)], 'long.txt')]);
  expect(collect.mock.calls.map(([, , isAsked]) => isAsked)).toEqual([true, true, false, false, false, false]);
});

test('an unreadable file, such as a folder, is reported', async () => {
  const read = vi.fn();
  const { view, arrival } = setUp(read);
  const folder = new File([], 'puzzles');
  folder.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('not a file')) });
  await arrival.receiveFile(folder);
  expect(read).not.toHaveBeenCalled();
  const told = view.notice.peek();
  expect([told?.tone, told?.text()]).toEqual([
    'bad',
    'puzzles cannot be read. If it is a folder, open the files in it.',
  ]);
});

test('an error says line and column where it has them', () => {
  expect(errorWords({ ok: false, message: 'A.', line: 3, column: 7 })).toBe('Line 3, column 7: A.');
  expect(errorWords({ ok: false, message: 'A.', line: 3, column: 0 })).toBe('Line 3: A.');
  expect(errorWords({ ok: false, message: 'A.', line: 0, column: 0 })).toBe('A.');
});

test('several files are one collection: lists as they are, a puzzle as a line, and the rest is named', async () => {
  const { collect, view, arrival } = setUp(readLine);
  const files = [
    new File([line], 'one.sdk'),
    new File([`${line}\n${line}`], 'list.sdm'),
    new File(['nonsense'], 'photo.txt'),
    new File(['.'.repeat(1_000_001)], 'million.txt'),
  ];
  await arrival.receiveFiles(files);
  const [joined, name] = collect.mock.calls[0]!;
  expect(name).toBe('3 files');
  expect(await joined.text()).toBe(`a line\n${line}\n${line}\n${'.'.repeat(1_000_001)}\n`);
  expect(view.notice.value?.text()).toContain('photo.txt');
});

test('a puzzle with rules that no line says is left out of a collection', async () => {
  const puzzle = { ...samplePuzzle(samples[0]!), shape: { ...boxShape(3, 3), constraints: 'diagonals\n' } };
  const { collect, view, arrival } = setUp(() => Promise.resolve({ ok: true, puzzle, description: '' }));
  await arrival.receiveFiles([new File(['X'], 'x.txt'), new File(['Y'], 'y.txt')]);
  expect(collect).not.toHaveBeenCalled();
  expect(view.notice.value?.text()).toContain('x.txt and y.txt');
});

test('the first puzzle of shared data counts, and a link of ours is opened as a link', async () => {
  const { play, page, arrival, view } = setUp(readLine);
  await arrival.receiveShared(['Look at this', line]);
  expect(play.geometry.value.side).toBe(9);
  await arrival.receiveShared(['Look at this', 'https://elsewhere/page#2.2x2.1000.nAAA.abcd']);
  expect(page.location.hash).toBe('#2.2x2.1000.nAAA.abcd');
  await arrival.receiveShared(['Look', 'at this']);
  expect([arrival.draft.value, view.dialog.value]).toEqual(['Look\nat this', 'new']);
});

test('shared data are removed from the address, and the fragment stays', () => {
  const left: string[] = [];
  const page = {
    location: { href: 'https://host/app/?title=T&text=8..+%0A9&url=&more=1#1.3x3.8' },
    history: { state: null, replaceState: (_: unknown, __: string, address: string) => left.push(address) },
  };
  expect(takeLaunch(page as unknown as Window).shared).toEqual(['8.. \n9', 'T']);
  expect(left).toEqual(['https://host/app/#1.3x3.8']);
  page.location.href = 'https://host/app/?more=1';
  expect(takeLaunch(page as unknown as Window).shared).toEqual([]);
  expect(left).toHaveLength(1);
  page.location.href = 'https://host/app/?title=T&shared=file';
  takeLaunch(page as unknown as Window);
  expect(left.at(-1)).toBe('https://host/app/');
});

test('links to this page, and to Sudoscope anywhere, are opened as links', () => {
  const page = 'https://host/app/#old';
  expect(ownFragment(' https://host/app/#1.abc\n', page)).toBe('#1.abc');
  expect(ownFragment('https://other/app/#1.abc', page)).toBeNull();
  expect(ownFragment('https://other/app/#1.3x3.8000.abcd', page)).toBe('#1.3x3.8000.abcd');
  expect(ownFragment('https://other/app/?a=b#2.j9x-001.8000.abcd', page)).toBe('#2.j9x-001.8000.abcd');
  expect(ownFragment('see https://other/app/#1.3x3.8000.abcd, it is hard', page)).toBe('#1.3x3.8000.abcd');
  expect(ownFragment('https://other/#1.3x3.8000.abcd https://other/#1.3x3.8000.abcd', page)).toBeNull();
  expect(ownFragment('https://host/app/#1 8....', page)).toBeNull();
  expect(ownFragment('8....', page)).toBeNull();
});

test('the keys of the pad stand in rows of about equal length', () => {
  expect([5, 10, 17, 26, 50].map((keys) => padColumns(keys, 8))).toEqual([5, 5, 6, 7, 8]);
});

test('a puzzle that is accepted keeps where it came from, and one from a text was brought', async () => {
  const puzzle = samplePuzzle(samples[0]!);
  const { play, arrival } = setUp(() => Promise.resolve({ ok: true, puzzle, description: '9×9, 30 givens' }));
  arrival.accept(puzzle, () => 'made', { kind: 'daily', day: '2026-11-23', grade: 3 });
  expect(play.origin.value).toEqual({ kind: 'daily', day: '2026-11-23', grade: 3 });
  await arrival.receive('...');
  expect(play.origin.value).toEqual({ kind: 'brought' });
  play.undo();
  expect(play.origin.value).toMatchObject({ kind: 'daily' });
});
