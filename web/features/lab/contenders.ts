// The algorithms to run, each once or several times with other knobs. Pure: every change is a new choice.
import type { AlgorithmInfo } from '../../protocol/messages';
import { algorithmName } from '../../ui/knob_options';
import type { Contender } from './experiment';

/** The options of the knobs, in the catalogue's order; missing ones are the default. */
export type KnobOptions = readonly number[];

/** The variants of each algorithm that runs, one or more, no two alike. */
export type ChosenContenders = ReadonlyMap<string, readonly KnobOptions[]>;

const optionsOf = ({ knobs }: AlgorithmInfo, variant: KnobOptions): number[] =>
  knobs.map((_, index) => variant[index] ?? 0);

const isSame = (info: AlgorithmInfo, one: KnobOptions, other: KnobOptions): boolean =>
  optionsOf(info, one).join() === optionsOf(info, other).join();

/** Every way to set the knobs; the default comes first. */
function allVariants({ knobs }: AlgorithmInfo): number[][] {
  return knobs.reduce<number[][]>(
    (variants, knob) => variants.flatMap((variant) => knob.options.map((_, option) => [...variant, option])),
    [[]],
  );
}

const isFree = (info: AlgorithmInfo, variants: readonly KnobOptions[], wanted: KnobOptions): boolean =>
  !variants.some((variant) => isSame(info, variant, wanted));

/** The first setting of the knobs that does not run yet; null if all do. */
export function freeVariant(info: AlgorithmInfo, variants: readonly KnobOptions[]): KnobOptions | null {
  return allVariants(info).find((wanted) => isFree(info, variants, wanted)) ?? null;
}

/** A variant with one knob changed; null if that runs already. */
export function changedVariant(
  info: AlgorithmInfo,
  variants: readonly KnobOptions[],
  at: number,
  knob: number,
  option: number,
): KnobOptions | null {
  const wanted = optionsOf(info, variants[at]!).map((now, index) => (index === knob ? option : now));
  const others = variants.filter((_, index) => index !== at);
  return isFree(info, others, wanted) ? wanted : null;
}

/** Without variants the algorithm does not run. */
export function withVariants(
  choice: ChosenContenders,
  algorithm: string,
  variants: readonly KnobOptions[],
): ChosenContenders {
  const next = new Map(choice);
  if (variants.length > 0) next.set(algorithm, variants);
  else next.delete(algorithm);
  return next;
}

function contenderOf(info: AlgorithmInfo, variant: KnobOptions): Contender {
  const knobs = optionsOf(info, variant);
  const changed = info.knobs.flatMap(({ id, options }, index) =>
    knobs[index]! > 0 ? [{ id, option: options[knobs[index]!]!.id }] : [],
  );
  return {
    algorithm: info.id,
    name: algorithmName(info, knobs),
    label: [info.id, ...changed.map(({ id, option }) => `${id}=${option}`)].join(':'),
    knobs,
  };
}

/** The contenders under the algorithms' current names: the stored ones may be of another language. */
export function namedContenders(catalogue: readonly AlgorithmInfo[], contenders: readonly Contender[]): Contender[] {
  return contenders.map((contender) => {
    const info = catalogue.find(({ id }) => id === contender.algorithm);
    return info ? { ...contender, name: algorithmName(info, contender.knobs) } : contender;
  });
}

/** A visitor's solvers come last; one with the name or label of an algorithm gets a number. */
export function withGuests(algorithms: readonly Contender[], guests: readonly Contender[]): Contender[] {
  const all = [...algorithms];
  const isTaken = (tried: string): boolean => all.some(({ name, label }) => name === tried || label === tried);
  for (const guest of guests) {
    let name = guest.name;
    for (let number = 2; isTaken(name); ++number) name = `${guest.name} (${number})`;
    all.push({ ...guest, name, label: name });
  }
  return all;
}

/** In the order of the catalogue. */
export function contendersOf(catalogue: readonly AlgorithmInfo[], choice: ChosenContenders): Contender[] {
  return catalogue.flatMap((info) => (choice.get(info.id) ?? []).map((variant) => contenderOf(info, variant)));
}
