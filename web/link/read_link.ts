// Reads links (link.ts describes their form); fetched when the address has a link that is not known yet.
import { mostConstraintBytes } from '../grid/constraints';
import { boxShape, isPossible, maxSide, sideOf, type Puzzle, type PuzzleTexts, type Shape } from '../grid/puzzle';
import {
  linkChanged,
  linkDamaged,
  linkEntries,
  linkForeign,
  linkGivens,
  linkNewer,
  linkNotes,
  linkPen,
  linkRace,
  linkRules,
  linkRun,
  linkShape,
  linkTexts,
  linkTooLong,
  linkUnknown,
} from '../language/generated/arrival';
import { say } from '../language/say';
import type { Text, Words } from '../language/text';
import { dateOf, dayOf } from '../state/day';
import { hasEntries, noEntries, type Entries } from '../state/moves';
import { hasAny } from '../state/notes';
import { soundTexts } from '../state/puzzle_texts';
import type { Tab, TabLetters } from '../state/view';
import { anyShape, anyVersion, largestText, revealedBit, type LinkState } from './link';
import { checksum } from './link_bytes';
import { penFromText } from './pen_link';
import { fromBase64Url, inflate } from './read_bytes';
import { coloursFromText, notesFromText, raceFromText, runFromText } from './read_fields';

export type Decoded = { ok: true; state: LinkState } | { ok: false; message: Words };

const newest = 10;
/** Three fields of a 64x64 grid that deflate cannot shrink take
    17,000 characters, each kind of notes 44,000, its rules 88,000. */
const mostCharacters = 200_000;

const versionForm = RegExp(`^(${anyVersion})\\.`);
const stepForm = /^p[1-9]\d{0,5}$/;
const timeForm = /^t[1-9]\d{0,8}$/;
/** Twelve thousand characters, of up to six bytes in JSON. */
const mostTextBytes = 72_000;
/** A thousand hours. */
const mostSeconds = 3_600_000;
const dailyForm = /^y(\d{4})(\d\d)(\d\d)([0-5])$/;
const challengeForm = /^d[\w-]+$/;
const shapeForm = RegExp(`^${anyShape}(?:-(.+))?$`);

/** Null if the text does not contain a byte for each cell of the side. */
async function cellsFromText(text: string, side: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const cells = side * side;
  if (side <= largestText) {
    if (text.length !== cells || !/^[0-9a-i]*$/.test(text)) return null;
    return Uint8Array.from(text, (letter) => {
      const value = parseInt(letter, 36);
      return value <= 9 ? value : value - 9 + revealedBit;
    });
  }
  const squeezed = fromBase64Url(text);
  const bytes = squeezed && (await inflate(squeezed, cells));
  return bytes?.length === cells ? new Uint8Array(bytes) : null;
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

/** Null if it is damaged or has more bytes than that. */
async function unpacked(text: string, mostBytes: number): Promise<string | null> {
  const squeezed = fromBase64Url(text);
  const bytes = squeezed && (await inflate(squeezed, mostBytes));
  return bytes && new TextDecoder().decode(bytes);
}

function textsFromJson(json: string | null): PuzzleTexts | undefined {
  try {
    return soundTexts(JSON.parse(json ?? 'null'));
  } catch {
    return undefined;
  }
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

/** Reads any text after a #, with or without the #. Never throws. */
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
  const state: LinkState = { puzzle, ...nothing, tab: 'play' };
  for (const field of rest) {
    if (field.startsWith('k') && Number(version) >= 4 && shape.constraints === '') {
      shape = { ...shape, constraints: (await unpacked(field.slice(1), mostConstraintBytes)) ?? '\n' };
      if (!isPossible(shape)) return damaged(linkRules);
      state.puzzle = { ...state.puzzle, shape };
    } else if (field.startsWith('u') && Number(version) >= 10 && !state.puzzle.texts) {
      const texts = textsFromJson(await unpacked(field.slice(1), mostTextBytes));
      if (!texts) return damaged(linkTexts);
      state.puzzle = { ...state.puzzle, texts };
    } else if (field.startsWith('e') && !state.entries) {
      state.entries = await entriesFromText(field.slice(1), state.puzzle);
      if (!state.entries) return damaged(linkEntries);
    } else if (field.startsWith('n') && version !== '1' && !(state.entries && hasAny(state.entries.notes))) {
      const entries = state.entries ?? noEntries(state.puzzle);
      const notes = await notesFromText(field.slice(1), state.puzzle, entries.values);
      if (!notes) return damaged(linkNotes);
      state.entries = { ...entries, notes };
    } else if (field.startsWith('m') && Number(version) >= 6 && !(state.entries && hasAny(state.entries.centre))) {
      const entries = state.entries ?? noEntries(state.puzzle);
      const centre = await notesFromText(field.slice(1), state.puzzle, entries.values);
      if (!centre) return damaged(linkNotes);
      state.entries = { ...entries, centre };
    } else if (field.startsWith('o') && Number(version) >= 6) {
      const colours = await coloursFromText(field.slice(1), state.puzzle);
      if (!colours) return damaged(linkNotes);
      state.entries = { ...(state.entries ?? noEntries(state.puzzle)), colours };
    } else if (field.startsWith('a') && Number(version) >= 9 && !state.entries?.pen.length) {
      const pen = await penFromText(field.slice(1), side);
      if (!pen) return damaged(linkPen);
      state.entries = { ...(state.entries ?? noEntries(state.puzzle)), pen };
    } else if (timeForm.test(field) && Number(version) >= 6) {
      state.seconds = Math.min(Number(field.slice(1)), mostSeconds);
    } else if (dailyForm.test(field) && Number(version) >= 8 && !state.daily) {
      const [, year, month, date, grade] = dailyForm.exec(field)!;
      const day = `${year}-${month}-${date}`;
      if (dayOf(dateOf(day)) !== day) return damaged(linkUnknown);
      state.daily = { day, grade: Number(grade) };
    } else if (challengeForm.test(field) && Number(version) >= 7) {
      state.challenge = field.slice(1);
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
