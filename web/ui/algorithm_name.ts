// What people call an algorithm that runs with certain knobs.
import { tell } from '../language/say';
import type { AlgorithmInfo } from '../protocol/messages';

/** "Dancing links, column first": the name with what differs from the defaults. `options`: of the knobs, in their order. */
export function algorithmName({ name, knobs }: AlgorithmInfo, options: readonly number[]): string {
  const changed = knobs.flatMap(({ id, options: words }, index) => {
    const option = words[options[index] ?? 0];
    return options[index] && option !== undefined ? [`${id} ${option}`] : [];
  });
  return [tell(name), ...changed].join(', ');
}
