// The one digit whose places are shown on the board, and the question for it. A digit chosen in one puzzle is not chosen in
// the next.
import { batch, effect, type ReadonlySignal, signal, type Signal } from '@preact/signals';
import * as texts from '../../language/generated/play';
import { say } from '../../language/say';
import { hasNote } from '../../state/notes';
import type { HasPlay } from '../../state/play_store';

export interface DigitShown {
  /** 0 = none. */
  readonly only: Signal<number>;
  readonly asksDigit: Signal<boolean>;
  show(digit: number): void;
  /** Asks for the digit; hides the one that is shown. */
  askDigit(): void;
  end(): void;
}

/** `open`: the candidates that are left. */
export function makeDigitShown(
  { play }: HasPlay,
  open: ReadonlySignal<Uint32Array>,
  tell: (text: () => string) => void,
): DigitShown {
  const only = signal(0);
  const asksDigit = signal(false);
  function show(digit: number): void {
    batch(() => {
      asksDigit.value = false;
      only.value = digit;
    });
    if (digit === 0) return;
    const count = play.grid.peek().reduce((sum, _, cell) => sum + (hasNote(open.peek(), cell, digit) ? 1 : 0), 0);
    tell(() => say(texts.penOnlyShown, { digit, count }));
  }
  const end = effect(() => {
    void play.puzzleId.value;
    only.value = 0;
    asksDigit.value = false;
  });
  return {
    only,
    asksDigit,
    show,
    askDigit() {
      if (only.peek() > 0) return show(0);
      asksDigit.value = !asksDigit.peek();
      if (asksDigit.peek()) tell(() => say(texts.penOnlyAsks));
    },
    end,
  };
}
