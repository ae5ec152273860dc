// The Lab's store: one experiment at a time, its progress and its results.
//
//   idle --start--> running --> finished
//                   |  ^  `--cancel--> stopped      (its results stay; a new run replaces them)
//                pause resume
//                   v  |
//                   paused                          (also what a reload makes of a run under way)
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Pool } from '../../client/pool';
import { makeLatest } from '../../base/latest';
import { messageOf, makeFailure } from '../../language/failure';
import { labNotKept, labRunDamaged, labTrialsDamaged } from '../../language/generated/lab';
import { say } from '../../language/say';
import type { Words } from '../../language/text';
import { makeThrottle } from '../../base/later';
import { trialCount, type Experiment, type Trials } from './experiment';
import type { Keep } from './keep';
import type { KeptStatus } from './kept_run';
import { type PoolNeeds, runTrials } from './pool';

export type LabStatus = 'loading' | 'idle' | 'running' | KeptStatus;

export interface Lab {
  readonly status: ReadonlySignal<LabStatus>;
  readonly experiment: ReadonlySignal<Experiment | null>;
  /** Replaced a few times a second while a run is under way. */
  readonly trials: ReadonlySignal<Trials>;
  /** An estimate; null while there is no basis for one. */
  readonly secondsLeft: ReadonlySignal<number | null>;
  /** The last failure as a sentence; empty if there is none. */
  readonly failure: ReadonlySignal<string>;
  start(experiment: Experiment): void;
  pause(): void;
  resume(): void;
  cancel(): void;
}

export interface LabNeeds extends Pick<PoolNeeds, 'findGuest'> {
  keep: Keep;
  pool: Pool;
}

const shown_ms = 250;
const saved_ms = 1000;

/** A run under way is stored as paused: so it comes back. */
const keptStatus = (now: LabStatus): KeptStatus => (now === 'finished' || now === 'stopped' ? now : 'paused');

/** The damage of a stored run; null without any. */
function damageWords(found: Awaited<ReturnType<Keep['load']>>): Words | null {
  if (found === 'damaged') return () => say(labRunDamaged);
  return found && found.lost > 0 ? () => say(labTrialsDamaged, { count: found.lost }) : null;
}

export function makeLab({ keep, pool, findGuest }: LabNeeds): Lab {
  const status = signal<LabStatus>('loading');
  const experiment = signal<Experiment | null>(null);
  const trials = signal<Trials>([]);
  const secondsLeft = signal<number | null>(null);
  const failure = makeFailure();

  /** The current trials; the signal follows. */
  let made: Trials = [];
  const running = makeLatest();

  const save = (): void => void keep.saveTrials({ trials: made, status: keptStatus(status.peek()) }).catch(complain);
  const complain = (error: unknown): void => {
    failure.tell(() => say(labNotKept, { reasonName: messageOf(error) }));
  };
  const showing = makeThrottle(() => (trials.value = [...made]), shown_ms);
  const saving = makeThrottle(save, saved_ms);

  function settle(next: LabStatus): void {
    showing.drop();
    saving.drop();
    batch(() => {
      status.value = next;
      secondsLeft.value = null;
      trials.value = [...made];
    });
    save();
  }

  async function run(): Promise<void> {
    const now = experiment.peek()!;
    const { signal, isLast } = running.begin();
    let left = made.filter((trial) => !trial).length;
    const total = left;
    const began_ms = performance.now();
    const { clients, giveBack } = pool.borrow(left);
    status.value = 'running';
    try {
      await runTrials({
        ...{ experiment: now, trials: made, clients, signal, findGuest },
        onTrial(index, trial) {
          if (!isLast()) return;
          made[index] = trial;
          left -= 1;
          const spent = (performance.now() - began_ms) / 1000;
          secondsLeft.value = (spent / (total - left)) * left;
          showing.ask();
          saving.ask();
        },
      });
      if (isLast()) settle('finished');
    } catch (error) {
      if (!isLast()) return;
      settle('paused');
      failure.tell(() => messageOf(error));
    } finally {
      giveBack();
    }
  }

  async function restore(): Promise<void> {
    let found: Awaited<ReturnType<Keep['load']>> = null;
    try {
      found = await keep.load();
    } catch (error) {
      complain(error);
    }
    if (status.peek() !== 'loading') return;
    const kept = found === 'damaged' ? null : found;
    const damage = damageWords(found);
    if (damage) failure.tell(damage);
    made = kept?.trials ?? [];
    batch(() => {
      experiment.value = kept?.experiment ?? null;
      trials.value = [...made];
      status.value = kept?.status ?? 'idle';
    });
  }

  function stop(next: LabStatus): void {
    running.drop();
    settle(next);
  }

  void restore();
  return {
    ...{ status, experiment, trials, secondsLeft, failure: failure.words },
    start(wanted) {
      running.drop();
      showing.drop();
      saving.drop();
      made = new Array<null>(trialCount(wanted)).fill(null);
      batch(() => {
        failure.clear();
        experiment.value = wanted;
        trials.value = [...made];
        secondsLeft.value = null;
      });
      void keep.saveAll({ experiment: wanted, trials: made, status: 'paused' }).catch(complain);
      void run();
    },
    pause() {
      if (status.peek() === 'running') stop('paused');
    },
    resume() {
      if (status.peek() !== 'paused') return;
      failure.clear();
      void run();
    },
    cancel() {
      if (status.peek() === 'running' || status.peek() === 'paused') stop('stopped');
    },
  };
}
