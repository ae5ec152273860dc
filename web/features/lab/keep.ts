// Keeps the last run on the device, so that a reload, or a browser that puts the page away, loses at most the trials of
// the last second. In a store of its own: what the Lab keeps never stands in the way of the game.
import { createStore, getMany, setMany, type UseStore } from 'idb-keyval';
import { trialCount, type Experiment, type Trials } from './experiment';

/** How the run stood: 'paused' may go on. */
export type KeptStatus = 'paused' | 'stopped' | 'finished';

export interface KeptExperiment {
  experiment: Experiment;
  trials: Trials;
  status: KeptStatus;
}

export interface Keep {
  /** Null where there is none, or none that this version can read. */
  load(): Promise<KeptExperiment | null>;
  saveAll(run: KeptExperiment): Promise<void>;
  /** Those of the run that was saved last. */
  saveTrials(run: Pick<KeptExperiment, 'trials' | 'status'>): Promise<void>;
}

const version = 2;

export function makeKeep(): Keep {
  let store: UseStore | null = null;
  const opened = (): UseStore => (store ??= createStore('sudoscope-lab', 'run'));
  const progress = ({ trials, status }: Pick<KeptExperiment, 'trials' | 'status'>): [string, unknown] => [
    'progress',
    { trials, status },
  ];
  return {
    async load() {
      const [kept, made] = await getMany<unknown>(['experiment', 'progress'], opened());
      const record = kept as { version: number; experiment: Experiment } | undefined;
      const { trials, status } = (made ?? {}) as Partial<KeptExperiment>;
      if (record?.version !== version || !trials || !status) return null;
      return trials.length === trialCount(record.experiment) ? { experiment: record.experiment, trials, status } : null;
    },
    async saveAll(run) {
      await setMany([['experiment', { version, experiment: run.experiment }], progress(run)], opened());
    },
    async saveTrials(run) {
      await setMany([progress(run)], opened());
    },
  };
}
