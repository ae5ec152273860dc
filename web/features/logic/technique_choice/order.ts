// The techniques of hints in the player's order, and those switched off. The setting has
// their ids separated by blanks, a minus before each that is off; empty = all in our order.
import type { Signal } from '@preact/signals';
import type { LogicTechnique } from '../../../protocol/logic';

type Setting = Signal<string>;

const wordsIn = (text: string): string[] => text.split(' ').filter(Boolean);
const idOf = (word: string): string => word.replace(/^-/, '');

export const isAnyOff = (text: string): boolean => wordsIn(text).some((word) => word.startsWith('-'));

/** All techniques in the order in which a hint tries them; techniques missing from the setting come last. */
export function inOrder<Technique extends Pick<LogicTechnique, 'id'>>(
  techniques: readonly Technique[],
  text: string,
): Technique[] {
  const places = new Map(wordsIn(text).map((word, place) => [idOf(word), place]));
  const placeOf = ({ id }: Technique): number => places.get(id) ?? places.size;
  return [...techniques].sort((one, other) => placeOf(one) - placeOf(other));
}

export const isOff = (text: string, id: string): boolean => wordsIn(text).includes(`-${id}`);

/** Empty again if all are on and in our order. */
function write(
  setting: Setting,
  techniques: readonly LogicTechnique[],
  ids: string[],
  off: (id: string) => boolean,
): void {
  const isOurs = techniques.every(({ id }, place) => id === ids[place] && !off(id));
  setting.value = isOurs ? '' : ids.map((id) => (off(id) ? `-${id}` : id)).join(' ');
}

const idsOf = (setting: Setting, techniques: readonly LogicTechnique[]): string[] =>
  inOrder(techniques, setting.peek()).map(({ id }) => id);

export function switchTechniques(
  setting: Setting,
  techniques: readonly LogicTechnique[],
  ids: readonly string[],
  isOn: boolean,
): void {
  const before = setting.peek();
  write(setting, techniques, idsOf(setting, techniques), (id) => (ids.includes(id) ? !isOn : isOff(before, id)));
}

/** Moves a technique by this many places, but not beyond the first or the last. */
export function moveTechnique(setting: Setting, techniques: readonly LogicTechnique[], id: string, by: number): void {
  const before = setting.peek();
  const ids = idsOf(setting, techniques);
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(ids.length - 1, from + by));
  ids.splice(to, 0, ...ids.splice(from, 1));
  write(setting, techniques, ids, (each) => isOff(before, each));
}
