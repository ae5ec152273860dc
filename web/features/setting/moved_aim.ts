// The cursor of a tool that does not draw in cells, as the arrows move it: between two cells, at a corner, or beside the grid.
import { signal, type Signal } from '@preact/signals';
import { setAimAt, setAimBetween, setAimCorner } from '../../language/generated/setting';
import { say } from '../../language/say';
import type { HasPlay } from '../../state/play_store';
import type { HasView } from '../../state/view';
import { cellName } from '../../ui/places';
import { type KeyAim, awaitsBeside, firstAim, nearbySpot, spotsAt, steppedAim } from './aims';
import { besideWords } from './clue_words';
import type { Kind } from './kinds';
import type { SettingStore } from './setting';
import { type BoardSpot, cellOfSpot, spotOfCell } from './spots';

export interface MovedAim {
  /** Null until an arrow or a press shows it. */
  readonly aim: Signal<KeyAim | null>;
  /** Moves it, or shows it where it begins. */
  step(kind: Kind, down: number, right: number): void;
  /** Shows it; the cells or places beside the grid that a press there means, null if it means none. */
  spotsOf(kind: Kind): BoardSpot[] | null;
}

export function makeMovedAim(setting: Pick<SettingStore, 'say'>, { play, view }: HasPlay & HasView): MovedAim {
  const aim = signal<KeyAim | null>(null);
  const side = (): number => play.geometry.peek().side;
  const start = (kind: Kind): KeyAim => firstAim(kind, spotOfCell(view.selected.peek(), side()), side());

  function tell(kind: Kind, at: KeyAim): void {
    const spots = spotsAt(kind, at, side());
    if (!spots) return;
    const names = spots.map((spot) => cellName({ side: side() }, cellOfSpot(spot, side())));
    setting.say(() => {
      if (awaitsBeside(kind)) return say(setAimAt, { placeName: besideWords(spots[0]!, side()) });
      if (kind.form === 'pair') return say(setAimBetween, { firstName: names[0]!, secondName: names[1]! });
      return say(setAimCorner, { firstName: names[0]!, lastName: names[3]! });
    });
  }

  return {
    aim,
    step(kind, down, right) {
      const before = aim.peek() ?? start(kind);
      const moves = aim.peek() !== null || awaitsBeside(kind);
      const next = moves ? steppedAim(kind, before, down, right, side()) : before;
      aim.value = next;
      view.selected.value = cellOfSpot(nearbySpot(next, side()), side());
      tell(kind, next);
    },
    spotsOf(kind) {
      const at = aim.peek() ?? start(kind);
      aim.value = at;
      return spotsAt(kind, at, side());
    },
  };
}
