// Puzzles to begin with. Named ones are their authors'; the others are ours, each with one solution. A character a cell:
// `.` is blank, 1-9 and then a, b, ... = 10, 11, ...
import * as texts from '../../language/generated/new';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { Puzzle, Shape } from '../../grid/puzzle';
import { boxShape } from '../../grid/puzzle';
import { shapeWords } from '../../ui/words';

export interface Sample {
  /** Null = its size. */
  name: Text | null;
  note: Text;
  shape: Shape;
  text: string;
}

function valuesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (symbol) => (symbol === '.' ? 0 : Number.parseInt(symbol, 36)));
}

const jigsawRegions = valuesOf('111233333141222233141252236144255636144556666744555566748889999777888999777788899').map(
  (region) => region - 1,
);

export const samples: readonly Sample[] = [
  {
    name: texts.sampleGentle,
    note: texts.sampleGentleNote,
    shape: boxShape(3, 3),
    text: '...2.....621...4.8..3....6..9..438...328.164...459..3..4....3..2.8...154.....4...',
  },
  {
    name: texts.sampleInkala,
    note: texts.sampleInkalaNote,
    shape: boxShape(3, 3),
    text: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  },
  {
    name: texts.sampleNorvig,
    note: texts.sampleNorvigNote,
    shape: boxShape(3, 3),
    text: '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
  },
  {
    name: texts.sampleSmallest,
    note: texts.sampleSmallestNote,
    shape: boxShape(2, 2),
    text: '.....3.22.1.....',
  },
  {
    name: texts.sampleGarshol,
    note: texts.sampleGarsholNote,
    shape: boxShape(2, 3),
    text: '23.54..6....1..........3....1..12.35',
  },
  {
    name: texts.sampleX,
    note: texts.sampleXNote,
    shape: { ...boxShape(3, 3), constraints: 'diagonals\n' },
    text: '13.7.....9.8...2...7.1..........98...9..8..4...12..........3.5...9...4.3.....4.79',
  },
  {
    name: texts.sampleJigsaw,
    note: texts.sampleJigsawNote,
    shape: { ...boxShape(1, 9), regions: jigsawRegions },
    text: '92.6..8.581...5.6..4....29.1...........7.1...........4.73....5..8.2...732.1..4.86',
  },
  {
    name: null,
    note: texts.sampleTwelveNote,
    shape: boxShape(3, 4),
    text:
      '...c8.b.......6..52....358.9.4.ac2b....8..4..539a.1..9.3bc6.6...5....7....7....9...c.cb1a.5..6.2395.' +
      '.8..4....6a54.7.9.212....a9..b.......1.57...',
  },
  {
    name: null,
    note: texts.sampleSixteenNote,
    shape: boxShape(4, 4),
    text:
      '.8...9....3.1..e.d2..56f..c..g8...6e..a.2d....4b.7..d.1.6.89...c..3.....c..da.71...d.19.3...6.b..1b.' +
      '8ce...7.53...4..3....1.f.c....9.2.8....a..g...g5.6...3d1.2c..c.2...9.74.e...fe.ba..5.....4..9...1e.6' +
      '.5.3..a.72....fc.9..db...fc..a..4eg..19.d..3.g....a...e.',
  },
  {
    name: null,
    note: texts.sampleTwentyFiveNote,
    shape: boxShape(5, 5),
    text:
      '..d..m.hp6o87.3j......4....o7.k.fa.9.i...gdecpm....h..mn7..3...k.i..b5d.....f.jk..4.bdg1..2h..m...3.' +
      'b...5.1gdep.2...8...ak.....cph.o.m.n3..j.lk.45..1.i..9..d.5.cep.2.6..8nf.ja1b5....e.....87a3.jf.4.i.' +
      '.6.o.fa3..k..4.d..1g...2.j.n......i.bd......h.867o4kjl.d.5.g1..p.....o..n..g5.b......2.6....7.a..k..' +
      '.n73.9lkj.i5.dg.c1hp.om8...1..o.m....3.f......d.gb..2..a.....k..4b.i.d.pchecdbg.2......87.f......9.4' +
      '.p...78..n.a..k..l5i.1.c..a.f.i4.l5bd.....e....on8no.87j..3.l.4i5.d.c..2..h.9..i1.db.e..2m.o.n.3ja..' +
      '...m6...8...k.95i4d.g...c.1...6..ho..n3ak.f..4b.d.....3lk..9.i...c..peh..o....klb5i4...c.p.2h.6.37..' +
      '..4......ph.m6on78.3..j..',
  },
];

export function samplePuzzle(sample: Sample): Puzzle {
  return { shape: sample.shape, givens: valuesOf(sample.text) };
}

/** Its name, and a note about it. */
export function wordsOf({ name, note, shape }: Sample): { name: string; note: string } {
  return { name: name ? say(name) : shapeWords(shape), note: say(note) };
}
