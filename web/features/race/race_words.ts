// Runs side by side in words: who leads, who has finished, and when. Pure, so that each wording is tested.
import type { LaneReadout, RaceReadout } from './readout';
import * as texts from '../../language/generated/race';
import { numberWords } from '../../language/language';
import { say } from '../../language/say';
import type { AlgorithmInfo } from '../../protocol/messages';
import { algorithmName } from '../../ui/algorithm_name';
import type { Clock } from '../../run/race_choice';
import type { Said } from '../watch/say';
import { durationWords } from '../../ui/units';
import { progressWords } from '../../ui/words';

/** "1st". */
export const placeWords = (place: number): string => say(texts.racePlace, { count: place });

/** A place on the clock. */
export function clockWords(clock: Clock, at: number): string {
  return clock === 'steps' ? numberWords(at) : durationWords(at / 1e9);
}

/** Where all runs are on their clock, of how far the longest is known. */
export function atWords({ clock, at, known, areEndsKnown }: RaceReadout): string {
  if (clock === 'steps') {
    return say(areEndsKnown ? texts.raceAtStep : texts.raceAtStepSoFar, { placeCount: at, count: known });
  }
  const times = { placeName: clockWords(clock, at), allName: clockWords(clock, known) };
  return say(areEndsKnown ? texts.raceAtTime : texts.raceAtTimeSoFar, times);
}

/** What a run is called: its algorithm, with the knobs that are not as usual. */
export function laneName(
  catalogue: readonly AlgorithmInfo[],
  { algorithm, knobs }: Pick<LaneReadout, 'algorithm' | 'knobs'>,
): string {
  const info = catalogue.find(({ id }) => id === algorithm);
  return info ? algorithmName(info, knobs) : algorithm;
}

/** Where a run stands, or how it ended and when. */
export function laneWords({ counters, knownSteps, isEndKnown, place, pace }: LaneReadout): string {
  if (!counters) return say(texts.raceGettingReady);
  const { steps, solutions } = counters;
  if (place !== null) {
    const timeName = durationWords(knownSteps / pace);
    return say(texts.raceEnded, { solutionCount: solutions, stepCount: knownSteps, timeName });
  }
  return isEndKnown
    ? say(texts.raceStepOf, { stepCount: steps, count: knownSteps })
    : say(texts.raceStep, { count: steps });
}

const said = (what: string, why: string, tone: Said['tone'] = 'plain'): Said => ({ what, why, tone });

interface NamedLane extends LaneReadout {
  name: string;
}

function finishedWords(finished: readonly NamedLane[], going: readonly NamedLane[]): Said {
  const placed = [...finished].sort((a, b) => a.place! - b.place!);
  const what = placed.map(({ place, name }) =>
    say(texts.racePlaced, { placeName: placeWords(place!), algorithmName: name }),
  );
  const names = going.map(({ name }) => name);
  const why = names.length > 0 ? say(texts.raceGoOn, { count: names.length, names }) : say(texts.raceAllFinished);
  return said(what.join(', '), why, 'good');
}

/** Who leads of those that go on. */
function leaderWords(going: readonly NamedLane[]): Said {
  const ends = going.filter(({ isEndKnown }) => isEndKnown).sort((a, b) => a.known - b.known);
  const [first] = ends;
  if (!first) return said(say(texts.raceNoneFinished), say(texts.raceNoEndKnown));
  const names = ends.filter(({ known }) => known === first.known).map(({ name }) => name);
  return names.length > 1
    ? said(say(texts.raceLevel, { names }), say(texts.raceFinishTogether))
    : said(say(texts.raceLeads, { algorithmName: first.name }), say(texts.raceClosest));
}

/** Who has finished, or who leads: the run whose end is the nearest. `names`: of the runs, in their order. */
export function standingWords(readout: RaceReadout, names: readonly string[]): Said {
  const lanes = readout.lanes.map((lane, index) => ({ ...lane, name: names[index]! }));
  const running = lanes.filter(({ failure }) => failure === null);
  if (readout.isMeasuring) return said(say(texts.raceGettingReady), say(texts.raceMeasuring));
  if (running.length === 0) return said(say(texts.raceNothingShown), '', 'bad');
  const finished = running.filter(({ place }) => place !== null);
  const going = running.filter(({ place }) => place === null);
  if (finished.length > 0) return finishedWords(finished, going);
  if (readout.at === 0) return said(say(texts.raceStart), say(texts.racePressPlay));
  return leaderWords(going);
}

/** While a move takes long. */
export function aheadWords({ ahead }: RaceReadout): Said | null {
  return ahead && said(say(texts.raceSearchingAhead), progressWords(ahead));
}
