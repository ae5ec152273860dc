// Text beside the puzzles in the lines of a list: its recognition, its columns, its order and its filter.
import { describe, expect, it } from 'vitest';
import {
  cutFields,
  fieldsOfLine,
  mostFields,
  titlesOf,
  wordsAround,
} from '../../../../../web/features/collection/note_fields';
import { findNotes, noteTitles, type LineNotes, withSaid } from '../../../../../web/features/collection/notes';
import { arrange, inFileOrder } from '../../../../../web/features/collection/order';
import { makeRows, type Rows } from '../../../../../web/features/collection/rows';
import { tableColumns } from '../../../../../web/features/collection/table_columns';
import { tableHead, tableLine } from '../../../../../web/features/collection/table_text';
import { lineStatus, type PuzzleList } from '../../../../../web/protocol/collection';
import { block } from './rows';

const puzzle = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const solution = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
const small = '1...............';

const { one, bad } = lineStatus;
const isWanted = (): boolean => true;

/** The lines of a text as rows; those in `badLines` are no puzzles. */
function rowsOf(lines: readonly string[], badLines: readonly number[] = []): Rows {
  const rows = makeRows();
  let at = 0;
  const offset = Float64Array.from(lines, (line) => {
    const begin = at;
    at += new TextEncoder().encode(line).length + 1;
    return begin;
  });
  const status = Uint8Array.from(lines, (_, row) => (badLines.includes(row) ? bad : one));
  rows.append(block(lines.length, { offset, status }));
  return rows;
}

async function notesOf(lines: readonly string[], badLines: readonly number[] = []): Promise<LineNotes> {
  const file = new Blob([lines.join('\n')]);
  return (await findNotes(rowsOf(lines, badLines), { file, lines: file, made: null, clued: null }, isWanted))!;
}

const words = { name: 'name', remark: 'remark', comment: (number: number) => `comment ${number}` };

const textsIn = ({ columns }: LineNotes, count: number): string[][] =>
  columns.map(({ textOf }) => Array.from({ length: count }, (_, row) => textOf(row)));

describe('the text beside a puzzle', () => {
  it('is what follows it, however that is set off, without the solution', () => {
    const expected: [string, string[]][] = [
      [puzzle, []],
      [`${puzzle} # Escargot 10.5`, ['Escargot 10.5']],
      [`${puzzle}#Escargot`, ['Escargot']],
      [`${puzzle} // Escargot`, ['Escargot']],
      [`${puzzle} Golden Nugget, ED 11.9`, ['Golden Nugget, ED 11.9']],
      [`${puzzle}:${solution}`, []],
      [`${puzzle} ${solution} # hard`, ['hard']],
      [`${puzzle};;Inkala`, ['', 'Inkala']],
      [`${puzzle},${solution},Inkala`, ['', 'Inkala']],
      [`${puzzle}\tEaster Monster\t11.6`, ['Easter Monster', '11.6']],
      [`${puzzle},"A, ""B""", 7`, ['A, "B"', '7']],
      [`${puzzle} |  `, ['']],
    ];
    for (const [line, fields] of expected) expect(fieldsOfLine(line)).toEqual(fields);
  });

  it('includes the fields before the puzzle, but not a library’s own fields or numbers of a grid', () => {
    expect(fieldsOfLine(`99480,99408,114,${puzzle},Inkala`)).toEqual(['99480', '99408', '114', 'Inkala']);
    expect(fieldsOfLine(`id_0000000000001;${puzzle};${solution}`)).toEqual(['id_0000000000001', '']);
    expect(fieldsOfLine(`${solution},${puzzle},last`)).toEqual(['', 'last']);
    expect(fieldsOfLine(`:0300:9:+8${puzzle.slice(1)}::916 926::`)).toEqual([]);
    expect(fieldsOfLine(`:0000:x:${puzzle}:::: # remark`)).toEqual(['remark']);
    expect(fieldsOfLine(`<game data="${puzzle}"/>`)).toEqual([]);
    expect(fieldsOfLine('1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1')).toEqual([]);
    expect(fieldsOfLine('1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1 # four')).toEqual(['four']);
    expect(fieldsOfLine(`${small} # four`)).toEqual(['four']);
    expect(fieldsOfLine('no puzzle at all')).toEqual([]);
  });

  it('has no more fields than there are columns, and loses none', () => {
    const many = Array.from({ length: 20 }, (_, at) => `f${at}`);
    const fields = fieldsOfLine(`${puzzle},${many.join(',')}`);
    expect(fields).toHaveLength(mostFields);
    expect(fields.join(', ')).toBe(many.join(', '));
    expect(cutFields('"a,b",,c', ',')).toEqual(['a,b', '', 'c']);
    expect(cutFields('"open,b', ',')).toEqual(['"open', 'b']);
  });

  it('has the titles of a table’s first line, unless that is a record too', () => {
    const record = `7,"A, b",${puzzle},${solution},10.5`;
    expect(titlesOf('id,name,quiz,answer,rating', record)).toEqual(['id', 'name', 'answer', 'rating']);
    expect(titlesOf('id,name,quiz', record)).toEqual([]);
    expect(titlesOf(record, record)).toEqual([]);
  });
});

