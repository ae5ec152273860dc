// The runs side by side as a field of the link (link.ts):
//
//   CLOCK _ solutions _ at, then for each run ~ algorithm _ pace _ option of each knob, joined by -
//
//   CLOCK  s = equal steps, t = equal time; `at` and `pace` as in run/race_choice.ts
import type { RaceChoice } from '../run/race_choice';

export function raceToText({ lanes, clock, limit, at }: RaceChoice): string {
  const runs = lanes.map(({ algorithm, knobs, pace }) => [algorithm, pace, knobs.join('-')].join('_'));
  return [[clock === 'steps' ? 's' : 't', limit, at].join('_'), ...runs].join('~');
}
