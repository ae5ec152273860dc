// The state of the camera for its dialog: whether there is a picture, the findings in it, and the reading.
//
//   off --press--> asking --> live <--tap--> frozen
//    ^                '--> refused           |
//    '---- hidden, ended <--tab out of sight, camera gone
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CameraReply } from '../../image/grid_watch';
import type { LogicStep } from '../../protocol/logic';
import { type DrawnGrid, adviceOf, type Wanted } from './advice';
import { type Device, type Devices, NoCamera, type CameraRefusal } from './devices';
import { readStill, type StillReader, type StillReading } from './still_reading';

export type CameraStage =
  { kind: 'off' | 'asking' | 'live' | 'frozen' | 'hidden' | 'ended' } | { kind: 'refused'; refusal: CameraRefusal };

/** The next digit: sought, found, or not available from the techniques known here. */
export type Next = 'sought' | LogicStep | null;

export interface CameraStore {
  readonly stage: ReadonlySignal<CameraStage>;
  readonly stream: ReadonlySignal<MediaStream | null>;
  /** All cameras, once one was opened; and the open one. */
  readonly cameras: ReadonlySignal<readonly Device[]>;
  readonly chosen: ReadonlySignal<string>;
  /** Null if the camera has none. */
  readonly isLit: ReadonlySignal<boolean | null>;
  readonly isSeen: ReadonlySignal<boolean>;
  /** The reading of the visible puzzle: null before it is read; 'unread' if it could not be. */
  readonly reading: ReadonlySignal<StillReading | 'unread' | null>;
  readonly wanted: ReadonlySignal<Wanted>;
  readonly next: ReadonlySignal<Next>;
  readonly drawn: ReadonlySignal<DrawnGrid | null>;
  /** Opens a camera; the last one if none is named. */
  start(id?: string): Promise<void>;
  light(isLit: boolean): Promise<void>;
  want(wanted: Wanted): void;
  freeze(): void;
  goOn(): void;
  /** Called when the tab goes out of sight. A frozen picture stays. */
  hide(): void;
  stop(): void;
  /** Takes the findings in a frame. */
  look(reply: CameraReply, time: number): void;
}

export interface CameraParts {
  readonly devices: Devices;
  readonly reader: StillReader;
  /** The next step with a digit. */
  nextStep(reading: StillReading): Promise<LogicStep | null>;
  /** Makes the worker prepare another picture to read. */
  readAgain(): void;
}

/** A grid out of sight for less than this is not reported as lost. */
const patience_ms = 600;
/** How often an uncertain reading is repeated. */
const mostTries = 3;

const isSure = ({ status, isDoubtful }: StillReading): boolean => status === 'unique' && !isDoubtful;

export function makeCamera({ devices, reader, nextStep, readAgain }: CameraParts): CameraStore {
  const stage = signal<CameraStage>({ kind: 'off' });
  const stream = signal<MediaStream | null>(null);
  const cameras = signal<readonly Device[]>([]);
  const chosen = signal('');
  const isLit = signal<boolean | null>(null);
  /** The visible puzzle, and when it was last seen. */
  const inSight = signal(0);
  const seen = { at: -Infinity };
  const read = signal<{ puzzle: number; reading: StillReading | 'unread'; tries: number } | null>(null);
  const wanted = signal<Wanted>('solution');
  const found = signal<{ of: StillReading; step: LogicStep | null } | null>(null);
  let sought: StillReading | null = null;
  let ending = new AbortController();

  const reading = computed(() => (read.value?.puzzle === inSight.value ? read.value.reading : null));
  const next = computed<Next>(() => (found.value && found.value.of === reading.value ? found.value.step : 'sought'));
  const drawn = computed(() => {
    if (reading.value === null || reading.value === 'unread') return null;
    return adviceOf(reading.value, wanted.value, next.value === 'sought' ? null : next.value);
  });

  async function seekNext(): Promise<void> {
    const of = reading.peek();
    if (wanted.peek() !== 'next' || of === null || of === 'unread' || !of.solution || of === sought) return;
    sought = of;
    const step = await nextStep(of).catch(() => null);
    if (of === sought) found.value = { of, step };
  }

  function close(kind: CameraStage['kind'] & ('off' | 'hidden' | 'ended')): void {
    ending.abort();
    ending = new AbortController();
    if (stream.peek()) devices.close(stream.peek()!);
    stream.value = null;
    isLit.value = null;
    if (stage.peek().kind !== 'frozen') stage.value = { kind };
  }

  async function readOne(picture: NonNullable<CameraReply['still']>, puzzle: number): Promise<void> {
    const { signal } = ending;
    const made = await readStill(picture, reader, signal).catch(() => null);
    if (signal.aborted) return;
    const before = read.peek()?.puzzle === puzzle ? read.peek() : null;
    const tries = 1 + (before?.tries ?? 0);
    const isWorse = before && before.reading !== 'unread' && (!made || (before.reading.solution && !made.solution));
    if (!isWorse) read.value = { puzzle, reading: made ?? 'unread', tries };
    void seekNext();
    if (!made || (!isSure(made) && tries < mostTries)) readAgain();
  }

  async function start(id = chosen.peek()): Promise<void> {
    close('off');
    const { signal } = ending;
    stage.value = { kind: 'asking' };
    try {
      const opened = await devices.open(id);
      if (signal.aborted) return devices.close(opened);
      chosen.value = devices.idOf(opened);
      isLit.value = devices.hasTorch(opened) ? false : null;
      devices.onEnd(opened, () => opened === stream.peek() && close('ended'));
      stream.value = opened;
      stage.value = { kind: 'live' };
      cameras.value = await devices.all();
    } catch (error) {
      if (signal.aborted) return;
      stage.value = { kind: 'refused', refusal: error instanceof NoCamera ? error.refusal : 'failed' };
    }
  }

  return {
    stage,
    stream,
    cameras,
    chosen,
    isLit,
    isSeen: computed(() => inSight.value > 0),
    reading,
    wanted,
    next,
    drawn,
    start,
    want(one) {
      wanted.value = one;
      void seekNext();
    },
    async light(lit) {
      await devices.light(stream.peek()!, lit);
      isLit.value = lit;
    },
    freeze() {
      if (stage.peek().kind === 'live') stage.value = { kind: 'frozen' };
    },
    goOn() {
      if (stream.peek()) stage.value = { kind: 'live' };
      else void start();
    },
    hide() {
      if (stream.peek() || stage.peek().kind === 'asking') close('hidden');
    },
    stop: () => close('off'),
    look({ puzzle, still }, time) {
      if (puzzle > 0) {
        inSight.value = puzzle;
        seen.at = time;
      } else if (time - seen.at > patience_ms) inSight.value = 0;
      if (still) void readOne(still, puzzle);
    },
  };
}
