// Sheets over the boundary: they come back unchanged, and the catalogue is data.
import { describe, expect, it } from 'vitest';
import { fileTypesOf, puzzleFileTypes } from '../../tools/formats.mjs';
import { tell } from '../../web/language/say';
import { loadSolverTexts } from '../../web/language/solver_texts';
import type { SheetOptions } from '../../wasm/solver_module';
import { guess, loadModule } from './load_module';

const module = await loadModule();
await loadSolverTexts();

const options: SheetOptions = { format: '', alphabet: '', shape: guess, division: '' };
// 25 givens and every candidate in the other cells: the example of SudokuWiki.
const s9b =
  'S9Bepepep03ep09epep07epep01ep06epep04epepepepep01epepep0302ep06epep0301epepepepepep02epepepepepep0807epep09ep0506epepep07epepepepep01epep09ep08epep07epep05ep08epepep';

function read(text: string, more: Partial<SheetOptions> = {}) {
  const outcome = module.readSheet(text, { ...options, ...more });
  if (!outcome.ok) throw new Error(tell(outcome.message));
  return outcome;
}

function bytesOf({ sheet }: ReturnType<typeof read>) {
  const { shape, givens } = sheet.puzzle;
  return {
    puzzle: { ...shape, regions: shape.regions ?? '', givens },
    entries: sheet.entries,
    candidates: sheet.candidates ?? '',
    corners: sheet.corners ?? '',
    colours: sheet.colours ?? '',
    tags: sheet.tags.map(({ name, value }) => `${name}=${value}\n`).join(''),
  };
}

describe('sheets', () => {
  it('keep givens, entries and candidates apart on both ways', () => {
    const entered = `S9B0c${s9b.slice(5)}`;
    const reading = read(entered);
    expect(reading.format).toBe('s9b');
    expect(tell(reading.description)).toBe('SudokuWiki S9B, 9×9, 25 givens, 1 entry, candidates');
    expect([reading.sheet.puzzle.givens[0], reading.sheet.entries[0]]).toEqual([0, 3]);
    const words = new BigUint64Array(reading.sheet.candidates!.buffer);
    expect([words.length, words[0], words[1]]).toEqual([81, 0n, 511n]);
    expect(module.writeSheet(bytesOf(reading), 's9b', '')).toEqual({ ok: true, text: entered, lost: [] });
  });

  it('say what a format cannot hold', () => {
    const written = module.writeSheet(bytesOf(read(s9b)), 'line', '');
    if (!written.ok) throw new Error(tell(written.message));
    expect(written.text).toBe('...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...');
    expect(written.lost.map(tell)).toEqual(['The candidates are left out.']);
    expect(module.writeSheet(bytesOf(read('1...............')), 's9b', '')).toMatchObject({ ok: false });
  });

  it('are the first of several puzzles, in lines of JSON and in a list of JSON', () => {
    const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
    const caged = (value: string) =>
      JSON.stringify({ size: 4, grid, killercage: [{ cells: ['R1C1', 'R1C2'], value }] });
    for (const text of [`${caged('3')}\n${caged('4')}\n`, `[${caged('3')},\n${caged('4')}]`]) {
      const reading = read(text);
      expect(reading.division).not.toBe('one');
      expect(reading.sheet.puzzle.shape.constraints).toMatch(/"value":"3"/);
    }
    expect(module.readSheet('{"size":4,"grid":7}\n'.repeat(2), options)).toMatchObject({ ok: false });
  });

  it('offer other readings, and take them when asked', () => {
    const text = '1.....' + '.'.repeat(30);
    const reading = read(text);
    expect(reading.sheet.puzzle.shape).toMatchObject({ boxHeight: 2, boxWidth: 3 });
    expect(reading.others).toMatchObject([{ format: 'line', alphabet: '', boxHeight: 3, boxWidth: 2 }]);
    const { boxHeight, boxWidth, description, offer } = reading.others[0]!;
    expect([tell(description), tell(offer)]).toEqual(['6×6 in 3×2 boxes', 'Read as 3×2 boxes']);
    const other = read(text, { shape: { ...guess, boxHeight, boxWidth } });
    expect(other.sheet.puzzle.shape).toMatchObject({ boxHeight: 3, boxWidth: 2 });
  });

  it('are read in the format and the alphabet asked for', () => {
    const hex = 'F' + '.'.repeat(255);
    expect(read(hex, { alphabet: '0' }).sheet.puzzle.givens[0]).toBe(16);
    expect(read(hex, { alphabet: '1' }).sheet.puzzle.givens[0]).toBe(15);
    expect(module.readSheet(hex, { ...options, format: 's9b' })).toMatchObject({ ok: false });
    expect(module.readSheet(hex, { ...options, format: 'no-such' })).toMatchObject({ ok: false });
  });

  it('say where a text is wrong', () => {
    expect(module.readSheet('S9B' + 'zz' + s9b.slice(5), options)).toMatchObject({ ok: false, line: 1, column: 4 });
  });

  it('refuse bytes that are no sheet, in a sentence', () => {
    const bytes = bytesOf(read(s9b));
    const outcomes = [
      module.writeSheet({ ...bytes, entries: new Uint8Array(80) }, 's9b', ''),
      module.writeSheet({ ...bytes, candidates: new Uint8Array(80) }, 's9b', ''),
      module.writeSheet(bytes, 'no-such', ''),
    ];
    for (const outcome of outcomes) expect(outcome.ok ? '' : tell(outcome.message)).toMatch(/\.$/);
  });
});

