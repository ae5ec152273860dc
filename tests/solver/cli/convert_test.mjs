// `sudoscope convert`: formats in and out, collections, losses and errors.
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { data, run } from './command.mjs';

const puzzle = '...3.9..7..1.6..4.....1...32.6..31......2......87..9.56...7.....1..9.8..7..5.8...';
const link = 'https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc';
const convert = (args, input) => run(['convert', ...args], input);

test("convert recognises the format of another site's text", () => {
  assert.equal(convert(['--to', 'line'], link).stdout, `${puzzle}\n`);
  assert.equal(convert(['--to', 'solo'], link).stdout, '3x3:c3a9b7b1a6b4e1c3_2a6b3_1f2f8_7b9a5_6c7e1b9a8b7b5a8c\n');
  assert.equal(convert(['--to', 'sudoku-exchange'], puzzle).stdout, `${link}\n`);
  assert.equal(convert(['--to', 'grid'], link).stdout.split('\n')[0], '. . . | 3 . 9 | . . 7');
});

test('convert writes a collection puzzle by puzzle, and goes on after a bad one', () => {
  const { stdout, stderr, status } = convert(['--to', 'sdm'], `# two\n${puzzle}\n\n123\n${link}\n`);
  const line = puzzle.replaceAll('.', '0');
  assert.equal(stdout, `${line}\n${line}\n`);
  assert.match(stderr, /^line 4: .*\.\n$/);
  assert.equal(status, 1);
});

test('convert turns a list into a folder of OpenSudoku, and the folder into a list', () => {
  const xml = convert(['--to', 'opensudoku', data('hardest11.txt')]).stdout;
  assert.equal(xml.match(/<game data="[0-9]{81}"\/>/g).length, 11);
  const back = convert(['--to', 'line'], xml);
  assert.deepEqual([back.lines().length, back.stderr, back.status], [11, '', 0]);
  assert.equal(back.stdout, convert(['--to', 'line', data('hardest11.txt')]).stdout);
  const grids = convert(['--to', 'grid', data('hardest11.txt')]).stdout;
  assert.equal(grids.split('\n\n').length, 11, 'a blank line between two grids');
});

test('convert reads a list of gsf, and lines of other formats among its lines', () => {
  const blank = '0'.repeat(81);
  const library = `:0300:9:+1${puzzle.slice(1)}::916 926::`;
  const list = `99480,99408,114,1895,${puzzle},Easter-Monster\n3,2,1,0,${blank},blank\n`;
  assert.equal(convert(['--to', 'line'], list).stdout, `${puzzle}\n${'.'.repeat(81)}\n`);
  // Read as a whole it would be its last line, which is blank.
  const { stdout, stderr, status } = convert(['--to', 'sdm'], `${library}\n${list}`);
  const plain = puzzle.replaceAll('.', '0');
  assert.equal(stdout, `${plain}\n${plain}\n${blank}\n`);
  assert.equal(status, 0);
  assert.match(stderr, /entry is left out/);
});

test('convert reports each kind of loss once, with its number', () => {
  const s9b = convert(
    ['--to', 's9b'],
    ':0000:x:+1................................................................................:::',
  ).stdout;
  const { stdout, stderr, status } = convert(['--to', 'line'], s9b + s9b);
  assert.equal(stdout, `${'.'.repeat(81)}\n`.repeat(2));
  assert.equal(stderr, 'line 1: The entry is left out. This applies to 2 puzzles.\n');
  assert.equal(status, 0);
});

test('convert reads and writes the shape and the alphabet asked for', () => {
  const six = '1' + '.'.repeat(35);
  assert.match(convert(['--to', 'solo'], six).stdout, /^2x3:/);
  assert.match(convert(['--to', 'solo', '--boxes', '3x2'], six).stdout, /^3x2:/);
  const hex = convert(['--to', 'line', '--alphabet', '0'], `G${'.'.repeat(255)}`);
  assert.equal(hex.status, 1, 'G is no digit of 0-9A-F');
  const letters = convert(['--to', 'rows', '--from', 'solo', '--alphabet', 'A'], '4x4:16zzzzzzzzzu');
  assert.equal(letters.stdout.slice(0, 17), 'P...............\n');
});

