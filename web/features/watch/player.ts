// Plays the watched run: one lane, opened when the Watch tab shows, moved by buttons, by the timeline and, while it plays,
// by the display's frames. It comes with the views of the tab (watch.ts). Actions of an idle lane, in this order:
//
//   open a run; start over, or fetch the heat that was requested; with the display's next frame: play on, or explore
//   the part ahead
//
// The user's actions have the same effect as if each answer had come at once: moves wait for their turn, and playing
// begins at their end.
//
// Frames never go through signals: pictures go to the listeners, only the readout is a signal.
import { makeFailure } from '../../language/failure';
import { batch, effect, signal, untracked } from '@preact/signals';
import { maskOf } from '../../protocol/frame';
import type { FrameReply, RunMove, SolveProgress } from '../../protocol/messages';
import type { Sentence } from '../../protocol/told';
import { makeLane, mostExplored } from '../../run/lane';
import { makeReadout } from '../../run/readout';
import type { RunRequest } from '../../run/run_link';
import { makeTicker } from '../../run/ticker';
import { makeRunReader } from './readout';
import type { Landmark, PlayerNeeds, RunPlayer, WatchReadout } from './watch_store';

const masks: Record<Landmark, number> = {
  move: maskOf(
    ...(['decide', 'assign', 'conflict', 'learn', 'learnAbsent', 'backtrack'] as const),
    ...(['solution', 'exhausted', 'stuck', 'deduce'] as const),
  ),
  guess: maskOf('decide'),
  contradiction: maskOf('conflict'),
  solution: maskOf('solution'),
};
const elimination = maskOf('eliminate', 'examine');

