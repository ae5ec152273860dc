// The link: the whole state of the page as the fragment of its address, which no server ever sees. Old versions are read
// for ever; the form of version 5, with fields in this order and `?` where one may be missing:
//
//   5.SHAPE.GIVENS[.kRULES][.eENTRIES][.nNOTES][.rRUN][.cRACE][.g][.pSTEP][.w|.l|.g].CHECK
//
//   SHAPE    3x3 box height and width, then x for diagonals, h for windows; or j, the side, x, and -REGIONS
//   RULES    where diagonals and windows are not all: the constraints, deflated bytes in base64url; no x or h then
//   GIVENS   a character a cell up to 9x9, 0 = blank; for larger grids deflated bytes in base64url. REGIONS likewise
//   ENTRIES  likewise; a value the solver revealed is a letter, a = 1 (in bytes: 128 added)
//   NOTES    the player's candidates (notes_link.ts)
//   RUN      algorithm _ solutions _ position _ option of each knob, joined by -
//   RACE     the runs side by side (race_link.ts)
//   g        of runs: they start from the givens alone, without the entries
//   STEP     which step Logic shows of the path from the givens, from 1
//   w        the Watch tab is shown; l: the Lab, of which a link carries nothing else; g, where no runs are: Logic (each tab
//            says its letter itself)
//   CHECK    of all that stands before its point (link_bytes.ts)
//
// Version 1 has neither notes nor runs with g, version 2 no such runs, version 3 no further rules, and version 4 no step. The oldest that will do is written:
// those who have an older page can open it.
import { areEveryday, mostConstraintBytes } from '../grid/constraints';
import { boxShape, isPossible, maxSide, sideOf, type Puzzle, type Shape } from '../grid/puzzle';
import {
  linkChanged,
  linkDamaged,
  linkEntries,
  linkForeign,
  linkGivens,
  linkNewer,
  linkNotes,
  linkRace,
  linkRules,
  linkRun,
  linkShape,
  linkTooLong,
  linkUnknown,
} from '../language/generated/link';
import { say } from '../language/say';
import type { Text, Words } from '../language/text';
import type { RunChoice } from '../protocol/messages';
import { checksum, deflate, fromBase64, inflate, toBase64 } from './link_bytes';
import type { RaceChoice } from '../run/race_choice';
import { noEntries } from '../state/moves';
import { hasAny } from '../state/notes';
import { notesFromText, notesToText } from './notes_link';
import { knobsFromText, raceFromText, raceToText } from './race_link';
import { hasEntries } from '../run/subject';
import type { Entries } from '../state/moves';
import type { Tab, TabLetters } from '../state/view';

export interface LinkState {
  puzzle: Puzzle;
  entries: Entries | null;
  run: { choice: RunChoice; position: number } | null;
  race: RaceChoice | null;
  /** Whether runs start with the entries; false where there are no runs or no entries. */
  withEntries: boolean;
  tab: Tab;
  /** Which step Logic shows of the path from the givens, from 0; null where it shows none. */
  step: number | null;
}

export type Decoded = { ok: true; state: LinkState } | { ok: false; message: Words };

const newest = 5;
const largestText = 9;
/** Three fields of a 64x64 grid that no deflate can shrink take 17,000 characters, its notes 44,000, its rules 88,000. */
const mostCharacters = 156_000;
const revealedBit = 0x80;

// How a link begins in every version: with these two, and a point between them.
export const anyVersion = /[1-9]\d{0,3}/.source;
export const anyShape = /(?:([1-9]\d?)x([1-9]\d?)|j([1-9]\d?))(x?)(h?)/.source;
const versionForm = RegExp(`^(${anyVersion})\\.`);
const stepForm = /^p[1-9]\d{0,5}$/;
const shapeForm = RegExp(`^${anyShape}(?:-(.+))?$`);

function cellsToText(bytes: Uint8Array<ArrayBuffer>, side: number): string | Promise<string> {
  if (side > largestText) return deflate(bytes).then(toBase64);
  return Array.from(bytes, (byte) => (byte < revealedBit ? byte : byte - revealedBit + 9).toString(36)).join('');
}

