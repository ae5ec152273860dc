// Which runs stand side by side, and when on their common clock: what a link and the saved game carry of them. The runs
// themselves live in web/features/race, which is loaded when they are shown.

/** 'steps' = every run has made as many steps; 'time' = as many as it makes flat out in the same time. */
export type Clock = 'steps' | 'time';

export interface LaneChoice {
  algorithm: string;
  /** Option index per knob. */
  knobs: number[];
  /** Steps a second flat out, as measured where the runs were first put side by side; 0 = not measured yet. */
  pace: number;
}

export interface RaceChoice {
  lanes: LaneChoice[];
  clock: Clock;
  /** Solutions after which a run ends; 0 = all. */
  limit: number;
  /** On the clock: steps, or nanoseconds. */
  at: number;
}

export const fewestLanes = 2;
export const mostLanes = 4;

/** The end of the clock, eleven days of flat-out search: what a link can say. */
export const farthest = 999_999_999_999_999;

/** To be measured anew. */
export function withoutPaces(race: RaceChoice): RaceChoice {
  return { ...race, lanes: race.lanes.map((lane) => ({ ...lane, pace: 0 })) };
}
