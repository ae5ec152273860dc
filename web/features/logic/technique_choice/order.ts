// The techniques of hints in the player's order, and those that are switched off; kept in the settings as ids.
import type { LogicTechnique } from '../../../protocol/logic';
import type { SettingsStore } from '../../../state/settings';

type Choice = Pick<SettingsStore, 'techniquesOff' | 'techniqueOrder'>;

const idsIn = (text: string): string[] => text.split(' ').filter(Boolean);

/** All techniques in the order in which a hint tries them; those that the setting does not name come last. */
export function inOrder(techniques: readonly LogicTechnique[], order: string): LogicTechnique[] {
  const ids = idsIn(order);
  const placeOf = ({ id }: LogicTechnique): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...techniques].sort((one, other) => placeOf(one) - placeOf(other));
}

export const isOff = ({ techniquesOff }: Choice, id: string): boolean => idsIn(techniquesOff.value).includes(id);

export function switchTechniques({ techniquesOff }: Choice, ids: readonly string[], isOn: boolean): void {
  const others = idsIn(techniquesOff.peek()).filter((id) => !ids.includes(id));
  techniquesOff.value = (isOn ? others : [...others, ...ids]).join(' ');
}

/** Moves a technique by so many places; at the first and the last place it stays. Empty again where the order is ours. */
export function moveTechnique(
  { techniqueOrder }: Choice,
  techniques: readonly LogicTechnique[],
  id: string,
  by: number,
): void {
  const ids = inOrder(techniques, techniqueOrder.peek()).map((technique) => technique.id);
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(ids.length - 1, from + by));
  ids.splice(to, 0, ...ids.splice(from, 1));
  const isOurs = techniques.every((technique, place) => technique.id === ids[place]);
  techniqueOrder.value = isOurs ? '' : ids.join(' ');
}
