// The pages that belong to each kind of clue, for a search by its name: "killer", "arrow", "whispers".
import { say } from '../../../language/say';
import { clueKinds } from '../../setting/kinds';

const sums = ['cage-bounds', 'sum-parity'];
const cages = [
  'cage-combinations',
  ...sums,
  'innies-outies',
  'hidden-cage',
  'cage-splitting',
  'killer-pair',
  'killer-triple',
  'cage-blocker',
];

/** By the id of the kind. */
const ownPages: Readonly<Record<string, readonly string[]>> = {
  killercage: cages,
  sumcage: sums,
  littlekillersum: ['little-killer-bounds', 'sum-parity'],
  arrow: ['arrow-bounds', 'sum-parity'],
  doublearrow: ['equal-sums'],
  regionsumline: ['equal-sums'],
  zipperline: ['equal-sums'],
  equalsum: ['equal-sums'],
  thermometer: ['thermometer-bounds'],
  slowthermometer: ['thermometer-bounds'],
  whispers: ['whispers-high-low'],
  renban: ['renban-window'],
  palindrome: ['palindrome-copy'],
  clone: ['palindrome-copy'],
  betweenline: ['between-ends'],
  difference: ['no-partner'],
  ratio: ['no-partner'],
  xv: ['no-partner'],
  inequality: ['no-partner'],
  'negative ratio': ['no-partner'],
  'negative xv': ['no-partner'],
  quadruple: ['quadruple-set'],
  antiknight: ['seen-by-rule'],
  antiking: ['seen-by-rule'],
  nonconsecutive: ['seen-by-rule'],
  sandwichsum: ['sandwich-combinations'],
  xsum: ['x-sum-bounds'],
  skyscraper: ['skyscraper-bounds'],
};

/** For any clue. */
const sharedPages = [
  'needed-digit',
  'clue',
  'clue-peers',
  'two-clues',
  'clues-in-house',
  'clue-chain',
  'nested-clue-chain',
];

/** Kinds that add houses, with which other techniques work. */
const houseKinds = new Set(['extraregion', 'diagonals', 'diagonal-', 'diagonal+', 'windows', 'disjointgroups']);

const pagesOf = (kind: string): readonly string[] =>
  houseKinds.has(kind) ? ['locked-candidates'] : [...(ownPages[kind] ?? []), ...sharedPages];

/** The pages of the kinds with a name that `matches`. */
export const pagesOfKinds = (matches: (name: string) => boolean): ReadonlySet<string> =>
  new Set(clueKinds.filter(({ name }) => matches(say(name))).flatMap(({ id }) => pagesOf(id)));
