// The run that is watched: opened when the Watch tab shows, moved by buttons, by the timeline and, while it plays, by
// the display's frames. One request is under way at a time and the next one is chosen when its answer is in:
//
//   idle --wake--> a run to open? a move of the user? ----> request --reply--> show the frame --> wake
//                  else, with the display's next frame: play on, or explore what lies ahead
//
// What the user does meanwhile comes to the same as if each answer had been there at once: moves wait their turn, and
// playing begins where they have led.
//
// Frames never go through signals: pictures go to the listeners, only the readout is a signal.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { BoardPicture } from '../../board/picture';
import { maskOf, readFrame, type Frame } from '../../protocol/frame';
import type { FrameReply, Look, RunMove, Replies, RunChoice, SolveProgress } from '../../protocol/messages';
import { framePicture, givensPicture, skylinePicture } from '../../run/frame_picture';
import { makeLatest } from '../../base/latest';
import { messageOf } from '../../base/message_of';
import { makeReadout } from './readout';
import { makeSubject } from '../../run/subject';
import type { RunLink, RunRequest } from '../../run/run_link';
import type { Landmark, WatchStore } from './watch_store';
import type { PlayStore } from '../../state/play';
import type { SettingsStore } from '../../state/settings';
import type { SkylinePicture } from '../../run/frame_picture';
import type { ViewStore } from '../../state/view';
import type { RunsStore } from '../../run/runs';

export interface WatchInternals extends WatchStore {
  /** Where the run stands, or will when it is opened. */
  place(): number;
}

export interface WatchNeeds {
  play: PlayStore;
  view: ViewStore;
  runs: RunsStore;
  settings: SettingsStore;
  link: RunLink;
  /** requestAnimationFrame: not called while the page is hidden, so that nothing runs then. */
  onNextFrame(callback: (now_ms: number) => void): void;
}

/** Events explored without being asked for, be it ahead or on the way to the place of a link. */
const mostExplored = 3_000_000;
/** A display frame that came later than this was held up; what it missed is not made up for. */
const longestFrame_ms = 100;
const firstRun: RunChoice = { algorithm: 'propagate-and-guess', knobs: [], limit: 1 };
const masks: Record<Landmark, number> = {
  move: maskOf('decide', 'assign', 'conflict', 'backtrack', 'solution', 'exhausted'),
  guess: maskOf('decide'),
  contradiction: maskOf('conflict'),
  solution: maskOf('solution'),
};
const elimination = maskOf('eliminate', 'examine');

