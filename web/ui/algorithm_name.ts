// The name of an algorithm with certain knobs.
import { tell } from '../language/say';
import type { AlgorithmInfo } from '../protocol/messages';

/** "Dancing links, first column": the name with the options that
    differ from the defaults. `options`: of the knobs, in order. */
export function algorithmName({ name, knobs }: AlgorithmInfo, options: readonly number[]): string {
  const changed = knobs.flatMap(({ options: offered }, index) => {
    const option = offered[options[index] ?? 0];
    return options[index] && option ? [tell(option.name)] : [];
  });
  return [tell(name), ...changed].join(', ');
}
