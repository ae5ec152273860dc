// The link: the whole state of the page as the fragment of its address, which no server ever sees. Old versions are read
// for ever; this is the form of version 10, with its fields in this order, those in [ ] optional:
//
//   10.SHAPE.GIVENS[.kRULES][.uTEXTS][.eENTRIES][.nNOTES][.mNOTES][.oCOLOURS][.aPEN][.tTIME][.yDAY][.dSOLVE][.rRUN][.cRACE][.g]
//     [.pSTEP][.w|.l|.g].CHECK
//
//   SHAPE    3x3 box height and width, then x for diagonals, h for windows; or j, the side, x, and -REGIONS
//   RULES    if there are others than diagonals and windows: all constraints, deflated bytes in base64url; no x or h then
//   TEXTS    the setter's title, author and rules text: JSON as deflated bytes in base64url
//   GIVENS   a character a cell up to 9x9, 0 = blank; for larger grids deflated bytes in base64url. REGIONS likewise
//   ENTRIES  likewise; a value the solver revealed is a letter, a = 1 (in bytes: 128 added)
//   NOTES    the player's candidates, in the corners and (m) in the centre (link_bytes.ts)
//   COLOURS  of cells, likewise, for digits the colours 1 to 9
//   PEN      colours of single candidates, and links between them (pen_link.ts)
//   TIME     spent on the puzzle, in seconds
//   DAY      of a puzzle of a day: yyyymmdd, then its difficulty, 0 to 5
//   SOLVE    another player's solve of this puzzle, to race against: deflated bytes (features/duel/challenge.ts)
//   RUN      algorithm _ solutions _ position _ option of each knob, joined by -
//   RACE     the runs side by side (link_bytes.ts)
//   g        of runs: they start from the givens alone, without the entries
//   STEP     the step that Logic shows of the path from the givens, from 1
//   w        the Watch tab is shown; l: the Lab, of which a link holds nothing else; g, without runs: Logic (each tab
//            defines its own letter)
//   CHECK    checksum of everything before its point (link_bytes.ts)
//
// Version 1 has neither notes nor runs with g, version 2 no such runs, version 3 no further rules, version 4 no step,
// version 5 neither notes in the centre nor colours nor a time, version 6 no solve, version 7 no day, version 8 no pen, and
// version 9 no texts.
// A link is written in the oldest version that can express it, so that older pages can open it. This file writes links;
// read_link.ts is fetched when there is one to read.
import { areEveryday } from '../grid/constraints';
import { sideOf, type Puzzle, type Shape } from '../grid/puzzle';
import type { RunChoice } from '../protocol/messages';
import { checksum, deflate, toBase64Url, coloursAsNotes, notesToText, raceToText } from './link_bytes';
import type { RaceChoice } from '../run/race_choice';
import { hasAny } from '../state/notes';
import { colourCount, hasEntries, type Entries } from '../state/moves';
import type { Tab, TabLetters } from '../state/view';

export interface LinkState {
  puzzle: Puzzle;
  entries: Entries | null;
  run: { choice: RunChoice; position: number } | null;
  race: RaceChoice | null;
  /** True if runs start with the entries; false without runs or entries. */
  withEntries: boolean;
  tab: Tab;
  /** The step that Logic shows of the path from the givens, from 0; null if it shows none. */
  step: number | null;
  /** Time spent on the puzzle; missing if it is not part of the link. */
  seconds?: number | undefined;
  /** The day of a puzzle of the day, "2026-11-23", and its difficulty, 0 gentle .. 5 extreme; missing for other puzzles. */
  daily?: { readonly day: string; readonly grade: number } | undefined;
  /** In the form of Sitting.challenge. */
  challenge?: string;
}

export const largestText = 9;
export const revealedBit = 0x80;

// The beginning of a link in every version: these two patterns, with a point between them.
export const anyVersion = /[1-9]\d{0,3}/.source;
export const anyShape = /(?:([1-9]\d?)x([1-9]\d?)|j([1-9]\d?))(x?)(h?)/.source;

function cellsToText(bytes: Uint8Array<ArrayBuffer>, side: number): string | Promise<string> {
  if (side > largestText) return deflate(bytes).then(toBase64Url);
  return Array.from(bytes, (byte) => (byte < revealedBit ? byte : byte - revealedBit + 9).toString(36)).join('');
}

async function shapeToText(shape: Shape): Promise<string> {
  const { constraints } = shape;
  const extra = areEveryday(constraints) ? constraints.replace('diagonals\n', 'x').replace('windows\n', 'h') : '';
  if (!shape.regions) return `${shape.boxHeight}x${shape.boxWidth}${extra}`;
  const side = sideOf(shape);
  return `j${side}${extra}-${await cellsToText(new Uint8Array(shape.regions), side)}`;
}

async function packed(text: string): Promise<string> {
  return toBase64Url(await deflate(new TextEncoder().encode(text)));
}

function entriesToText({ values, revealed }: Entries, side: number): string | Promise<string> {
  return cellsToText(
    values.map((value, cell) => (revealed[cell] ? value | revealedBit : value)),
    side,
  );
}

function runToText({ choice, position }: NonNullable<LinkState['run']>): string {
  return [choice.algorithm, choice.limit, position, choice.knobs.join('-')].join('_');
}

/** The fragment without its #. */
export async function encodeLink(state: LinkState, letters: TabLetters): Promise<string> {
  const { puzzle, entries, run, race, withEntries, tab, step, seconds, daily, challenge } = state;
  const side = sideOf(puzzle.shape);
  const notes = entries && hasAny(entries.notes) ? entries.notes : null;
  const centre = entries && hasAny(entries.centre) ? entries.centre : null;
  const colours = entries?.colours.some((colour) => colour > 0) ? coloursAsNotes(entries.colours) : null;
  const values = entries && hasEntries(entries.values) ? entries : null;
  const fromGivens = values !== null && (run ?? race) !== null && !withEntries;
  const hasRules = !areEveryday(puzzle.shape.constraints);
  const pen = entries?.pen.length ? entries.pen : null;
  const needed = [
    notes,
    fromGivens,
    hasRules,
    step !== null,
    centre || colours || seconds,
    challenge,
    daily,
    pen,
    puzzle.texts,
  ];
  const fields = [
    String(needed.findLastIndex(Boolean) + 2),
    await shapeToText(puzzle.shape),
    await cellsToText(new Uint8Array(puzzle.givens), side),
  ];
  if (hasRules) fields.push(`k${await packed(puzzle.shape.constraints)}`);
  if (puzzle.texts) fields.push(`u${await packed(JSON.stringify(puzzle.texts))}`);
  if (values) fields.push(`e${await entriesToText(values, side)}`);
  if (notes) fields.push(`n${await notesToText(notes, side)}`);
  if (centre) fields.push(`m${await notesToText(centre, side)}`);
  if (colours) fields.push(`o${await notesToText(colours, side, colourCount)}`);
  if (pen) fields.push(`a${await (await import('./pen_link')).penToText(pen)}`);
  if (seconds) fields.push(`t${seconds}`);
  if (daily) fields.push(`y${daily.day.replaceAll('-', '')}${daily.grade}`);
  if (challenge) fields.push(`d${challenge}`);
  if (run) fields.push(`r${runToText(run)}`);
  if (race) fields.push(`c${raceToText(race)}`);
  if (fromGivens) fields.push('g');
  if (step !== null) fields.push(`p${step + 1}`);
  if (letters[tab] !== '') fields.push(letters[tab]);
  const body = fields.join('.');
  return `${body}.${checksum(body)}`;
}
