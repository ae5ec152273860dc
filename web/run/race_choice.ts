// The runs side by side, and their time on the common clock: the part that a link and the saved
// game hold. The runs themselves are in web/features/race, which is loaded when they are shown.

/** 'steps' = every run has made as many steps; 'time' = as many as it makes at full speed in the same time. */
export type Clock = 'steps' | 'time';

export interface LaneChoice {
  algorithm: string;
  /** Option index per knob. */
  knobs: number[];
  /** Steps a second at full speed, as measured when the runs were first put side by side; 0 = not measured yet. */
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

/** The end of the clock, eleven days of search at full speed: the limit of a link. */
export const farthest = 999_999_999_999_999;

/** Removes the paces, so that they are measured again. */
export function withoutPaces(race: RaceChoice): RaceChoice {
  return { ...race, lanes: race.lanes.map((lane) => ({ ...lane, pace: 0 })) };
}
