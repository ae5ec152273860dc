// The pen with its controls, as it is fetched when it is first needed.
import type { ReadonlySignal } from '@preact/signals';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasView } from '../../state/view';
import { makePenDesk } from './pen_desk';
import type { PenDesk } from './pen_store';
import { Pad, Targets } from './pen_views';

export interface PenOfPage extends PenDesk {
  readonly Pad: typeof Pad;
  readonly Targets: typeof Targets;
}

/** The pen for a tab: fetched when it is first needed. */
export interface HasPen {
  readonly entry: {
    readonly pen: ReadonlySignal<PenOfPage | null>;
    fetchPen(): Promise<PenOfPage | null>;
    /** True if the pen used the key. */
    penKey(event: KeyboardEvent): boolean;
    readonly held: ReadonlySignal<number>;
    enter(value: number): void;
  };
}

/** The pen of each board, by what it is drawn on: a duel is played on the board of the game, by rules of its own. */
const pens = new WeakMap<object, PenOfPage>();

/** The pen of a board, shared by everything played on it. `held`: the colour in hand. */
export function makePen(app: HasPlay & HasView & HasSettings, held: ReadonlySignal<number>): PenOfPage {
  const { layer } = app.play;
  const known = pens.get(layer);
  if (known) return { ...known, end: () => undefined };
  const desk = makePenDesk(app, held);
  const end = (): void => {
    pens.delete(layer);
    desk.end();
  };
  const made = { ...desk, Pad, Targets, end };
  pens.set(layer, made);
  return made;
}
