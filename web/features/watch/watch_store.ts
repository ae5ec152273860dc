// The run that is watched, as whoever shows it sees it: watch.ts keeps which it is, player.ts plays it.
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
  /** Where the run as far as it is known is deepest first. */
  deepestPosition: number;
  knownDeepest: number;
  solutions: number;
  /** Null if it is not playing. */
  movesPerSecond: number | null;
  /** It stands right after a contradiction. */
  contradicts: boolean;
  /** It has ended without a solution. */
  failed: boolean;
  /** For the colour of the sentence. */
  tone: EventTone;
  /** What kind of thing that was, for pseudocode. */
  moments: readonly Moment[];
  /** The sentence in the page's language, as it is when it is called. */
  words(): { what: string; why: string };
}

export type Landmark = 'move' | 'guess' | 'contradiction' | 'solution';

/** A run from the place where it is to be opened. */
export interface RunStart {
  readonly run: RunChoice;
  readonly position: number;
}

/** As it was chosen, whether it is played or not. */
export interface ChosenRun {
  readonly run: ReadonlySignal<RunChoice>;
  /** What it is of. */
  readonly subject: ReadonlySignal<RunSubject>;
  readonly source: BoardSource;
  choose(run: RunChoice): void;
  /** Goes to a place in a run, of the puzzle as it is then. */
  restore(run: RunChoice, position: number): void;
  /** Where it stands, or will when it is opened. */
  place(): number;
}

export interface RunPlayer extends ChosenRun {
  /** 'opening' = the solver is asked for the run, 'moving' = it is on its way to a place in it. */
  readonly status: ReadonlySignal<'closed' | 'opening' | 'ready' | 'moving' | 'failed'>;
  readonly playing: ReadonlySignal<boolean>;
  /** How far a move that takes long has searched; null when none is under way. */
  readonly ahead: ReadonlySignal<SolveProgress | null>;
  readonly readout: ReadonlySignal<WatchReadout | null>;
  /** Why a run cannot be shown (status failed), e.g. a grid too large for the algorithm. */
  readonly failure: ReadonlySignal<string>;
  /** What `source` draws, null until the run is open. Holds until the next frame comes. */
  readonly frame: Frame | null;
  /** Asks about the run without moving it; null if the answer is of one that is no longer shown. */
  look<R extends Look>(question: R): Promise<Replies[R['kind']] | null>;
  /** The kinds of event that going to a landmark stops at, by the settings, as a mask. */
  kindsOf(landmark: Landmark): number;
  /** Where it stands, or will once it has come to the place that was chosen last. */
  goal(): number;
  /** From where the moves before have led; at the end from the start. */
  play(): void;
  pause(): void;
  /** `isHeld`: by a key that is held down. */
  next(landmark: Landmark, isHeld?: boolean): void;
  previous(landmark: Landmark, isHeld?: boolean): void;
  /** Explored up to there, where it is not known yet. */
  seek(position: number): void;
  toStart(): void;
  toEnd(): void;
  /** To where the run as far as it is known is deepest first. */
  toDeepest(): void;
  /** Ends a move that takes long. */
  cancel(): void;
}

export interface PlayerNeeds {
  chosen: ChosenRun;
  /** Another object where a run is to be opened anew. */
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
  /** What plays it; null until the tab was shown and its part of the page is here. */
  readonly player: ReadonlySignal<RunPlayer | null>;
  /** It is here. */
  begin(makePlayer: MakePlayer): void;
  /** Has the player do something, as soon as it is here. */
  ask(act: (player: RunPlayer) => void): void;
}

export interface HasWatch {
  readonly watch: WatchStore;
}

export interface HasPlayer {
  readonly watch: RunPlayer;
}
