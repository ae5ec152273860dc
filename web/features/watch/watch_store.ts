// The interface of the watched run: watch.ts holds the choice, player.ts plays it.
import type { ReadonlySignal } from '@preact/signals';
import type { BoardSource } from '../../board/picture';
import type { SolverClient } from '../../client/solver_client';
import type { Frame } from '../../protocol/frame';
import type { Look, Replies, RunChoice, RunSubject, SolveProgress } from '../../protocol/messages';
import type { Sentence } from '../../protocol/told';
import type { EventTone } from '../../run/frame_picture';
import type { Moment } from './code/moments';
import type { RunsStore } from '../../run/runs';
import type { OnNextFrame } from '../../run/ticker';
import type { PlayStore } from '../../state/play_store';
import type { SettingsStore } from '../../state/settings';
import type { ViewStore } from '../../state/view';

/** Numbers of the frame in hand, for counters and buttons; updated a few times a second while playing. */
export interface WatchReadout extends Sentence {
  position: number;
  known: number;
  ended: boolean;
  atEnd: boolean;
  steps: number;
  guesses: number;
  backtracks: number;
  level: number;
  deepest: number;
  /** The first position of the deepest known level. */
  deepestPosition: number;
  knownDeepest: number;
  solutions: number;
  /** Null if it is not playing. */
  movesPerSecond: number | null;
  /** True right after a contradiction. */
  contradicts: boolean;
  /** True if it has ended without a solution. */
  failed: boolean;
  /** For the colour of the sentence. */
  tone: EventTone;
  /** The moments of the event, for pseudocode. */
  moments: readonly Moment[];
  /** The sentence in the page's language at the time of the call. */
  words(): { what: string; why: string };
}

export type Landmark = 'move' | 'guess' | 'contradiction' | 'solution';

/** A run with the place where it is to be opened. */
export interface RunStart {
  readonly run: RunChoice;
  readonly position: number;
}

/** The chosen run, played or not. */
export interface ChosenRun {
  readonly run: ReadonlySignal<RunChoice>;
  /** The grid that it solves. */
  readonly subject: ReadonlySignal<RunSubject>;
  readonly source: BoardSource;
  choose(run: RunChoice): void;
  /** Goes to a place in a run of the current puzzle. */
  restore(run: RunChoice, position: number): void;
  /** Its position, now or once it is opened. */
  place(): number;
}

export interface RunPlayer extends ChosenRun {
  /** 'opening' = the solver was asked for the run, 'moving' = it is on its way to a place in it. */
  readonly status: ReadonlySignal<'closed' | 'opening' | 'ready' | 'moving' | 'failed'>;
  readonly playing: ReadonlySignal<boolean>;
  /** The progress of a long move; null without one. */
  readonly ahead: ReadonlySignal<SolveProgress | null>;
  readonly readout: ReadonlySignal<WatchReadout | null>;
  /** The reason why a run cannot be shown (status failed), e.g. a grid too large for the algorithm. */
  readonly failure: ReadonlySignal<string>;
  /** The frame that `source` draws, null until the run is open. Valid until the next frame. */
  readonly frame: Frame | null;
  /** A question about the run that does not move it; null if the answer belongs to one that is no longer shown. */
  look<R extends Look>(question: R): Promise<Replies[R['kind']] | null>;
  /** The kinds of events at which a move to a landmark stops, by the settings, as a mask. */
  kindsOf(landmark: Landmark): number;
  /** Its position now, or once it has reached the place chosen last. */
  goal(): number;
  /** Plays from the end of the pending moves; at the end of the run, from the start. */
  play(): void;
  pause(): void;
  /** `isHeld`: true for a held key. */
  next(landmark: Landmark, isHeld?: boolean): void;
  previous(landmark: Landmark, isHeld?: boolean): void;
  /** Explores up to there, if that part is not known yet. */
  seek(position: number): void;
  toStart(): void;
  toEnd(): void;
  /** To the first position of the deepest known level. */
  toDeepest(): void;
  /** Ends a long move. */
  cancel(): void;
}

export interface PlayerNeeds {
  chosen: ChosenRun;
  /** A new object if a run is to be opened anew. */
  start: ReadonlySignal<RunStart>;
  play: PlayStore;
  view: ViewStore;
  runs: RunsStore;
  settings: SettingsStore;
  client: SolverClient;
  onNextFrame: OnNextFrame;
}

export type MakePlayer = (needs: PlayerNeeds) => RunPlayer;

export interface WatchStore extends ChosenRun {
  /** The player; null until the tab was shown and its code is loaded. */
  readonly player: ReadonlySignal<RunPlayer | null>;
  /** Called when the code is loaded. */
  begin(makePlayer: MakePlayer): void;
  /** Calls `act` with the player, as soon as it is loaded. */
  ask(act: (player: RunPlayer) => void): void;
}

export interface HasWatch {
  readonly watch: WatchStore;
}

export interface HasPlayer {
  readonly watch: RunPlayer;
}
