// The things that the player of a puzzle set aside. It comes with the first puzzle that has anything to set aside.
import type { HasSitting, Sitting } from './sitting';

export const isSetAside = ({ sittings }: HasSitting, key: string): boolean =>
  sittings.sitting.value.setAside.split('\n').includes(key);

/** Sets something aside, or takes it back. */
export function setAside({ sittings }: HasSitting, key: string, isOut: boolean): void {
  const others = sittings.sitting
    .peek()
    .setAside.split('\n')
    .filter((other) => other !== '' && other !== key);
  sittings.change({ setAside: (isOut ? [...others, key] : others).join('\n') });
}

const fogKey = 'fog';

export const fogIsLifted = ({ setAside: keys }: Pick<Sitting, 'setAside'>): boolean =>
  keys.split('\n').includes(fogKey);

export const liftFog = (app: HasSitting, isLifted: boolean): void => setAside(app, fogKey, isLifted);
