// The ways in which a grid writes its digits: as numbers of one or two figures, or as
// one character each. The reader chooses the way that makes the whole picture likeliest.
import { likelihood, type Scores } from './character';

/** The texts of 1, 2, ... in a grid of some side. */
export type CharacterSet = readonly string[];

const upTo = (side: number): number[] => Array.from({ length: side }, (_, index) => index + 1);
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function alphabetsOf(side: number): CharacterSet[] {
  const numbers = upTo(side).map(String);
  if (side <= 9) return [numbers];
  const lettersOf = (text: string): CharacterSet[] => (text.length >= side ? [[...text.slice(0, side)]] : []);
  return [
    numbers,
    ...lettersOf(`123456789${capitals}`),
    ...lettersOf('123456789abcdefg'),
    ...lettersOf(capitals),
    ...(side === 16 ? [...lettersOf('0123456789ABCDEF'), ...lettersOf('0123456789abcdef')] : []),
  ];
}

export interface Option {
  /** 1 .. side, or 0 if the cell contains no character of the alphabet. */
  readonly value: number;
  /** 0..1: the share among all possible readings of the characters, none included. */
  readonly share: number;
}

/** The share of digit-sized marks that are not digits. */
const stains = 0.03;
/** A smaller share counts as nothing. */
const leastShare = 1e-7;

/** The possible values of one cell's characters, the likeliest first;
    a stain is blank. Unsure if there are too many characters. */
export function optionsOf(readings: readonly Scores[], alphabet: CharacterSet): Option[] {
  const isNone = 1 - readings.reduce((product, reading) => product * (1 - likelihood(reading, '')), 1);
  const options = alphabet.flatMap((word, index) =>
    word.length === readings.length
      ? [{ value: index + 1, share: readings.reduce((product, one, at) => product * likelihood(one, word[at]!), 1) }]
      : [],
  );
  if (options.length === 0) return [{ value: 0, share: 0.5 }];
  const all = [...options, { value: 0, share: stains * isNone }].map(({ value, share }) => ({
    value,
    share: share + leastShare,
  }));
  const total = all.reduce((sum, { share }) => sum + share, 0);
  return all.map(({ value, share }) => ({ value, share: share / total })).sort((one, other) => other.share - one.share);
}

/** The alphabet that fits all cells best. `cells`: the readings of each cell that is not blank. */
export function likeliestAlphabet(cells: readonly (readonly Scores[])[], side: number): CharacterSet {
  let [chosen, best]: [CharacterSet, number] = [[], -Infinity];
  for (const alphabet of alphabetsOf(side)) {
    const words = new Set(alphabet.map((word) => word.length));
    let sum = 0;
    for (const readings of cells) {
      const fits = alphabet.map((word) =>
        word.length === readings.length
          ? readings.reduce((product, reading, at) => product * likelihood(reading, word[at]!), 1)
          : 0,
      );
      sum += Math.log(Math.max(1e-4, ...fits) / words.size);
    }
    if (sum > best) [chosen, best] = [alphabet, sum];
  }
  return chosen;
}