export function makePlayer(needs: PlayerNeeds): RunPlayer {
  const { chosen, start, play, view, runs, settings, client, onNextFrame } = needs;
  const { run, subject } = chosen;
  const status = signal<RunPlayer['status']['value']>('closed');
  const playing = signal(false);
  const ahead = signal<SolveProgress | null>(null);
  const failure = makeFailure();
  const readout = makeReadout<WatchReadout | null>(null);
  const readRun = makeRunReader();

  /** The position where the run was or will be opened. */
  let openedAt = 0;
  /** The position to explore to on opening; null if nothing is to be opened. */
  let wanted: number | null = null;
  /** The place that the user chose last, until it is reached or something else is chosen. */
  let sentTo: number | null = null;
  /** True if playing was requested, and begins when no move waits any more. */
  let isStarting = false;
  /** The sentence of the frame in hand. */
  let sentence: Sentence;
  /** Moves played since the page was loaded. */
  let movesPlayed = 0;

  const wantsHeat = (): boolean => runs.detail.peek() === 'heat';
  const lane = makeLane({
    client,
    showsCandidates: () => settings.showCandidates.peek(),
    wantsHeat,
    onFrame,
    onFailure,
    onProgress(progress) {
      batch(() => {
        status.value = 'moving';
        ahead.value = progress;
      });
    },
    onIdle: wake,
  });
  const ticker = makeTicker(onNextFrame, () => settings.speed.peek(), tick);

  /** Not while other runs are side by side in its place. */
  const isShown = (): boolean => view.tab.peek() === 'watch' && runs.race.peek() === null;
  const atEnd = (): boolean => lane.frame !== null && lane.frame.ended && lane.frame.position === lane.frame.known;
  const mayExplore = (): boolean => lane.frame !== null && !lane.frame.ended && lane.frame.known < mostExplored;
  const place = (): number => runs.farPlace.value?.at ?? lane.frame?.position ?? openedAt;

  function onFrame(reply: FrameReply, request: RunRequest): void {
    const isOpening = request.kind === 'watch';
    sentence = reply;
    movesPlayed += reply.stops ?? 0;
    if (!lane.isWaiting) sentTo = null;
    batch(() => {
      status.value = 'ready';
      ahead.value = null;
      if (playing.peek() && !isStarting && atEnd()) playing.value = false;
      const exploresOn = !isOpening && request.move.how === 'explore' && mayExplore();
      showReadout(playing.peek(), playing.peek() || exploresOn);
      if (isOpening && !reply.cancelled) offerToGoOn();
    });
  }

  function showReadout(isPlaying = false, isMoving = false): void {
    const { frame } = lane;
    if (frame) readout.show(() => readRun(frame, sentence, movesPlayed, isPlaying), isMoving);
  }

  /** Offers to continue if the run is not yet at its wanted position. */
  function offerToGoOn(): void {
    const at = openedAt;
    const hasMoved = lane.isWaiting || playing.peek();
    if (!hasMoved && !lane.frame!.ended && lane.frame!.position < at)
      runs.farPlace.value = { at, goOn: () => want(at, Infinity) };
  }

  function onFailure(): void {
    sentTo = null;
    batch(() => {
      playing.value = false;
      ahead.value = null;
      failure.tell(lane.failure!.words);
      status.value = 'failed';
    });
  }

  /** `most`: events to explore on the way. */
  function want(position: number, most = mostExplored): void {
    wanted = Math.min(position, most);
    openedAt = position;
    sentTo = null;
    lane.take(subject.peek(), play.geometry.peek());
    batch(() => {
      playing.value = false;
      ahead.value = null;
      status.value = 'closed';
      failure.clear();
      runs.farPlace.value = null;
      readout.clear();
    });
    wake();
  }

  /** Does the next due action, if none is in progress. */
  function wake(): void {
    if (lane.isBusy || !isShown()) return;
    if (wanted !== null) {
      const position = wanted;
      wanted = null;
      status.value = 'opening';
      return lane.open(run.peek(), position);
    }
    if (!lane.isOpen) return;
    const move = nextMove();
    if (move) lane.add(move);
    else if (playing.peek() || mayExplore()) ticker.ask();
  }

  /** The move to make at once; null = nothing that cannot wait for the display. */
  function nextMove(): RunMove | null {
    const isFirst = isStarting && playing.peek();
    isStarting = false;
    if (isFirst && atEnd()) return { how: 'seek', position: 0 };
    return wantsHeat() === (lane.frame!.heat !== null) ? null : { how: 'explore' };
  }

  function tick(): void {
    if (lane.isBusy || !lane.isOpen || !isShown()) return;
    const stops = playing.peek() ? ticker.due() : 0;
    if (stops > 0) lane.add({ how: 'play', stops, kinds: kindsOf('move') });
    else if (mayExplore()) lane.add({ how: 'explore' });
    else wake();
  }

  function kindsOf(landmark: Landmark): number {
    return landmark === 'move' && settings.everyElimination.value ? masks.move | elimination : masks[landmark];
  }

  /** A move of the user: it ends the playing; a move to a place replaces all earlier ones. */
  function go(move: RunMove): void {
    reopen();
    pause();
    runs.farPlace.value = null;
    sentTo = move.how === 'seek' ? move.position : null;
    if (move.how === 'seek' || move.how === 'end') lane.go(move);
    else lane.add(move);
  }

  /** A held key goes no further than the eye can follow: its repeats are dropped while a move waits. */
  function goBy(move: RunMove, isHeld: boolean): void {
    if (!isHeld || !lane.isWaiting) go(move);
  }

  /** After a failure the next use of a control tries again, from the run's last place. */
  function reopen(): void {
    if (status.peek() === 'failed') want(place());
  }

  function pause(): void {
    if (!playing.peek()) return;
    playing.value = false;
    showReadout();
  }

  effect(() => {
    const { position } = start.value;
    untracked(() => want(position));
  });
  effect(() => {
    void view.tab.value;
    void runs.race.value;
    untracked(isShown() ? wake : pause);
  });
  effect(() => {
    void settings.showCandidates.value;
    untracked(lane.redraw);
  });
  effect(() => {
    void runs.detail.value;
    untracked(wake);
  });

  return {
    ...chosen,
    status,
    playing,
    ahead,
    readout: readout.value,
    failure: failure.words,
    place,
    goal: () => sentTo ?? place(),
    source: lane,
    get frame() {
      return lane.frame;
    },
    look: async (question) => (lane.isOpen ? lane.ask(question) : null),
    kindsOf,
    play() {
      reopen();
      isStarting = true;
      runs.farPlace.value = null;
      ticker.begin();
      // The speed is measured from here.
      showReadout();
      playing.value = true;
      wake();
    },
    pause,
    next: (landmark, isHeld = false) => goBy({ how: 'next', kinds: kindsOf(landmark) }, isHeld),
    previous: (landmark, isHeld = false) => goBy({ how: 'previous', kinds: kindsOf(landmark) }, isHeld),
    seek: (position) => go({ how: 'seek', position }),
    toStart: () => go({ how: 'seek', position: 0 }),
    toEnd: () => go({ how: 'end' }),
    toDeepest: () => void (lane.frame && go({ how: 'seek', position: lane.frame.deepestPosition })),
    cancel() {
      sentTo = null;
      lane.abort();
    },
  };
}
