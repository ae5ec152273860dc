// Runs side by side in words: the leader, the finishers, and their times. Pure, so that each wording is tested.
import { algorithmName } from '../../ui/knob_options';
import type { LaneReadout, RaceReadout } from './readout';
import * as texts from '../../language/generated/race';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import type { AlgorithmInfo } from '../../protocol/messages';
import type { Clock } from '../../run/race_choice';
import type { Said } from '../watch/say';
import { durationWords, progressWords } from '../../ui/words';

/** "1st". */
export const placeWords = (place: number): string => say(texts.racePlace, { count: place });

/** A place on the clock. */
export function raceClockWords(clock: Clock, at: number): string {
  return clock === 'steps' ? numberWords(at) : durationWords(at / 1e9);
}

/** The place of all runs on their clock, and the known length of the longest. */
export function atWords({ clock, at, known, areEndsKnown }: RaceReadout): string {
  if (clock === 'steps') {
    return say(areEndsKnown ? texts.raceAtStep : texts.raceAtStepSoFar, { placeCount: at, count: known });
  }
  const times = { placeName: raceClockWords(clock, at), allName: raceClockWords(clock, known) };
  return say(areEndsKnown ? texts.raceAtTime : texts.raceAtTimeSoFar, times);
}

/** The name of a run: its algorithm, with the knobs that differ from the defaults. */
export function laneName(
  catalogue: readonly AlgorithmInfo[],
  { algorithm, knobs }: Pick<LaneReadout, 'algorithm' | 'knobs'>,
): string {
  const info = catalogue.find(({ id }) => id === algorithm);
  return info ? algorithmName(info, knobs) : algorithm;
}

/** The state of a run, or its end and the time. */
export function laneWords({ counters, knownSteps, isEndKnown, isStuck, place, pace }: LaneReadout): string {
  if (!counters) return say(texts.raceGettingReady);
  const { steps, solutions } = counters;
  if (isStuck || place !== null) {
    const end = { stepCount: knownSteps, timeName: durationWords(knownSteps / pace) };
    return isStuck ? say(texts.raceEndedStuck, end) : say(texts.raceEnded, { solutionCount: solutions, ...end });
  }
  return isEndKnown
    ? say(texts.raceStepOf, { stepCount: steps, count: knownSteps })
    : say(texts.raceStep, { count: steps });
}

const said = (what: string, why: string, tone: Said['tone'] = 'plain'): Said => ({ what, why, tone });

interface NamedLane extends LaneReadout {
  name: string;
}

const namesOf = (lanes: readonly NamedLane[]): { count: number; names: string[] } => ({
  count: lanes.length,
  names: lanes.map(({ name }) => name),
});

/** The order of the finishers, and the runs that go on. `isAll`: true if none is stuck. */
function finishedWords(finished: readonly NamedLane[], going: readonly NamedLane[], isAll: boolean): Said {
  const placed = [...finished].sort((a, b) => a.place! - b.place!);
  const what = placed.map(({ place, name }) =>
    say(texts.racePlaced, { placeName: placeWords(place!), algorithmName: name }),
  );
  const rest = isAll ? say(texts.raceAllFinished) : '';
  return said(what.join(', '), going.length > 0 ? say(texts.raceGoOn, namesOf(going)) : rest, 'good');
}

/** The leader among the runs that go on. */
function leaderWords(going: readonly NamedLane[]): Said {
  const ends = going.filter(({ isEndKnown, endsStuck }) => isEndKnown && !endsStuck).sort((a, b) => a.known - b.known);
  const [first] = ends;
  if (!first) {
    const isOpen = going.some(({ isEndKnown }) => !isEndKnown);
    return said(say(texts.raceNoneFinished), isOpen ? say(texts.raceNoEndKnown) : '');
  }
  const names = ends.filter(({ known }) => known === first.known).map(({ name }) => name);
  return names.length > 1
    ? said(say(texts.raceLevel, { names }), say(texts.raceFinishTogether))
    : said(say(texts.raceLeads, { algorithmName: first.name }), say(texts.raceClosest));
}

/** The finishers, or the leader: the run with the nearest end; and the stuck ones. `names`: of the runs, in order. */
export function standingWords(readout: RaceReadout, names: readonly string[]): Said {
  const lanes = readout.lanes.map((lane, index) => ({ ...lane, name: names[index]! }));
  const running = lanes.filter(({ failure }) => failure === null);
  if (readout.isMeasuring) return said(say(texts.raceGettingReady), say(texts.raceMeasuring));
  if (running.length === 0) return said(say(texts.raceNothingShown), '', 'bad');
  const finished = running.filter(({ place }) => place !== null);
  const stuck = running.filter(({ isStuck }) => isStuck);
  const going = running.filter(({ place, isStuck }) => place === null && !isStuck);
  if (readout.at === 0 && going.length === running.length) return said(say(texts.raceStart), say(texts.racePressPlay));
  const told = finished.length > 0 ? finishedWords(finished, going, stuck.length === 0) : leaderWords(going);
  if (stuck.length === 0) return told;
  return { ...told, why: [told.why, say(texts.raceStuck, namesOf(stuck))].filter(Boolean).join(' ') };
}

/** The words during a long move. */
export function aheadWords({ ahead }: RaceReadout): Said | null {
  return ahead && said(say(texts.raceSearchingAhead), progressWords(ahead));
}