export function makeWatch({ play, view, runs, settings, link, onNextFrame }: WatchNeeds): WatchInternals {
  const status = signal<WatchStore['status']['value']>('closed');
  const playing = signal(false);
  const ahead = signal<SolveProgress | null>(null);
  const failure = signal('');
  const wish = signal({ run: firstRun, position: 0 });
  const run = computed(() => wish.value.run);
  const subject = makeSubject(play, runs);
  const readout = makeReadout();
  const boardListeners = new Set<() => void>();
  const skylineListeners = new Set<() => void>();

  /** The run to open next; null when the one that is open is the right one. */
  let wanted: Extract<RunRequest, { kind: 'watch' }> | null = null;
  let isOpen = false;
  /** Tells an answer about the run that is shown from one about a run before it. */
  const shown = makeLatest();
  let turn = shown.begin();
  let isBusy = false;
  let isTicking = false;
  let waiting: RunMove[] = [];
  /** The place that the user chose last, until it is reached or something else is chosen. */
  let sentTo: number | null = null;
  /** Playing was asked for, and begins when no move waits any more. */
  let isStarting = false;
  /** The heat was asked for with the frame that is shown. */
  let hasHeat = false;
  /** What is shown: a frame of the run, or before there is one the puzzle. */
  let frame: Frame | null = null;
  let picture: BoardPicture;
  let skyline: SkylinePicture | null = null;
  let sentence = { what: '', why: '' };
  /** Where the run was or will be opened. */
  let openedAt = 0;
  /** Moves that playing owes, with the fraction that is left of the last display frame. */
  let owed = 0;
  let ticked_ms = 0;

  /** Not while other runs stand side by side in its place. */
  const isShown = (): boolean => view.tab.peek() === 'watch' && runs.race.peek() === null;
  const atEnd = (): boolean => frame !== null && frame.ended && frame.position === frame.known;
  const mayExplore = (): boolean => frame !== null && !frame.ended && frame.known < mostExplored;
  const place = (): number => runs.farPlace.value?.at ?? frame?.position ?? openedAt;
  const wantsHeat = (): boolean => runs.detail.peek() === 'heat';
  const tell = (listeners: Set<() => void>): void => listeners.forEach((listener) => listener());

  const drawPuzzle = (): BoardPicture =>
    givensPicture(play.geometry.peek(), subject.peek().puzzle.givens, subject.peek().entries);

  function drawFrame(): void {
    if (frame) picture = framePicture(frame, play.geometry.peek(), settings.showCandidates.peek());
    tell(boardListeners);
  }

  function show(reply: FrameReply, moved: boolean): void {
    frame = readFrame(reply.buffer);
    sentence = { what: reply.what, why: reply.why };
    if (playing.peek() && !isStarting && atEnd()) playing.value = false;
    const exploresOn = !moved && mayExplore();
    readout.show(frame, sentence, playing.peek(), playing.peek() || exploresOn);
    // The picture is made anew even where nothing moved: the buffer under the old one is about to be sent away.
    drawFrame();
    skyline = null;
    tell(skylineListeners);
  }

  async function request(what: RunRequest): Promise<void> {
    isBusy = true;
    const isOpening = what.kind === 'watch';
    const moved = isOpening || what.move.how !== 'explore';
    const heat = wantsHeat();
    if (isOpening) status.value = 'opening';
    try {
      const reply = await link.send(what, heat, play.geometry.peek().side, (progress) => {
        // Word of a run that is to be replaced comes too late.
        if (wanted) return;
        batch(() => {
          status.value = 'moving';
          ahead.value = progress;
        });
      });
      // A run to open that came up meanwhile belongs to another puzzle: its picture stays.
      if (!wanted) {
        isOpen = true;
        hasHeat = heat;
        if (waiting.length === 0) sentTo = null;
        batch(() => {
          status.value = 'ready';
          show(reply, moved);
          if (isOpening && !reply.cancelled) offerToGoOn();
        });
      }
    } catch (error) {
      if (!wanted) fail(error);
    } finally {
      isBusy = false;
      ahead.value = null;
    }
    wake();
  }

  /** Where the run is not yet where it was to stand, though it goes on. */
  function offerToGoOn(): void {
    const at = openedAt;
    const hasMoved = waiting.length > 0 || playing.peek();
    if (!hasMoved && !frame!.ended && frame!.position < at)
      runs.farPlace.value = { at, goOn: () => want(at, Infinity) };
  }

  function fail(error: unknown): void {
    isOpen = false;
    waiting = [];
    sentTo = null;
    batch(() => {
      playing.value = false;
      failure.value = messageOf(error);
      status.value = 'failed';
    });
  }

  /** `most`: events to explore on the way. */
  function want(position: number, most = mostExplored): void {
    wanted = { kind: 'watch', ...subject.peek(), run: run.peek(), position: Math.min(position, most) };
    openedAt = position;
    turn = shown.begin();
    isOpen = false;
    waiting = [];
    sentTo = null;
    frame = null;
    skyline = null;
    picture = drawPuzzle();
    link.abort();
    batch(() => {
      playing.value = false;
      status.value = 'closed';
      failure.value = '';
      runs.farPlace.value = null;
      readout.clear();
    });
    tell(boardListeners);
    tell(skylineListeners);
    wake();
  }

  async function look<R extends Look>(question: R): Promise<Replies[R['kind']] | null> {
    if (!isOpen) return null;
    const asked = turn;
    try {
      const answer = await link.look(question);
      return asked.isLast() ? answer : null;
    } catch (error) {
      // The run was lost with its worker.
      if (asked.isLast()) fail(error);
      return null;
    }
  }

  /** Sends what is due, if nothing is under way. */
  function wake(): void {
    if (isBusy || !isShown()) return;
    if (wanted) {
      const opening = wanted;
      wanted = null;
      void request(opening);
      return;
    }
    const move = isOpen ? nextMove() : null;
    if (move) void request({ kind: 'move', move });
    else if (isOpen && !isTicking && (playing.peek() || mayExplore())) {
      isTicking = true;
      onNextFrame(tick);
    }
  }

  /** What is to be done at once; null = nothing that cannot wait for the display. */
  function nextMove(): RunMove | null {
    const move = waiting.shift();
    if (move) return move;
    const isFirst = isStarting && playing.peek();
    isStarting = false;
    if (isFirst && atEnd()) return { how: 'seek', position: 0 };
    return wantsHeat() === hasHeat ? null : { how: 'explore' };
  }

  function tick(now_ms: number): void {
    isTicking = false;
    const passed_ms = Math.max(0, Math.min(now_ms - ticked_ms, longestFrame_ms));
    ticked_ms = now_ms;
    if (isBusy || !isOpen || !isShown()) return;
    const stops = playing.peek() ? stopsDue(passed_ms) : 0;
    if (stops > 0) void request({ kind: 'move', move: { how: 'play', stops, kinds: kindsOf('move') } });
    else if (mayExplore()) void request({ kind: 'move', move: { how: 'explore' } });
    else wake();
  }

  function stopsDue(passed_ms: number): number {
    const speed = settings.speed.peek();
    if (speed === Infinity) return Infinity;
    owed += (speed * passed_ms) / 1000;
    const stops = Math.floor(owed);
    owed -= stops;
    return stops;
  }

  function kindsOf(landmark: Landmark): number {
    return landmark === 'move' && settings.everyElimination.value ? masks.move | elimination : masks[landmark];
  }

  /** A move of the user: it ends the playing; one that says where to go replaces all that came before. */
  function go(move: RunMove): void {
    reopen();
    pause();
    runs.farPlace.value = null;
    if (move.how === 'seek' || move.how === 'end') {
      waiting = [];
      link.abort();
    }
    sentTo = move.how === 'seek' ? move.position : null;
    waiting.push(move);
    wake();
  }

  /** A key that is held down goes no further than the eye can follow: what it adds while a move waits is left out. */
  function goBy(move: RunMove, isHeld: boolean): void {
    if (!isHeld || waiting.length === 0) go(move);
  }

  /** After a failure the next touch of a control tries again, from where the run stood. */
  function reopen(): void {
    if (status.peek() === 'failed') want(place());
  }

  function pause(): void {
    if (!playing.peek()) return;
    playing.value = false;
    if (frame) readout.show(frame, sentence, false, false);
  }

  picture = drawPuzzle();
  let lastWish: unknown = null;
  effect(() => {
    void subject.value;
    const current = wish.value;
    // Another puzzle starts at its beginning, unless a place in it was asked for together with it.
    const position = current === lastWish ? 0 : current.position;
    lastWish = current;
    untracked(() => want(position));
  });
  effect(() => {
    void view.tab.value;
    void runs.race.value;
    untracked(isShown() ? wake : pause);
  });
  effect(() => {
    void settings.showCandidates.value;
    untracked(drawFrame);
  });

  effect(() => {
    void runs.detail.value;
    untracked(wake);
  });

  function subscription(listeners: Set<() => void>) {
    return (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
  }

  return {
    status,
    playing,
    ahead,
    run,
    subject,
    readout: readout.value,
    failure,
    place,
    goal: () => sentTo ?? place(),
    source: {
      get picture() {
        return picture;
      },
      subscribe: subscription(boardListeners),
    },
    skyline: {
      get picture() {
        if (!skyline && frame) skyline = skylinePicture(frame);
        return skyline;
      },
      subscribe: subscription(skylineListeners),
    },
    look,
    kindsOf,
    choose: (chosen) => void (wish.value = { run: chosen, position: 0 }),
    restore: (restored, position) => void (wish.value = { run: restored, position }),
    play() {
      reopen();
      isStarting = true;
      runs.farPlace.value = null;
      owed = 1;
      ticked_ms = performance.now();
      // The speed counts from here.
      if (frame) readout.show(frame, sentence, false, false);
      playing.value = true;
      wake();
    },
    pause,
    next: (landmark, isHeld = false) => goBy({ how: 'next', kinds: kindsOf(landmark) }, isHeld),
    previous: (landmark, isHeld = false) => goBy({ how: 'previous', kinds: kindsOf(landmark) }, isHeld),
    seek: (position) => go({ how: 'seek', position }),
    toStart: () => go({ how: 'seek', position: 0 }),
    toEnd: () => go({ how: 'end' }),
    toDeepest: () => void (frame && go({ how: 'seek', position: frame.deepestPosition })),
    cancel() {
      waiting = [];
      sentTo = null;
      link.abort();
    },
  };
}