/** Null where the text does not hold a byte for each cell of the side. */
async function cellsFromText(text: string, side: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const cells = side * side;
  if (side <= largestText) {
    if (text.length !== cells || !/^[0-9a-i]*$/.test(text)) return null;
    return Uint8Array.from(text, (letter) => {
      const value = parseInt(letter, 36);
      return value <= 9 ? value : value - 9 + revealedBit;
    });
  }
  const squeezed = fromBase64(text);
  const bytes = squeezed && (await inflate(squeezed, cells));
  return bytes?.length === cells ? new Uint8Array(bytes) : null;
}

async function shapeToText(shape: Shape): Promise<string> {
  const { constraints } = shape;
  const extra = areEveryday(constraints) ? constraints.replace('diagonals\n', 'x').replace('windows\n', 'h') : '';
  if (!shape.regions) return `${shape.boxHeight}x${shape.boxWidth}${extra}`;
  const side = sideOf(shape);
  return `j${side}${extra}-${await cellsToText(new Uint8Array(shape.regions), side)}`;
}

async function shapeFromText(text: string): Promise<Shape | null> {
  const [, boxHeight, boxWidth, side, x, h, regionsText] = shapeForm.exec(text) ?? [];
  const extra = { constraints: (x ? 'diagonals\n' : '') + (h ? 'windows\n' : '') };
  if (side === undefined) {
    const shape = { ...boxShape(Number(boxHeight), Number(boxWidth)), ...extra };
    return isPossible(shape) && regionsText === undefined ? shape : null;
  }
  const regions = Number(side) <= maxSide ? await cellsFromText(regionsText ?? '', Number(side)) : null;
  const shape = { boxHeight: 1, boxWidth: Number(side), regions, ...extra };
  return regions && isPossible(shape) ? shape : null;
}

async function rulesToText(constraints: string): Promise<string> {
  return toBase64(await deflate(new TextEncoder().encode(constraints)));
}

async function rulesFromText(text: string): Promise<string | null> {
  const squeezed = fromBase64(text);
  const bytes = squeezed && (await inflate(squeezed, mostConstraintBytes));
  return bytes && new TextDecoder().decode(bytes);
}

function entriesToText({ values, revealed }: Entries, side: number): string | Promise<string> {
  return cellsToText(
    values.map((value, cell) => (revealed[cell] ? value | revealedBit : value)),
    side,
  );
}

async function entriesFromText(text: string, puzzle: Puzzle): Promise<Entries | null> {
  const { shape, givens } = puzzle;
  const side = sideOf(shape);
  const bytes = await cellsFromText(text, side);
  if (!bytes) return null;
  const values = bytes.map((byte) => byte & ~revealedBit);
  const revealed = bytes.map((byte) => byte >> 7);
  const isAllowed = (value: number, cell: number): boolean =>
    value <= side && (value === 0 ? revealed[cell] === 0 : givens[cell] === 0);
  return values.every(isAllowed) ? { ...noEntries(puzzle), values, revealed } : null;
}

function runToText({ choice, position }: NonNullable<LinkState['run']>): string {
  return [choice.algorithm, choice.limit, position, choice.knobs.join('-')].join('_');
}

function runFromText(text: string): LinkState['run'] {
  const [, algorithm, limit, position, knobs] =
    /^([a-z0-9-]{1,60})_(\d{1,15})_(\d{1,15})_([\d-]{0,60})$/.exec(text) ?? [];
  if (algorithm === undefined) return null;
  const options = knobsFromText(knobs ?? '');
  return options && { choice: { algorithm, knobs: options, limit: Number(limit) }, position: Number(position) };
}

