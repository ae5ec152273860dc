// The runs side by side as a field of the link (link.ts):
//
//   CLOCK _ solutions _ at, then for each run ~ algorithm _ pace _ option of each knob, joined by -
//
//   CLOCK  s = equal steps, t = equal time; `at` and `pace` as in run/race_choice.ts
import { isRaceChoice, type LaneChoice, type RaceChoice } from '../run/race_choice';

/** Null where an option is none that any knob has. */
export function knobsFromText(text: string): number[] | null {
  const options = text ? text.split('-').map(Number) : [];
  return options.every((option) => Number.isInteger(option) && option <= 255) ? options : null;
}

export function raceToText({ lanes, clock, limit, at }: RaceChoice): string {
  const runs = lanes.map(({ algorithm, knobs, pace }) => [algorithm, pace, knobs.join('-')].join('_'));
  return [[clock === 'steps' ? 's' : 't', limit, at].join('_'), ...runs].join('~');
}

function laneFromText(text: string): LaneChoice | null {
  const [, algorithm, pace, knobsText = ''] = /^([a-z0-9-]{1,60})_(\d{1,13})_([\d-]{0,60})$/.exec(text) ?? [];
  const knobs = knobsFromText(knobsText);
  return algorithm !== undefined && knobs ? { algorithm, knobs, pace: Number(pace) } : null;
}

/** Null where the text is not one that raceToText makes of a sound choice. */
export function raceFromText(text: string): RaceChoice | null {
  const [head = '', ...runs] = text.split('~');
  const [, clock, limit, at] = /^([st])_(\d{1,15})_(\d{1,15})$/.exec(head) ?? [];
  const lanes = runs.map(laneFromText);
  if (clock === undefined || !lanes.every((lane) => lane !== null)) return null;
  const race: RaceChoice = { lanes, clock: clock === 's' ? 'steps' : 'time', limit: Number(limit), at: Number(at) };
  return isRaceChoice(race) ? race : null;
}
