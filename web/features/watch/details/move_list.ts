// The moves around the position of the watched run: a stretch of its sentences, requested again when the position
// comes near an end of it, and at a chosen place while the run is still. Loaded with the view that shows them.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { ToldEvent } from '../../../protocol/told';
import { makeThrottle } from '../../../base/later';
import { narrate } from '../narration';
import type { RunPlayer } from '../watch_store';

export interface MoveList {
  /** In their order; empty if no run is shown. */
  readonly moves: ReadonlySignal<readonly ToldEvent[]>;
  /** The current move of the run, or the last one before its position: an index, -1 = none. */
  here(): number;
  /** Shows the stretch around another place, until the run moves. */
  showAround(position: number): void;
  /** The moves at these positions as lines of text, up to `mostCopied`; null if the run was changed meanwhile. */
  text(from: number, until: number): Promise<{ text: string; lines: number; isWhole: boolean } | null>;
  stop(): void;
}

/** A line of text to copy: position, level and sentence with tabs between. */
function toldText(event: ToldEvent): string {
  const { what, why } = narrate(event);
  return `${event.position}\t${event.level}\t${what}${why ? `. ${why}.` : ''}`;
}

export const mostCopied = 5000;
/** Distance to either side of the position. */
const reach = 100;
/** The least distance of the position from an end of the stretch. */
const nearest = 20;
const pause_ms = 250;
const askedAtOnce = 500;
export const lastPosition = Number.MAX_SAFE_INTEGER;

type Needs = Pick<RunPlayer, 'readout' | 'look' | 'kindsOf'>;

/** The index of the last move at or before a position, -1 = none. */
export function moveAt(moves: readonly ToldEvent[], position: number): number {
  return moves.findLastIndex((move) => move.position <= position);
}

export function makeMoveList(watch: Needs): MoveList {
  const moves = signal<readonly ToldEvent[]>([]);
  let isAsking = false;
  let isStopped = false;
  /** The kinds, and the known length of the run, at the time of the request. */
  let askedKinds = 0;
  let askedKnown = 0;
  /** More may follow than the stretch shows. */
  let askedCut = false;

  async function ask(around: number): Promise<void> {
    if (isAsking) return throttle.ask();
    isAsking = true;
    const kinds = watch.kindsOf('move');
    const known = watch.readout.peek()?.known ?? 0;
    const answer = await watch.look({
      kind: 'told',
      from: around,
      back: reach,
      until: lastPosition,
      kinds,
      most: 2 * reach + 1,
    });
    isAsking = false;
    if (isStopped || answer === null) return;
    askedKinds = kinds;
    askedKnown = known;
    askedCut = answer.isCut;
    moves.value = answer.events;
  }

  /** True if the stretch contains the moves before and after a position. */
  function holds(position: number, known: number): boolean {
    const shown = moves.peek();
    const at = moveAt(shown, position);
    if (at < 0 || askedKinds !== watch.kindsOf('move')) return false;
    const startsAtStart = shown[0]!.position === 0;
    const endsAtEnd = !askedCut && askedKnown === known;
    return (at >= nearest || startsAtStart) && ((askedCut && shown.length - at > nearest) || endsAtEnd);
  }

  const follow = (): void => {
    const readout = watch.readout.peek();
    if (readout && !holds(readout.position, readout.known)) void ask(readout.position);
  };
  const throttle = makeThrottle(follow, pause_ms);

  const stopReading = effect(() => {
    const readout = watch.readout.value;
    // The settings define which events are moves.
    watch.kindsOf('move');
    untracked(() => {
      if (!readout) moves.value = [];
      else if (moves.peek().length === 0) follow();
      else throttle.ask();
    });
  });

  return {
    moves,
    here: () => moveAt(moves.peek(), watch.readout.peek()?.position ?? -1),
    showAround: (position) => void ask(position),
    async text(from, until) {
      const kinds = watch.kindsOf('move');
      const lines: string[] = [];
      for (let next = from; lines.length < mostCopied;) {
        const answer = await watch.look({ kind: 'told', from: next, back: 0, until, kinds, most: askedAtOnce });
        if (answer === null) return null;
        lines.push(...answer.events.map(toldText));
        if (!answer.isCut) return { text: lines.join('\n'), lines: lines.length, isWhole: true };
        next = answer.events.at(-1)!.position + 1;
      }
      return { text: lines.join('\n'), lines: lines.length, isWhole: false };
    },
    stop() {
      isStopped = true;
      throttle.drop();
      stopReading();
    },
  };
}
