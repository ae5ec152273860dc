// Runs side by side in words: who leads, who has finished, and when. Pure, so that each wording is tested.
import type { LaneReadout, RaceReadout } from './readout';
import type { AlgorithmInfo } from '../../protocol/messages';
import { algorithmName } from '../../ui/algorithm_name';
import type { Clock } from '../../run/race_choice';
import type { Said } from '../watch/say';
import { numberWords } from '../../language/language';
import { durationWords } from '../../ui/units';
import { countOf, progressWords } from '../../ui/words';

const ordinals = ['', '1st', '2nd', '3rd', '4th'];

/** "1st"; empty where the run goes on. */
export const placeWords = (place: number | null): string => ordinals[place ?? 0]!;

/** A place on the clock. */
export function clockWords(clock: Clock, at: number): string {
  return clock === 'steps' ? numberWords(at) : durationWords(at / 1e9);
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
  if (!counters) return 'Getting ready';
  const { steps, solutions } = counters;
  if (place === null) return `Step ${numberWords(steps)}${isEndKnown ? ` of ${numberWords(knownSteps)}` : ''}`;
  const found = solutions === 0 ? 'No solution' : countOf(solutions, 'solution');
  return `${found} after ${countOf(knownSteps, 'step')}, ${durationWords(knownSteps / pace)} flat out`;
}

function listWords(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Who has finished, or who leads: the run whose end is the nearest. `names`: of the runs, in their order. */
export function standingWords(readout: RaceReadout, names: readonly string[]): Said {
  const lanes = readout.lanes.map((lane, index) => ({ ...lane, name: names[index]! }));
  const running = lanes.filter(({ failure }) => failure === '');
  if (readout.isMeasuring) {
    return { what: 'Getting ready', why: 'Measuring the speed of each algorithm on this device.', tone: 'plain' };
  }
  if (running.length === 0) return { what: 'No run can be shown', why: '', tone: 'bad' };
  const finished = running.filter(({ place }) => place !== null).sort((a, b) => a.place! - b.place!);
  const going = running.filter(({ place }) => place === null);
  if (finished.length > 0) {
    const what = finished.map(({ place, name }) => `${placeWords(place)} ${name}`).join(', ');
    const why = listWords(going.map(({ name }) => name));
    const goOn = going.length === 1 ? 'goes on' : 'go on';
    return { what, why: going.length > 0 ? `${why} ${goOn}.` : 'All have finished.', tone: 'good' };
  }
  if (readout.at === 0)
    return { what: 'The start of all runs', why: 'Press play, or go on by one step.', tone: 'plain' };
  const ends = going.filter(({ isEndKnown }) => isEndKnown).sort((a, b) => a.known - b.known);
  const [first, second] = ends;
  if (!first) return { what: 'None has finished', why: 'No end is known yet.', tone: 'plain' };
  const together = ends.filter(({ known }) => known === first.known).map(({ name }) => name);
  if (second?.known === first.known) {
    return { what: `${listWords(together)} are level`, why: 'They finish together, before all others.', tone: 'plain' };
  }
  return { what: `${first.name} leads`, why: 'It is closest to its end.', tone: 'plain' };
}

/** While a move takes long. */
export function aheadWords({ ahead }: RaceReadout): Said | null {
  return ahead && { what: 'Searching ahead', why: progressWords(ahead), tone: 'plain' };
}