test('convert lists the formats', () => {
  const { lines } = convert(['--formats']);
  assert.match(lines()[0], /^id +sides/);
  const rowOf = (id) => lines().find((line) => line.startsWith(`${id} `));
  assert.ok(rowOf('s9b'));
  assert.match(rowOf('sumocue'), / 9 +diagonals, killer cages +SumoCue killer$/);
  assert.match(rowOf('lisudoku'), / boxes, jigsaws, \d+ rules /);
});

test('convert refuses an impossible request with a sentence', () => {
  for (const [args, input, status] of [
    [[], puzzle, 2],
    [['--to', 'no-such'], puzzle, 2],
    [['--to', 's9b'], '1...............', 1],
    [['--to', 'line'], '<!DOCTYPE x [<!ENTITY a "b">]><opensudoku/>', 1],
    [['--to', 'line', '--from', 'hodoku'], puzzle, 1],
  ]) {
    const outcome = convert(args, input);
    assert.equal(outcome.status, status, args.join(' '));
    assert.match(outcome.stderr, /\.(?: Try sudoscope convert --help\.)?\n$/);
    assert.equal(outcome.stdout, '');
  }
});

test('convert refuses a hostile text with a sentence', () => {
  for (const [input, sentence] of [
    [readFileSync(data('bomb.txt'), 'utf8'), 'The compressed puzzle would be larger than any puzzle.'],
    [`{"size":9,"grid":${'['.repeat(300_000)}`, 'The JSON is nested too deeply.'],
    [`<opensudoku>${'<a>'.repeat(300_000)}`, 'The XML is nested too deeply.'],
    ['1'.repeat(1_000_000), 'There are 1,000,000 cells, but the largest grid, 64x64, has 4,096.'],
  ]) {
    const { stdout, stderr, status } = convert(['--to', 'line'], input);
    assert.equal(stderr.replace(/^line 1(?:, column \d+)?: /, ''), `${sentence}\n`);
    assert.deepEqual([stdout, status], ['', 1]);
  }
});

test('convert reads every puzzle of a table with any quotes, separators and names', () => {
  const rows = puzzle.match(/.{9}/g).join('\n');
  const table = `id;"puzzle";note\n1;"${rows}";"easy; so they say"\n2;${puzzle};\n3;"123";bad\n`;
  const { stdout, stderr, status } = convert(['--to', 'line'], table);
  assert.equal(stdout, `${puzzle}\n${puzzle}\n`);
  assert.match(stderr, /^line 12: .*\.\n$/);
  assert.equal(status, 1);
});

test("convert keeps entries and candidates of .sdx files and of OpenSudoku's current version", () => {
  const cells = (open) => Array.from({ length: 81 }, (_, cell) => ['5', 'u3', '12'][cell] ?? open);
  const sdx = `${cells('.')
    .join(' ')
    .replaceAll(/((?:\S+ ){8}\S+) /g, '$1\n')}\n`;
  assert.equal(convert(['--to', 'sdx'], sdx).stdout, sdx);
  const sdk = convert(['--to', 'sdk'], sdx).stdout;
  assert.match(sdk, /^\[Puzzle\]\n5\.{8}\n[^]*\[State\]\n53\.{7}\n[^]*\[PencilMarks\]\n,,12,,,,,,\n/);
  const fields = Array.from({ length: 81 }, (_, cell) => ['5|0|0|0|', '3|0|0|1|', '0|3|0|1|'][cell] ?? '0|0|0|1|');
  const game = `<game cells_data="version: 4&#10;${fields.join('')}" />`;
  assert.equal(convert(['--to', 'sdx'], `<opensudoku2 version="3">${game}</opensudoku2>`).stdout, sdx);
});

test('convert names known unreadable formats and remarks on regions in pieces', () => {
  const packed = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]);
  assert.match(convert(['--to', 'line'], packed).stderr, /compressed with gzip: unpack it/);
  const file = join(mkdtempSync(join(tmpdir(), 'sudoscope-')), 'regions.txt');
  writeFileSync(file, 'aaab\nbbbc\naccc\ndddd\n');
  const { stderr, status } = convert(['--to', 'f-puzzles-json', '--jigsaw', file], `1${'.'.repeat(15)}`);
  assert.equal(stderr, 'line 1: Regions 1 and 2 are in pieces; region 1 is in 2 pieces, at r1c1 and r3c1.\n');
  assert.equal(status, 0);
});
