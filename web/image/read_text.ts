// A puzzle read from a picture of text: characters in lines, in any font, of one size. Blanks may
// be dots, dashes, underscores, asterisks or noughts. Uncertain characters become question marks.
import { type Scores, likelihood, readCharacter } from './character';
import { blurred, type Gray, inverted, grayQuantile } from './gray';
import { type Box, heightOf, inkOf, piecesOf, unionOf, inkWidth } from './ink';

export interface TextReading {
  readonly text: string;
  /** The number of question marks. */
  readonly doubts: number;
}

const fewestCharacters = 16;
const mostPieces = 6000;
/** Least certainty from which on a character counts as read. */
const sure = 0.9;
/** A share of the characters; with more doubts it is not text. */
const mostDoubts = 0.25;
/** The least share of figures among all pieces. */
const leastShare = 0.1;
/** The area of a full stop, as a share of a square as high as a figure. */
const leastDot = 0.008;
/** Letters must fit better than digits alone by this factor per character. */
const letterHandicap = 1.02;

const digits = '0123456789';
const alphabets = [digits, `${digits}ABCDEFG`, `${digits}abcdefg`, 'ABCDEFGHIJKLMNOP'].map((text) => [...text]);

const middleX = (box: Box): number => (box.left + box.right) / 2;
const middleY = (box: Box): number => (box.top + box.bottom) / 2;

/** The height of the figures: the greatest that a share of all pieces
    have, since signs for blanks may be more numerous but are smaller. */
function usualHeight(boxes: readonly Box[]): number {
  const heights = boxes.map(heightOf).sort((a, b) => b - a);
  const enough = Math.max(3, leastShare * heights.length);
  return (
    heights.find(
      (height, at) =>
        heights.filter((one) => one <= height && one > 0.8 * height).length >= enough || at + 1 === heights.length,
    ) ?? 0
  );
}