describe('the notes of a list', () => {
  it('are columns in which any row has a text, and none where no row has', async () => {
    const lines = [
      puzzle,
      `${puzzle} # first`,
      'no, puzzle',
      `${puzzle}\r`,
      small,
      `${small} # überall`,
      `  ${puzzle} last`,
    ];
    expect(textsIn(await notesOf(lines, [2]), 7)).toEqual([['', 'first', '', '', '', 'überall', 'last']]);
    expect((await notesOf([puzzle, `${puzzle}\r`, small, `${puzzle},${solution}`])).columns).toEqual([]);
    expect((await notesOf([])).columns).toEqual([]);
    expect((await notesOf(['bad # line'], [0])).columns).toEqual([]);
  });

  it('are found behind the first megabyte, where long lines are cut into pieces', async () => {
    const long = '#'.padEnd(300, 'x');
    const lines = Array.from({ length: 6000 }, (_, row) => `${puzzle} # ${row} ${long}`);
    const { columns } = await notesOf(lines);
    expect(columns[0]!.textOf(5999)).toBe(`5999 ${long}`);
    expect(columns[0]!.longest).toBe(`5999 ${long}`.length);
  });

  it('come from the lines of another program’s file, with the titles of its table', async () => {
    const records = [`1;"Al;i";${puzzle}`, `2;Bea;${puzzle}`, `3;;${puzzle}`];
    const content = ['id;name;puzzle', ...records, ''].join('\n');
    const at = records.map((record) => content.indexOf(record));
    const made: PuzzleList = {
      ...{
        several: true,
        text: `${puzzle}\n`.repeat(3),
        line: Uint32Array.of(2, 3, 4),
        problems: [],
        cancelled: false,
      },
      // One has a puzzle and no more; another has no text of its own.
      begin: Uint32Array.of(at[0]!, content.indexOf(puzzle, at[1]), 0),
      end: Uint32Array.of(at[0]! + records[0]!.length, content.indexOf(puzzle, at[1]) + 81, 0),
    };
    const rows = rowsOf([puzzle, puzzle, puzzle]);
    const source = { file: new Blob([content]), lines: new Blob([made.text]), made, clued: null };
    const notes = (await findNotes(rows, source, isWanted))!;
    expect(textsIn(notes, 3)).toEqual([
      ['1', '2', ''],
      ['Al;i', 'Bea', ''],
    ]);
    const titles = (each: LineNotes): string[] => noteTitles(each.columns, words);
    expect(titles(notes)).toEqual(['id', 'name']);
    const said = {
      names: [{ item: 2, message: 'Centre' }],
      remarks: [
        { item: 0, message: 'One.' },
        { item: 0, message: 'Two.' },
      ],
    };
    const named = withSaid(notes, { ...made, ...said });
    expect(textsIn(named, 3)[0]).toEqual(['', '', 'Centre']);
    expect(textsIn(named, 3).at(-1)).toEqual(['One. Two.', '', '']);
    expect(titles(named)).toEqual(['name', 'id', 'name', 'remark']);
  });

  it('of a code are the words around it, and of JSON none', () => {
    const link = `https://f-puzzles.com/?load=${'N'.repeat(99)}`;
    expect(wordsAround(`Two arrows: ${link} # hard`)).toEqual(['Two arrows: # hard']);
    expect([link, `${link} # hard`, '{"size": 9, "title": "x"}'].map(wordsAround)).toEqual([[], ['hard'], []]);
  });

  it('are numbered if the file leaves several of them without a name', async () => {
    const titles = async (line: string): Promise<string[]> => noteTitles((await notesOf([line])).columns, words);
    expect(await titles(`${puzzle} # one`)).toEqual(['comment 0']);
    expect(await titles(`${puzzle};one;two`)).toEqual(['comment 1', 'comment 2']);
  });

  it('sort the rows, as numbers where all are numbers, with those without one last both ways', async () => {
    const shown = async (texts: readonly string[], change: object): Promise<number[]> => {
      const lines = texts.map((text) => `${puzzle} # ${text}`);
      return [...arrange(rowsOf(lines), { ...inFileOrder, ...change }, { notes: await notesOf(lines) })!];
    };
    const names = ['b 10', '', 'a', 'B 9', 'a'];
    expect(await shown(names, { key: 'note 0' })).toEqual([2, 4, 3, 0, 1]);
    expect(await shown(names, { key: 'note 0', descending: true })).toEqual([0, 3, 2, 4, 1]);
    expect(await shown(['10.5', '7.15', '', '7.2', '-1'], { key: 'note 0' })).toEqual([4, 1, 3, 0, 2]);
    // A column that the list does not have.
    expect(await shown(names, { key: 'note 5' })).toEqual([0, 1, 2, 3, 4]);
  });

  it('are found by any part of them, whatever the case', async () => {
    const lines = [`${puzzle};Escargot;x`, `${puzzle};b;ESCA`, puzzle, `${puzzle};esc`];
    const notes = await notesOf(lines);
    const shown = (text: string): number[] | null => {
      const order = arrange(rowsOf(lines), { ...inFileOrder, text }, { notes });
      return order && [...order];
    };
    expect(shown(' esca ')).toEqual([0, 1]);
    expect(shown('nothing')).toEqual([]);
    expect(shown('  ')).toBeNull();
    // As long as they are not known, none is left out.
    expect([...arrange(rowsOf(lines), { ...inFileOrder, text: 'esca' }, {})!]).toEqual([0, 1, 2, 3]);
  });

  it('are columns of the table, no wider than it can bear, and of its file, quoted where they have to be', async () => {
    const long = 'x'.repeat(300);
    const lines = [`${puzzle} # "A", b`, `${puzzle} # ${long}`];
    const [rows, notes] = [rowsOf(lines), await notesOf(lines)];
    const needs = { rows, limit: 2, copies: null, forms: null, notes, rated: {}, nameOf: () => 'one' };
    const last = tableColumns(needs).at(-1)!;
    expect([last.key, last.name, last.width, last.textOf(1)]).toEqual(['note 0', 'Comment', 16, long]);
    expect(tableColumns({ ...needs, notes: await notesOf([puzzle]) }).at(-1)!.key).toBe('solutions');
    expect(tableHead(needs)).toBe('line,result,givens,guesses,solutions,all found,same as line,comment,puzzle\n');
    expect(tableLine(needs, 0, puzzle)).toBe(`1,one,30,0,1,yes,,"""A"", b",${puzzle}\n`);
  });
});
