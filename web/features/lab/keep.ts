// Stores the last run on the device, so that a reload, or a browser that unloads the page, loses at most
// the trials of the last second. In a store of its own, so that the Lab never interferes with the game.
import { createStore, setMany, type UseStore } from 'idb-keyval';
import { recordOf } from '../../kept/stored_records';
import { type KeptExperiment, type LoadedExperiment, readRun, version } from './kept_run';

export interface Keep {
  /** Null if there is none; 'damaged' if nothing of it can be read. */
  load(): Promise<LoadedExperiment | 'damaged' | null>;
  saveAll(run: KeptExperiment): Promise<void>;
  /** Stores the trials of the run that was saved last. */
  saveTrials(run: Pick<KeptExperiment, 'trials' | 'status'>): Promise<void>;
}

export function makeKeep(): Keep {
  let store: UseStore | null = null;
  const opened = (): UseStore => (store ??= createStore('sudoscope-lab', 'run'));
  const progress = ({ trials, status }: Pick<KeptExperiment, 'trials' | 'status'>): [string, unknown] => [
    'progress',
    { trials, status },
  ];
  return {
    async load() {
      const [experiment, made] = await Promise.all(['experiment', 'progress'].map((name) => recordOf(name, opened())));
      return experiment === undefined ? null : (readRun(experiment, made) ?? 'damaged');
    },
    async saveAll(run) {
      await setMany([['experiment', { version, experiment: run.experiment }], progress(run)], opened());
    },
    async saveTrials(run) {
      await setMany([progress(run)], opened());
    },
  };
}
