// The actions of the pen: it colours single candidates, links two of them, and shows the places of one digit. One for each
// board; fetched when colours are first chosen, when a puzzle has such marks, or when one digit is to be shown.
//
//   candidate:  nothing --digit, press on it--> chosen --colour--> nothing
//   link:       nothing --digit, press on it--> first end --the other--> nothing
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import * as texts from '../../language/generated/play';
import { say } from '../../language/say';
import { hasNote } from '../../state/notes';
import type { Pen } from '../../state/pen';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { mostMarks } from '../../state/sound_pen';
import type { HasView } from '../../state/view';
import { placeOf } from '../../ui/places';
import { digitsIn, nearestDigit, openDigits } from './candidates';
import { makeDigitShown } from './digit_shown';
import { type MarkedCandidate, withColour, withLink } from './marks';
import { makePenKeys } from './pen_keys';
import { PenLayer } from './pen_layer';
import { type PenDesk, type Target } from './pen_store';

/** The last press of a pointer that nothing has used, and its place in the cell that was pressed. */
interface LastPress {
  /** Uses it up: from 0 to 1 across and down the cell; null without one, or if a drag has reached another cell. */
  take(): readonly [x: number, y: number] | null;
  end(): void;
}

function makeLastPress(): LastPress {
  let pointer: PointerEvent | null = null;
  const remember = (event: PointerEvent): void => void (pointer = event);
  const { document } = globalThis;
  document?.addEventListener('pointerdown', remember, { capture: true });
  return {
    take() {
      const event = pointer;
      pointer = null;
      const box = event?.target instanceof Element ? event.target.closest('td')?.getBoundingClientRect() : null;
      if (!event || !box) return null;
      const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      return Math.min(x, y) < 0 || Math.max(x, y) > 1 ? null : [x, y];
    },
    end: () => document?.removeEventListener('pointerdown', remember, { capture: true }),
  };
}

type Shown = Pick<PenDesk, 'open' | 'only' | 'isActive'>;

/** Keeps the marks on the board, those in hand among them. Returns a function that stops it. */
function drawLayer({ play }: HasPlay, { open, only, isActive }: Shown, inHand: () => MarkedCandidate[]): () => void {
  return effect(() => {
    const { pen } = play.entries.value;
    const isBare = pen.length === 0 && only.value === 0 && !isActive.value;
    const scene = {
      ...{ geometry: play.geometry.value, grid: play.grid.value, pen, only: only.value },
      ...{ chosen: isActive.value ? inHand() : [], open: open.value, allInPlaces: isActive.value },
    };
    play.layer.value = isBare ? null : new PenLayer(scene);
  });
}

/** `held`: the colour in hand. */
export function makePenDesk(app: HasPlay & HasView & HasSettings, held: ReadonlySignal<number>): PenDesk {
  const { play, view } = app;
  const target = signal<Target>('cell');
  const inLogic = signal(false);
  const chosen = signal(0);
  const first = signal<MarkedCandidate | null>(null);
  const open = computed(() => openDigits(play.geometry.value, play.grid.value, play.entries.value));
  const isOffered = computed(() =>
    view.tab.value === 'logic' ? inLogic.value && view.step.value < 0 : play.mode.value === 'colours',
  );
  const isActive = computed(() => isOffered.value && ['candidate', 'strong', 'weak'].includes(target.value));
  const press = makeLastPress();

  /** In other tabs a board has one selected cell. */
  const cells = computed(() => (view.tab.value === 'play' ? [...view.selection.value] : [view.selected.value]));
  const chosenIn = (digit: number): MarkedCandidate[] =>
    digit === 0 ? [] : cells.value.filter((cell) => hasNote(open.value, cell, digit)).map((cell) => ({ cell, digit }));
  const tell = (text: () => string, isShown?: false): void => {
    view.notice.value = { text, tone: 'plain', ...(isShown === false && { isShown }) };
  };
  const digitShown = makeDigitShown(app, open, tell);
  const { only, asksDigit, show, askDigit } = digitShown;
  function draw(pen: Pen): void {
    if (pen.length > mostMarks) tell(() => say(texts.penFull));
    else play.draw({ pen });
  }
  function unchoose(): void {
    chosen.value = 0;
    first.value = null;
  }
  function paintChosen(of: readonly MarkedCandidate[], colour: number): void {
    batch(() => {
      chosen.value = 0;
      if (of.length > 0) draw(withColour(play.entries.peek().pen, of, colour));
    });
  }
  function choose(digit: number): void {
    const isOne = isOffered.peek() && target.peek() === 'digit';
    if (asksDigit.peek() || isOne) return show(digit === only.peek() ? 0 : digit);
    const of = untracked(() => chosenIn(digit));
    const [one] = of;
    if (!one) return tell(() => say(texts.penNoCandidate, { digit }));
    if (target.peek() === 'candidate') {
      // With "digit first" the colour is in hand.
      if (held.peek() > 0) return paintChosen(of, held.peek());
      if (chosen.peek() === digit) return unchoose();
      chosen.value = digit;
      const cell = placeOf(play.geometry.peek(), one.cell);
      const text = (): string =>
        of.length > 1
          ? say(texts.penChosenInCells, { digit, count: of.length })
          : say(texts.penChosen, { digit, cell });
      return tell(text, false);
    }
    const end = { cell: view.selected.peek(), digit };
    const from = first.peek();
    if (!from) {
      first.value = end;
      return tell(() => say(texts.penFirstEnd, { digit, cell: placeOf(play.geometry.peek(), end.cell) }), false);
    }
    batch(() => {
      first.value = null;
      const isSame = from.cell === end.cell && from.digit === digit;
      const kind = target.peek() === 'weak' ? 'weak' : 'strong';
      if (!isSame) draw(withLink(play.entries.peek().pen, from, end, kind));
    });
  }
  const stops = [
    effect(() => {
      void [view.selection.value, play.puzzleId.value, target.value, isActive.value];
      chosen.value = 0;
    }),
    effect(() => {
      void [play.puzzleId.value, isActive.value];
      first.value = null;
    }),
    drawLayer(app, { open, only, isActive }, () => [...chosenIn(chosen.value), ...(first.value ? [first.value] : [])]),
  ];

  const desk = {
    target,
    inLogic,
    isActive,
    hasPad: computed(() => asksDigit.value || isOffered.value),
    cells,
    chosen,
    first,
    only,
    asksDigit,
    open,
    choose,
    unchoose,
    colour(colour: number) {
      if (target.peek() === 'cell') play.mark('colours', cells.peek(), colour);
      else
        paintChosen(
          untracked(() => chosenIn(chosen.peek())),
          colour,
        );
    },
    askDigit,
    press(cell: number) {
      if (!isActive.peek()) return false;
      const place = press.take();
      const digits = digitsIn(open.peek(), cell);
      if (!place || digits.length === 0) return false;
      view.selected.value = cell;
      choose(nearestDigit(play.geometry.peek().side, digits, ...place));
      return true;
    },
    end() {
      press.end();
      digitShown.end();
      for (const stop of stops) stop();
      play.layer.value = null;
    },
  };
  return { ...desk, key: makePenKeys(desk, app) };
}