/** The fragment without its #. */
export async function encodeLink(state: LinkState, letters: TabLetters): Promise<string> {
  const { puzzle, entries, run, race, withEntries, tab, step } = state;
  const side = sideOf(puzzle.shape);
  const notes = entries && hasAny(entries.notes) ? entries.notes : null;
  const values = entries && hasEntries(entries.values) ? entries : null;
  const fromGivens = values !== null && (run ?? race) !== null && !withEntries;
  const hasRules = !areEveryday(puzzle.shape.constraints);
  const fields = [
    step !== null ? '5' : hasRules ? '4' : fromGivens ? '3' : notes ? '2' : '1',
    await shapeToText(puzzle.shape),
    await cellsToText(new Uint8Array(puzzle.givens), side),
  ];
  if (hasRules) fields.push(`k${await rulesToText(puzzle.shape.constraints)}`);
  if (values) fields.push(`e${await entriesToText(values, side)}`);
  if (notes) fields.push(`n${await notesToText(notes, side)}`);
  if (run) fields.push(`r${runToText(run)}`);
  if (race) fields.push(`c${raceToText(race)}`);
  if (fromGivens) fields.push('g');
  if (step !== null) fields.push(`p${step + 1}`);
  if (letters[tab] !== '') fields.push(letters[tab]);
  const body = fields.join('.');
  return `${body}.${checksum(body)}`;
}

/** Reads any text there may be after a #, with or without it. Never throws. */
export async function decodeLink(fragment: string, letters: TabLetters): Promise<Decoded> {
  const refuse = (text: Text): Decoded => ({ ok: false, message: () => say(text) });
  const damaged = (text: Text): Decoded => ({
    ok: false,
    message: () => say(linkDamaged, { damageName: say(text) }),
  });
  const text = fragment.replace(/^#/, '');
  const version = versionForm.exec(text)?.[1];
  if (version === undefined) return refuse(linkForeign);
  if (Number(version) > newest) return refuse(linkNewer);
  if (text.length > mostCharacters) return damaged(linkTooLong);
  const end = text.lastIndexOf('.');
  const body = text.slice(0, end);
  if (checksum(body) !== text.slice(end + 1)) return damaged(linkChanged);

  const [, shapeText = '', givensText = '', ...rest] = body.split('.');
  let shape = await shapeFromText(shapeText);
  if (!shape) return damaged(linkShape);
  const side = sideOf(shape);
  const givens = await cellsFromText(givensText, side);
  if (!givens?.every((value) => value <= side)) return damaged(linkGivens);

  const puzzle: Puzzle = { shape, givens };
  const tabOf = (letter: string) =>
    (Object.keys(letters) as Tab[]).find((tab) => letter !== '' && letters[tab] === letter);
  const nothing = { entries: null, run: null, race: null, withEntries: true, step: null };
  const state: LinkState = { puzzle, ...nothing, tab: 'solve' };
  for (const field of rest) {
    if (field.startsWith('k') && Number(version) >= 4 && shape.constraints === '') {
      shape = { ...shape, constraints: (await rulesFromText(field.slice(1))) ?? '\n' };
      if (!isPossible(shape)) return damaged(linkRules);
      state.puzzle = { shape, givens };
    } else if (field.startsWith('e') && !state.entries) {
      state.entries = await entriesFromText(field.slice(1), state.puzzle);
      if (!state.entries) return damaged(linkEntries);
    } else if (field.startsWith('n') && version !== '1' && !(state.entries && hasAny(state.entries.notes))) {
      const entries = state.entries ?? noEntries(state.puzzle);
      const notes = await notesFromText(field.slice(1), state.puzzle, entries.values);
      if (!notes) return damaged(linkNotes);
      state.entries = { ...entries, notes };
    } else if (field.startsWith('r') && !state.run) {
      state.run = runFromText(field.slice(1));
      if (!state.run) return damaged(linkRun);
    } else if (field.startsWith('c') && !state.race) {
      state.race = raceFromText(field.slice(1));
      if (!state.race) return damaged(linkRace);
    } else if (field === 'g' && Number(version) >= 3 && (state.run ?? state.race) && state.withEntries) {
      state.withEntries = false;
    } else if (stepForm.test(field) && Number(version) >= 5) {
      state.step = Number(field.slice(1)) - 1;
    } else if (tabOf(field)) {
      state.tab = tabOf(field)!;
    } else {
      return damaged(linkUnknown);
    }
  }
  state.withEntries &&= (state.run ?? state.race) !== null && hasEntries(state.entries?.values ?? new Uint8Array());
  return { ok: true, state };
}
