// The options of an algorithm's knobs as people choose them: difficulties in order, and the hardest as the default; and the name
// of an algorithm with some of them. The catalogue numbers options for good, since links and stored runs contain the numbers.
import { tell } from '../language/say';
import type { AlgorithmInfo, KnobInfo } from '../protocol/messages';
import { type HintGrade, gradeNumber, hintGrades } from '../state/settings';

const isGrade = (id: string): id is HintGrade => (hintGrades as readonly string[]).includes(id);

/** On larger grids a single step of the hardest techniques can take seconds without any movement. */
const largestForHardest = 11;

export interface OfferedOption {
  /** Its number in the catalogue. */
  option: number;
  id: string;
  name: KnobInfo['options'][number]['name'];
}

/** In the order in which they are offered. */
export function offeredOptions({ options }: Pick<KnobInfo, 'options'>): OfferedOption[] {
  const offered = options.map(({ id, name }, option) => ({ option, id, name }));
  const hardness = ({ id }: OfferedOption): number => (isGrade(id) ? gradeNumber(id) : 0);
  return offered.sort((a, b) => hardness(a) - hardness(b));
}

/** The options of a new run to watch, on a grid of this side. */
export function firstOptions({ knobs }: Pick<AlgorithmInfo, 'knobs'>, side: number): number[] {
  return knobs.map((knob) => {
    const hardest = offeredOptions(knob).at(-1)!;
    return isGrade(hardest.id) && side <= largestForHardest ? hardest.option : 0;
  });
}

/** "Dancing links, first column": the name with the options that
    differ from the defaults. `options`: of the knobs, in order. */
export function algorithmName({ name, knobs }: AlgorithmInfo, options: readonly number[]): string {
  const changed = knobs.flatMap(({ options: offered }, index) => {
    const option = offered[options[index] ?? 0];
    return options[index] && option ? [tell(option.name)] : [];
  });
  return [tell(name), ...changed].join(', ');
}
