// The fog that the player of a puzzle has lifted: it is among the things that are set aside.
import { setAside } from './set_aside';
import type { HasSitting, Sitting } from './sitting';

const key = 'fog';

export const fogIsLifted = ({ setAside: keys }: Pick<Sitting, 'setAside'>): boolean => keys.split('\n').includes(key);

export const liftFog = (app: HasSitting, isLifted: boolean): void => setAside(app, key, isLifted);