describe('the formats', () => {
  it('come as data, each with an id of its own', () => {
    const formats = module.formats();
    expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
    expect(formats.find(({ id }) => id === 's9b')).toMatchObject({ largestSide: 9, site: 'SudokuWiki', files: '' });
    expect(formats.find(({ id }) => id === 'line')).toMatchObject({ largestSide: 61, site: '', alphabets: true });
  });
});

describe('a link of another site', () => {
  it('is unpacked, and packed the same for them', () => {
    const regions = 'aaab\nabbb\nccdd\nccdd';
    const jigsaw = read(`1${'.'.repeat(15)}`, { shape: { ...guess, regions, constraints: 'diagonals\n' } });
    const solo = module.writeSheet(bytesOf(jigsaw), 'solo', '');
    expect(solo).toEqual({ ok: true, text: '4jx:1o,b_cbba_a_ba', lost: [] });
    const written = module.writeSheet(bytesOf(jigsaw), 'f-puzzles', '');
    if (!written.ok) throw new Error(tell(written.message));
    expect(written.text).toMatch(/^https:\/\/f-puzzles\.com\/\?load=N4Ig/);
    expect(read(written.text)).toMatchObject({ format: 'f-puzzles', sheet: jigsaw.sheet });
  });

  it('keeps the rules that nothing solves yet', () => {
    const grid = JSON.stringify(Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))));
    const { notes, sheet } = read(`{"size":4,"title":"T","grid":${grid},"thermometer":[{"lines":[["R1C1"]]}]}`);
    expect(notes).toEqual([]);
    expect(sheet.puzzle.shape.constraints).toMatch(/^thermometer=\[/);
    expect(sheet.tags).toEqual([{ name: 'title', value: 'T' }]);
  });
});

const grid = JSON.stringify(Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))));

describe('the words of a setter', () => {
  const rules = `First.\n${'Second. '.repeat(200).trim()}`;
  const tags = (text: string) => read(text).sheet.tags.map(({ name, value }) => `${name}=${value}`);
  const told = ['title=T', 'author=A', `rules=${rules.replace('\n', '\u2028')}`];

  it('come from f-puzzles with the lines of the rules, and go to f-puzzles and SudokuPad with them', () => {
    const text = `{"size":4,"title":"T","author":"A","ruleset":${JSON.stringify(rules)},"grid":${grid}}`;
    expect(tags(text)).toEqual(told);
    const { sheet } = read(text);
    const bytes = { ...bytesOf(read(text)), tags: sheet.tags.map(({ name, value }) => `${name}=${value}\n`).join('') };
    for (const format of ['f-puzzles', 'scl']) {
      const written = module.writeSheet(bytes, format, '');
      if (!written.ok) throw new Error(tell(written.message));
      expect(tags(written.text)).toEqual(told);
    }
  });
});