/** The slope of the lines, as a ratio: the one at which their characters are most alike in height. */
function slopeOf(boxes: readonly Box[], height: number): number {
  let [best, most] = [0, 0];
  for (let step = -20; step <= 20; ++step) {
    const slope = step / 250;
    const rows = new Map<number, number>();
    for (const box of boxes) {
      const row = Math.round((middleY(box) - slope * middleX(box)) / (height / 3));
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    const score = [...rows.values()].reduce((sum, count) => sum + count * count, 0) * (1 - 0.001 * Math.abs(step));
    if (score > most) [best, most] = [slope, score];
  }
  return best;
}

/** The boxes of each line from left to right, lines from the top. */
function linesOf(boxes: readonly Box[], height: number): Box[][] {
  const tall = boxes.filter((box) => heightOf(box) > 0.6 * height && heightOf(box) < 1.5 * height);
  const slope = slopeOf(tall, height);
  const level = (box: Box): number => middleY(box) - slope * middleX(box);
  const lines: { middle: number; count: number; boxes: Box[] }[] = [];
  for (const box of [...tall].sort((a, b) => level(a) - level(b))) {
    const line = lines.at(-1);
    if (line && level(box) - line.middle < 0.6 * height) {
      line.middle = (line.middle * line.count + level(box)) / (line.count + 1);
      line.count += 1;
    } else lines.push({ middle: level(box), count: 1, boxes: [] });
  }
  for (const box of boxes) {
    if (heightOf(box) >= 1.5 * height) continue;
    const line = lines.find(({ middle }) => Math.abs(level(box) - middle) < 0.8 * height);
    line?.boxes.push(box);
  }
  for (const line of lines) line.boxes = joined(line.boxes, height);
  return lines.map((line) => line.boxes);
}

/** The parts of one character lie above one another. */
function joined(boxes: readonly Box[], height: number): Box[] {
  const whole: Box[] = [];
  for (const box of [...boxes].sort((a, b) => a.left - b.left)) {
    const last = whole.at(-1);
    const overlap = last ? last.right - box.left + 1 : 0;
    const union = last ? unionOf([last, box]) : box;
    if (last && overlap > 0.4 * Math.min(inkWidth(box), inkWidth(last)) && heightOf(union) < 1.4 * height) {
      whole[whole.length - 1] = union;
    } else whole.push(box);
  }
  return whole;
}

/** The sign given by size and place; '' for a character. `fall`: distance below the middle of the line. */
function signOf(box: Box, fall: number, height: number): string {
  const [wide, high] = [inkWidth(box), heightOf(box)];
  if (high > 1.12 * height && wide < 0.3 * height) return '|';
  if (high > 0.4 * height) return '';
  if (wide > 1.7 * high) return fall > 0.35 * height ? '_' : '-';
  return fall > 0.15 * height ? '.' : '';
}

/** One box of a line: a sign by its shape, or the possible characters. */
interface CharacterReading {
  readonly sign: string;
  readonly reading: Scores | null;
  readonly isAfterGap: boolean;
}

function best(reading: Scores, alphabet: readonly string[]): { character: string; share: number } {
  let [character, most, total] = ['?', 0, likelihood(reading, '')];
  for (const one of [...alphabet, '*', '+']) {
    const share = likelihood(reading, one);
    total += share;
    if (share > most) [character, most] = [one, share];
  }
  return { character, share: most / Math.max(total, 1e-9) };
}

/** The alphabet of all characters that are not signs: the likeliest as a whole. */
function alphabetOf(readings: readonly Scores[]): readonly string[] {
  const fit = (alphabet: readonly string[]): number =>
    readings.reduce((sum, reading) => {
      const share = Math.max(...[...alphabet, '*', '+'].map((one) => likelihood(reading, one)));
      return sum + Math.log(Math.max(share, 1e-3)) - (alphabet === alphabets[0] ? 0 : Math.log(letterHandicap));
    }, 0);
  return alphabets.map((alphabet) => ({ alphabet, score: fit(alphabet) })).sort((a, b) => b.score - a.score)[0]!
    .alphabet;
}

/** True for a gap between two characters this far apart, if those of a word are at least `pitch` apart. */
const isGap = (distance: number, pitch: number): boolean => distance > 1.6 * pitch;

/** Null if there is no text that may be a puzzle. */
export function readText(picture: Gray): TextReading | null {
  const gray = grayQuantile(picture, 0.5) < 110 ? inverted(picture) : picture;
  const radius = Math.max(12, Math.round(Math.max(gray.width, gray.height) / 40));
  const pieces = piecesOf(inkOf(gray, blurred(gray, radius, radius), 0.2)).pieces.filter(
    (piece) => heightOf(piece) < gray.height / 2 && inkWidth(piece) < gray.width / 3,
  );
  if (pieces.length < fewestCharacters || pieces.length > mostPieces) return null;
  const height = usualHeight(pieces);
  if (height < 6) return null;
  // Anything smaller than a full stop is a speck.
  const found = pieces.filter((piece) => piece.area >= Math.max(2, leastDot * height ** 2));
  const ground = grayQuantile(gray, 0.6);
  const lines = linesOf(found, height).filter((boxes) => boxes.length > 0);
  const distances = lines
    .flatMap((boxes) => boxes.slice(1).map((box, at) => middleX(box) - middleX(boxes[at]!)))
    .sort((a, b) => a - b);
  const pitch = Math.max(0.4 * height, distances[Math.floor(distances.length / 10)] ?? 0);
  const written = lines.map((boxes) => {
    const tall = boxes.filter((box) => heightOf(box) > 0.6 * height);
    return boxes.map((box, at): CharacterReading => {
      // The middle of the line beside this one, as lines may slope.
      const near = [...tall].sort(
        (a, b) => Math.abs(middleX(a) - middleX(box)) - Math.abs(middleX(b) - middleX(box)),
      )[0];
      const sign = signOf(box, middleY(box) - (near ? middleY(near) : middleY(box)), height);
      const isAfterGap = at > 0 && isGap(middleX(box) - middleX(boxes[at - 1]!), pitch);
      return { sign, reading: sign === '' ? readCharacter(gray, box, ground) : null, isAfterGap };
    });
  });
  const alphabet = alphabetOf(written.flat().flatMap(({ reading }) => (reading ? [reading] : [])));
  let [doubts, characters] = [0, 0];
  const words = ({ sign, reading, isAfterGap }: CharacterReading): string => {
    characters += 1;
    const known = reading ? best(reading, alphabet) : { character: sign, share: 1 };
    if (known.share < sure) doubts += 1;
    return (isAfterGap ? ' ' : '') + (known.share < sure ? '?' : known.character);
  };
  const text = written.map((line) => line.map(words).join('')).join('\n');
  return characters < fewestCharacters || doubts > mostDoubts * characters ? null : { text, doubts };
}
