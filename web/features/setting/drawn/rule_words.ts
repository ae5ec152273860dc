// The rules that a text names, in English or German. It is searched for the field's names of rules and the usual words
// for them: enough for a proposal, which a person confirms.
import { type Colour, colourNames, colourWords, nearTo } from './colours';

/** "All dots are given", unless those of the other colour alone. */
const allDots = (other: string, otherInGerman: string): RegExp =>
  new RegExp(
    `(all|every)(?!( possible)? ${other} (kropki )?dots?)( \\S+){0,4} dots? (is|are|have been) (given|shown|marked)|` +
      `(alle|jeder)(?!( mögliche[nr]?)? ${otherInGerman}\\S* (kropki-?)?punkte?)[^.]*punkte? (ist|sind)`,
  );

/** By the id of a kind; of each text at least its usual name. */
const namings: Readonly<Record<string, RegExp>> = {
  thermometer: /thermo|\bbulb/,
  slowthermometer: /slow[- ]?thermo|langsame\S* thermo|thermo[^.]*(stay the same|never decrease|nicht kleiner)/,
  arrow: /\barrows?\b|pfeil/,
  doublearrow: /double[- ]?arrow|doppelpfeil|sum of[^.]*(two|both) circles|two circles[^.]*same sum/,
  palindrome: /palindrom|reads? the same|von beiden (seiten|enden)/,
  renban: /renban|consecutive[^.]*any order|set of consecutive|aufeinanderfolgende[^.]*(reihenfolge|menge)/,
  whispers: /whisper|flüster|(?<!diamond[^.]*)differ\S* [^.]*at least|(unterscheiden|differenz)[^.]*mindestens/,
  nabner: /nabner|no two[^.]*consecutive|keine zwei[^.]*aufeinander/,
  parityline: /parity|(odd|even)[^.]*alternat|alternat[^.]*(odd|even)|gerade[^.]*(wechsel)/,
  entropicline: /entropic|low[^.]*(middle|medium)[^.]*high|(niedrige|kleine)[^.]*mittlere/,
  modularline: /modular|remainder|modulo|rest[^.]*(durch|von) 3/,
  regionsumline:
    /region[- ]?sum|equal[- ]sum|same (sum|total)[^.]*(box|region)|(box|region)\S*[^.]*same (sum|total)|(gleiche|selbe)\S* summe|summe[^.]*je(de|weil)\S* (block|box|region|gebiet)/,
  sumline:
    /(?<!region[- ]?)sum[- ]?lines?\b|\b(ten|10)[- ]?lines?\b|(divided|split)[^.]*(pieces|segments|groups)[^.]*(add|sum)|teile?n?\b[^.]*(ergeben|summe)/,
  sequence: /arithmetic|sequence|same step|(gleiche|selbe)\S* (schritt|abstand)/,
  betweenline: /between[- ]?line|between[^.]*(circle|ends? of)|zwischen[^.]*(kreis|enden)/,
  lockout: /lockout|diamond|raute/,
  zipperline: /zipper|reißverschluss|same distance[^.]*(middle|cent)|equidistant/,
  killercage: /(?<!little )killer|\bcages?\b|käfig/,
  difference: /kropki|white (dot|circle)|weiße\S* (punkt|kreis)/,
  ratio: /kropki|black (dot|circle)|schwarze\S* (punkt|kreis)/,
  xv: /\bxv\b|\bx\b[^.]*(\b10\b|ten\b|zehn)|\bv\b[^.]*(\b5\b|five|fünf)/,
  inequality: /inequalit|greater than|larger digit|ungleich|größere/,
  quadruple: /quadruple|\bquads?\b|four cells|vier (zellen|felder)/,
  odd: /\bodd\b|ungerade/,
  even: /\beven\b|(?<!un)gerade/,
  extraregion:
    /extra[- ]?region|zusatzgebiet|zusätzliche\S* (region|gebiet)|(shaded|coloured|colored|gr[ea]y) (region|area)s?[^.]*(every|each|all|1 to|1-|not repeat)|(grauen?|getönten?|gefärbten?) (gebiet|region|fläche)\S*[^.]*(jede|alle|1 bis|nicht)/,
  clone:
    /\bclone|klon|(same|identical) (shape|letter)[^.]*same digits|(gleiche\S*|selbe\S*) (form|buchstabe)\S*[^.]*(gleichen|selben) ziffern/,
  rowindexer: /row[- ]?index|in row r\b|zeilen-?index|in zeile z\b/,
  columnindexer: /column[- ]?index|in column c\b|spalten-?index|in spalte s\b/,
  boxindexer: /box[- ]?index|block-?index|box b\b/,
  countingcircles: /counting circles|circles?[^.]*(that many|how many|times|number of)|kreise?[^.]*(so oft|so viele)/,
  sandwichsum: /sandwich|between (the )?1 and|zwischen (der )?1 und/,
  xsum: /\bx[- ]?sum|first x\b|ersten x\b/,
  skyscraper: /(?<!hidden )skyscraper|hochhäuser|hochhaus|buildings/,
  hiddenskyscraper: /hidden (skyscraper|tower)|verdeckt/,
  numberedroom: /numbered room|\bn-?th cell|nummerierte\S* (zimmer|räume)|\bn-te/,
  littlekillersum: /little killer|(along|entlang) (the|its|der)[^.]*diagonal/,
  antiknight: /anti[- ]?knight|knight['’]?s[- ]?move|springer(zug|abstand)|rösselsprung/,
  antiking: /anti[- ]?king\b|king['’]?s[- ]?move|königszug|gleiche\S*[^.]*berühren sich/,
  nonconsecutive:
    /non[- ]?consecutive|(orthogonal|adjacent|neighbour)[^.]*(cannot|can['’]t|can not|must not|may not|never)[^.]*(consecutive|differ by 1)|benachbarte[^.]*(nicht|nie)[^.]*(aufeinander|um 1)/,
  disjointgroups: /disjoint|disjunkt|(same|selben|gleichen) (place|position|platz)[^.]*(box|block)/,
  diagonals:
    /(?<!arrow[^.]*|sum[^.]*)((both|marked|main|two|long|blue|each|either) diagonals?|the diagonals)\b(?![^.]*(arrow|sum|add))|(?<!(pfeil|summe)[^.]*)diagonalen(?![^.]*(pfeil|summe))/,
  windows: /windoku|hyper ?sudoku|four windows|vier fenster/,
  globalentropy: /global entropy|2 ?[x×] ?2[^.]*(low|kleine)[^.]*(high|große)/,
  'negative ratio': allDots('white', 'weiße'),
  'negative difference': allDots('black', 'schwarze'),
  'negative xv':
    /(all|every)( possible)? (x|xv)[^.]*(is|are|have been) (given|shown|marked)|(alle|jedes)[^.]*\bx\b[^.]*(ist|sind)/,
};

/** A sentence with one of these says that a rule does not hold. */
const denials = /\bnot (all|every|necessarily)|\bno (anti|negative)|nicht (alle|jede)/;

const sentencesOf = (rules: string): string[] =>
  rules
    .toLowerCase()
    .split(/[!?;\n\u2028]+|\.(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !denials.test(sentence));

export interface NamedRules {
  /** The kinds that the text names. */
  readonly kinds: ReadonlySet<string>;
  /** The kinds that sentences with a colour's name tell of. */
  readonly ofColour: ReadonlyMap<Colour, ReadonlySet<string>>;
  /** The first sentence about a kind; empty if there is none. */
  sentenceOn(kind: string): string;
}

const kindsOf = (sentence: string): string[] => Object.keys(namings).filter((kind) => namings[kind]!.test(sentence));

export function rulesNamed(rules: string): NamedRules {
  const kinds = new Set<string>();
  const ofColour = new Map<Colour, Set<string>>();
  const first = new Map<string, string>();
  for (const sentence of sentencesOf(rules)) {
    const named = kindsOf(sentence);
    for (const kind of named) {
      kinds.add(kind);
      if (!first.has(kind)) first.set(kind, sentence);
    }
    for (const colour of colourNames.filter((name) => colourWords[name].test(sentence))) {
      const known = ofColour.get(colour) ?? new Set();
      for (const kind of named) known.add(kind);
      ofColour.set(colour, known);
    }
  }
  return { kinds, ofColour, sentenceOn: (kind) => first.get(kind) ?? '' };
}

/** The kinds, out of some, that the text gives to a colour or one that is taken for it. */
export function kindsOfColour({ ofColour }: NamedRules, colour: Colour, among: readonly string[]): string[] {
  for (const name of [colour, ...(nearTo[colour] ?? [])]) {
    const found = among.filter((kind) => ofColour.get(name)?.has(kind));
    if (found.length > 0) return found;
  }
  return [];
}