describe('the digits that clues allow', () => {
  it('are those of each clue beside the digits on the board', () => {
    const reading = read(
      `{"size":4,"grid":${grid.replace('{}', '{"value":1,"given":true}')},"killercage":[{"cells":["R1C1","R1C2"],"value":"4"}],"thermometer":[{"lines":[["R4C1","R4C2","R4C3"]]}]}`,
    );
    const words = module.clueCandidates(bytesOf(reading).puzzle);
    const digits = (cell: number): number[] => [1, 2, 3, 4].filter((digit) => (words[2 * cell]! >> (digit - 1)) & 1);
    expect([0, 1, 2, 12, 13, 14].map(digits)).toEqual([[1], [3], [1, 2, 3, 4], [1, 2, 3], [2, 3], [2, 3, 4]]);
    expect(words).toHaveLength(32);
  });
});

describe('a list of sheets', () => {
  const line = '...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...';
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('becomes lines, slice by slice, with the place of each puzzle', () => {
    const text = `# \u00e9\n:0000:x:${line}::::\n:0000:x:12::::\n3x2:a1zh\n${line}\n`;
    const list = new module.SheetList(bytes(text), '');
    expect(list.several()).toBe(true);
    const found = [];
    for (let more = true; more;) {
      more = list.run(1);
      const [begin] = list.begin();
      if (begin === undefined) continue;
      const source = new TextDecoder().decode(bytes(text).slice(begin, list.end()[0]));
      const [problem] = list.problems();
      found.push([list.line()[0], source, list.lines(), problem?.line ?? 0]);
    }
    list.delete();
    expect(found).toEqual([
      [2, `:0000:x:${line}::::`, `${line}\n`, 0],
      [3, ':0000:x:12::::', '!\n', 3],
      // A plain line has no boxes.
      [4, '3x2:a1zh', expect.stringContaining('"boxHeight": 3, "boxWidth": 2'), 0],
      [5, line, `${line}\n`, 0],
    ]);
  });

  it('becomes the games of a folder, each of which reads by itself', () => {
    const game = `<game data="${line.replaceAll('.', '0')}"/>`;
    const text = `<opensudoku>\n<folder name="a">${game}${game}</folder></opensudoku>`;
    const list = new module.SheetList(bytes(text), '');
    expect(list.run(100)).toBe(false);
    expect([list.several(), list.lines(), [...list.line()]]).toEqual([true, `${line}\n`.repeat(2), [2, 2]]);
    const source = text.slice(list.begin()[1], list.end()[1]);
    list.delete();
    expect(source).toBe(game);
    expect(read(source).format).toBe('opensudoku');
  });

  it('come from files that the page offers to open', () => {
    expect(fileTypesOf(module.formats().map(({ files }) => files))).toEqual(puzzleFileTypes);
    expect(Object.values(puzzleFileTypes).flat()).toEqual(expect.arrayContaining(['.txt', '.sdx', '.xml', '.json']));
  });

  it('reports that only the first table is read, and names known formats that it cannot read', () => {
    const line = '.'.repeat(80);
    const table = `puzzle,solution\r"1${line}","x"\r"2${line}","y"\r`;
    expect(read(table).notes.map(tell)).toEqual(['The table holds more puzzles; this is the first.']);
    expect(read(table).sheet.puzzle.givens[0]).toBe(1);
    const link = module.readSheet('https://sudokupad.app/9bq8rtjvmd', options);
    expect(link.ok ? '' : tell(link.message)).toContain('only names a puzzle');
  });
});
