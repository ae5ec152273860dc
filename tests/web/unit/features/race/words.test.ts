// The page's words about runs side by side.
import { describe, expect, it } from 'vitest';
import type { LaneReadout, RaceReadout } from '../../../../../web/features/race/readout';
import { raceClockWords, laneName, laneWords, standingWords } from '../../../../../web/features/race/race_words';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import { nameOf } from '../../language/solver_messages';

await loadSolverTexts();

const names = ['Norvig', 'Brute force', 'Algorithm X'];

function lane(more: Partial<LaneReadout>): LaneReadout {
  const counters = { steps: 5, guesses: 3, backtracks: 1, level: 2, deepest: 2, solutions: 0 };
  const known = more.knownSteps ?? 100;
  return {
    ...{ algorithm: 'norvig', knobs: [], pace: 1000, failure: null, mayRetry: false, counters },
    ...{ knownSteps: known, known, isEndKnown: false, endsStuck: false, isStuck: false, place: null, ...more },
  };
}

function race(lanes: LaneReadout[], more: Partial<RaceReadout> = {}): RaceReadout {
  const known = Math.max(...lanes.map((one) => one.known));
  return { clock: 'steps', at: 5, known, areEndsKnown: false, isMeasuring: false, ahead: null, lanes, ...more };
}

describe('the ranking', () => {
  it('names the leader if an end is known, and else no leader', () => {
    const open = lane({});
    expect(standingWords(race([open, open]), names).what).toBe('None has finished');
    const far = lane({ isEndKnown: true, knownSteps: 80 });
    expect(standingWords(race([open, far]), names).what).toBe('Brute force leads');
    const near = lane({ isEndKnown: true, knownSteps: 60 });
    expect(standingWords(race([near, far]), names).what).toBe('Norvig leads');
    expect(standingWords(race([near, far, near]), names).what).toBe('Norvig and Algorithm X are level');
    expect(standingWords(race([near, far], { at: 0 }), names).what).toBe('The start of all runs');
  });

  it('lists the order of the ends, and the runs that continue', () => {
    const [first, second, open] = [lane({ place: 1 }), lane({ place: 2 }), lane({})];
    const told = standingWords(race([second, open, first]), names);
    expect(told).toMatchObject({ what: '1st Algorithm X, 2nd Norvig', why: 'Brute force goes on.', tone: 'good' });
    expect(standingWords(race([first, open, open]), names).why).toBe('Brute force and Algorithm X go on.');
    expect(standingWords(race([first, second]), names).why).toBe('All have finished.');
    expect(standingWords(race([first, first]), names).what).toBe('1st Norvig, 1st Brute force');
  });

  it('gives no place to a run that is stuck, and does not let it lead before', () => {
    const [first, open] = [lane({ place: 1, isEndKnown: true }), lane({})];
    const toBeStuck = lane({ isEndKnown: true, endsStuck: true, knownSteps: 6 });
    const stuck = { ...toBeStuck, isStuck: true };
    expect(standingWords(race([toBeStuck, lane({ isEndKnown: true })]), names).what).toBe('Brute force leads');
    expect(standingWords(race([toBeStuck, open]), names).what).toBe('None has finished');
    expect(standingWords(race([stuck, first]), names)).toMatchObject({
      what: '1st Brute force',
      why: 'Norvig is stuck.',
    });
    expect(standingWords(race([stuck, first, open]), names).why).toBe('Algorithm X goes on. Norvig is stuck.');
    expect(standingWords(race([stuck, stuck, open]), names)).toMatchObject({
      what: 'None has finished',
      why: 'No end is known yet. Norvig and Brute force are stuck.',
    });
    expect(standingWords(race([stuck, stuck]), names)).toMatchObject({
      what: 'None has finished',
      why: 'Norvig and Brute force are stuck.',
    });
  });

  it('leaves out runs that cannot be shown', () => {
    const broken = lane({ failure: () => 'Too large.', counters: null });
    expect(standingWords(race([broken, lane({ place: 1 })]), names)).toMatchObject({
      what: '1st Brute force',
      why: 'All have finished.',
    });
    expect(standingWords(race([broken, broken]), names)).toMatchObject({ what: 'No run can be shown', tone: 'bad' });
  });

  it('stays the same while the clock moves on between two events, so that it is not said again and again', () => {
    const lanes = [lane({}), lane({ isEndKnown: true })];
    expect(standingWords(race(lanes, { at: 6 }), names)).toEqual(standingWords(race(lanes, { at: 60 }), names));
  });
});

describe('a run', () => {
  it('is described by its step, and at its end by its result and time', () => {
    expect(laneWords(lane({ counters: null }))).toBe('Getting ready');
    expect(laneWords(lane({}))).toBe('Step 5');
    expect(laneWords(lane({ isEndKnown: true }))).toBe('Step 5 of 100');
    expect(laneWords(lane({ place: 1, isEndKnown: true }))).toBe('No solution after 100 steps, 100\u00a0ms flat out');
    const counters = { steps: 1, guesses: 0, backtracks: 0, level: 0, deepest: 0, solutions: 1 };
    expect(laneWords(lane({ place: 1, counters, knownSteps: 1 }))).toBe('1 solution after 1 step, 1\u00a0ms flat out');
    const stuck = lane({ isEndKnown: true, endsStuck: true, isStuck: true, knownSteps: 2 });
    expect(laneWords(stuck)).toBe('Stuck after 2 steps, 2\u00a0ms flat out');
  });

  it('is named by its algorithm and the knobs that are not as usual', () => {
    const option = (id: string) => ({ id, name: nameOf(`${id} digits`) });
    const knob = { id: 'order', name: nameOf('Order of digits'), options: [option('ascending'), option('descending')] };
    const limits = {
      smallestSide: 1,
      largestSide: 64,
      grids: 'any houses' as const,
      watchable: true,
      exactCover: false,
    };
    const info = {
      id: 'x',
      name: nameOf('Norvig'),
      summary: nameOf('Norvig'),
      publishedBy: '',
      knobs: [knob],
      ...limits,
    };
    expect(laneName([info], { algorithm: 'x', knobs: [0] })).toBe('Norvig');
    expect(laneName([info], { algorithm: 'x', knobs: [1] })).toBe('Norvig, descending digits');
    expect(laneName([], { algorithm: 'x', knobs: [1] })).toBe('x');
  });
});

it('a place on the clock is as exact as the clock', () => {
  expect([raceClockWords('steps', 12_345), raceClockWords('time', 12_345)]).toEqual(['12,345', '12.3\u00a0µs']);
});
