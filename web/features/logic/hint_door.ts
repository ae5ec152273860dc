// Opens and closes the hint in Play: as a card in place of the pad, or, back at the pad, still drawn on the board. It comes
// with the page; the code that finds and explains hints is fetched when the first is requested, or when the page has nothing
// else to do.
//
//   nothing --Hint--> card --to the pad--> drawn --Hint--> card
//                      '--Escape, Back, done----'--Escape, done--> nothing
import type { JSX } from 'preact';
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { changedSource } from '../../board/changed_source';
import type { BoardPicture, BoardSource } from '../../board/picture';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import type { Hints } from './hints';

type Change = (picture: BoardPicture) => BoardPicture;

export interface HintPlaceProps {
  /** Without a verdict, as in an exercise, the hint does not mention the puzzle as a whole. */
  app: HasPlay & HasSettings & HasView & Partial<HasVerdict>;
  hints: HintDoor;
  /** Text of the button back to the pad. */
  backText?: string;
}

/** The part that is fetched late (hint_views.ts). */
export interface HintPart {
  readonly views: {
    HintCard(props: HintPlaceProps & { part: HintPart }): JSX.Element;
    /** The words for a screen reader. */
    spokenHint(app: HasPlay, hints: Hints): string;
  };
  readonly hints: Hints;
  /** Draws the hint over a picture of the board. */
  readonly layer: ReadonlySignal<Change>;
  /** Shows the same step in Logic; null if Logic is about another board. */
  readonly more: (() => void) | null;
}

export type HintPlace = 'nothing' | 'card' | 'drawn';

export interface HintDoor {
  readonly place: ReadonlySignal<HintPlace>;
  /** Null until it is fetched. */
  readonly part: ReadonlySignal<HintPart | null>;
  /** True if it could not be fetched. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** Opens the card; if it is open, does the action of its main button. */
  ask(): void;
  /** Goes back to the pad; the drawing stays until the step is done. */
  toPad(): void;
  close(): void;
  /** Handles a key; true if the pen used it. */
  key(key: string): boolean;
  /** Fetches the late part before it is needed. */
  prepare(): void;
  /** The board with the drawing of a hint; the same result for the same board. */
  over(source: BoardSource): BoardSource;
  end(): void;
}

interface DoorNeeds {
  load(): Promise<HintPart>;
  /** True if the card is open; Back in the browser closes it, too. */
  isOpen: { value: boolean; peek(): boolean };
}

const unchanged: Change = (picture) => picture;

export function makeHintDoor({ load, isOpen }: DoorNeeds): HintDoor {
  const isDrawn = signal(false);
  const part = signal<HintPart | null>(null);
  const hasFailed = signal(false);
  const place = computed<HintPlace>(() => (isOpen.value ? 'card' : isDrawn.value ? 'drawn' : 'nothing'));
  const boards = new WeakMap<BoardSource, BoardSource>();
  let loading: Promise<HintPart | null> | null = null;

  function fetchPart(): Promise<HintPart | null> {
    hasFailed.value = false;
    loading ??= load().then(
      (loaded) => (part.value = loaded),
      () => {
        loading = null;
        hasFailed.value = true;
        return null;
      },
    );
    return loading;
  }

  async function begin(): Promise<void> {
    const hints = part.peek()?.hints ?? (await fetchPart())?.hints;
    // A hint that is open in Logic is shown here at once.
    if (hints && isOpen.peek() && hints.finding.peek().kind !== 'step') hints.ask();
  }

  function close(): void {
    isDrawn.value = false;
    isOpen.value = false;
    part.peek()?.hints.forget();
  }

  function ask(): void {
    const hints = part.peek()?.hints;
    const kind = hints?.finding.peek().kind;
    if (!isOpen.peek()) isOpen.value = true;
    else if (hasFailed.peek()) void begin();
    else if (kind === 'step' || kind === 'wrong' || kind === 'lost') hints!.hint();
    else if (kind !== undefined && kind !== 'asking') close();
  }

  let wasTold = false;
  const stops = [
    // Forward in the browser opens it as well.
    effect(() => {
      if (isOpen.value) untracked(() => void begin());
    }),
    // The pad comes back once the step is done, or void.
    effect(() => {
      const isTold = (part.value?.hints.finding.value.kind ?? 'none') !== 'none';
      if (wasTold && !isTold) untracked(close);
      wasTold = isTold;
    }),
  ];

  return {
    place,
    part,
    hasFailed,
    ask,
    toPad() {
      isDrawn.value = true;
      isOpen.value = false;
    },
    close,
    key(key) {
      if (key === 'Escape' && place.peek() !== 'nothing') close();
      else if (key === 'Enter' && place.peek() === 'card') ask();
      else if (key.toLowerCase() === 'h') ask();
      else return false;
      return true;
    },
    prepare: () => void fetchPart(),
    over(source) {
      const made = boards.get(source);
      if (made) return made;
      const layer = computed(() => {
        const loaded = place.value === 'nothing' ? null : part.value;
        return loaded ? loaded.layer.value : unchanged;
      });
      const drawn = changedSource(source, layer);
      boards.set(source, drawn);
      return drawn;
    },
    end: () => stops.forEach((stop) => stop()),
  };
}
