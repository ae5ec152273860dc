// The keys of the pen: F and a digit show that digit alone; while the pen has the pad, a digit
// chooses a candidate and a letter or a number colours it; V goes from cells to candidates to links.
import { plainDigit, isFilterKey } from '../../grid/symbols';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { entryStep, type Pending } from '../play/entry';
import { type PenDesk, targets } from './pen_store';

/** A number of several digits waits this long for its next one. */
const wait_ms = 1000;

export function makePenKeys(desk: Omit<PenDesk, 'key'>, { play, settings }: HasPlay & HasSettings): PenDesk['key'] {
  let pending: Pending | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isChoosing = (): boolean =>
    desk.isActive.peek() || desk.asksDigit.peek() || (desk.hasPad.peek() && desk.target.peek() === 'digit');
  function settle(): void {
    clearTimeout(timer);
    const value = pending?.value ?? 0;
    pending = null;
    if (value > 0 && isChoosing()) desk.choose(value);
  }
  /** True if the key types part of one of the grid's numbers. */
  function digitKey(key: string): boolean {
    const step = entryStep(pending, plainDigit(key), 0, play.geometry.peek().side, settings.symbols.peek());
    if (!step || step.settled?.value === 0) return false;
    clearTimeout(timer);
    pending = step.pending ?? step.settled;
    if (step.settled) settle();
    else if (pending) timer = setTimeout(settle, wait_ms);
    return true;
  }
  function colourKey(key: string): boolean {
    const colour = /^[1-9]$/.test(plainDigit(key))
      ? Number(plainDigit(key))
      : 'ABCDEFGHI'.indexOf(key.toUpperCase()) + 1;
    if (key.length !== 1 || colour === 0) return false;
    desk.colour(colour);
    return true;
  }
  function escape(): boolean {
    const isWaiting = pending !== null || desk.asksDigit.peek() || desk.chosen.peek() > 0 || desk.first.peek() !== null;
    clearTimeout(timer);
    pending = null;
    if (desk.asksDigit.peek() || (!isWaiting && desk.only.peek() > 0)) desk.askDigit();
    else if (!isWaiting) return false;
    else desk.unchoose();
    return true;
  }

  return (event) => {
    const { key } = event;
    const { side } = play.geometry.peek();
    if (key === 'Escape') return escape();
    if (desk.chosen.peek() > 0 && desk.isActive.peek() && colourKey(key)) return true;
    if (isFilterKey(event, side)) {
      desk.askDigit();
      return true;
    }
    if (isChoosing() && digitKey(key)) return true;
    if (key.toLowerCase() !== 'v' || play.mode.peek() !== 'colours') return false;
    desk.target.value = targets[(targets.indexOf(desk.target.peek()) + 1) % targets.length]!;
    return true;
  };
}
