// Reads fields of a link with a text form of their own: notes and runs side by side (link_bytes.ts), and a run (link.ts).
import { sideOf, type Puzzle } from '../grid/puzzle';
import type { LaneChoice, RaceChoice } from '../run/race_choice';
import { isRaceChoice } from '../run/sound_race';
import { colourCount } from '../state/moves';
import { noNotes } from '../state/notes';
import type { LinkState } from './link';
import { planesOf } from './link_bytes';
import { fromBase64Url, inflate } from './read_bytes';

/** Null if the text does not contain such bits for the cells, or if a cell has bits that it may not have. */
async function bitsFromText(
  text: string,
  cells: number,
  digits: number,
  mayHave: (cell: number) => boolean,
): Promise<Uint32Array | null> {
  const squeezed = fromBase64Url(text);
  const bytes = squeezed && (await inflate(squeezed, planesOf(digits) * cells));
  if (bytes?.length !== planesOf(digits) * cells) return null;
  const bits = noNotes(cells);
  const isAllowed = bytes.every((byte, at) => {
    const [plane, cell] = [Math.floor(at / cells), at % cells];
    bits[2 * cell + (plane >> 2)]! |= byte << (8 * (plane & 3));
    const isOfSide = 8 * plane + 32 - Math.clz32(byte) <= digits;
    return byte === 0 || (isOfSide && mayHave(cell));
  });
  return isAllowed ? bits : null;
}

/** Null if the text does not contain notes for blank cells of the puzzle. `values`: the entries. */
export function notesFromText(
  text: string,
  { shape, givens }: Puzzle,
  values: Uint8Array,
): Promise<Uint32Array | null> {
  const isBlank = (cell: number): boolean => givens[cell] === 0 && values[cell] === 0;
  return bitsFromText(text, givens.length, sideOf(shape), isBlank);
}

export async function coloursFromText(text: string, { givens }: Puzzle): Promise<Uint16Array | null> {
  const bits = await bitsFromText(text, givens.length, colourCount, () => true);
  return bits && Uint16Array.from(givens, (_, cell) => bits[2 * cell]!);
}

/** Null if no knob has one of the options. */
function knobsFromText(text: string): number[] | null {
  const options = text ? text.split('-').map(Number) : [];
  return options.every((option) => Number.isInteger(option) && option <= 255) ? options : null;
}

export function runFromText(text: string): LinkState['run'] {
  const [, algorithm, limit, position, knobs] =
    /^([a-z0-9-]{1,60})_(\d{1,15})_(\d{1,15})_([\d-]{0,60})$/.exec(text) ?? [];
  if (algorithm === undefined) return null;
  const options = knobsFromText(knobs ?? '');
  return options && { choice: { algorithm, knobs: options, limit: Number(limit) }, position: Number(position) };
}

function laneFromText(text: string): LaneChoice | null {
  const [, algorithm, pace, knobsText = ''] = /^([a-z0-9-]{1,60})_(\d{1,13})_([\d-]{0,60})$/.exec(text) ?? [];
  const knobs = knobsFromText(knobsText);
  return algorithm !== undefined && knobs ? { algorithm, knobs, pace: Number(pace) } : null;
}

/** Null if raceToText cannot have written the text for a sound choice. */
export function raceFromText(text: string): RaceChoice | null {
  const [head = '', ...runs] = text.split('~');
  const [, clock, limit, at] = /^([st])_(\d{1,15})_(\d{1,15})$/.exec(head) ?? [];
  const lanes = runs.map(laneFromText);
  if (clock === undefined || !lanes.every((lane) => lane !== null)) return null;
  const race: RaceChoice = { lanes, clock: clock === 's' ? 'steps' : 'time', limit: Number(limit), at: Number(at) };
  return isRaceChoice(race) ? race : null;
}
