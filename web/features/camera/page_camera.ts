// The camera of this page while its dialog is open: with a worker that follows the grid, and one that knows techniques once
// it is asked.
import { makeCameraClient, type CameraClient, makePictureReader } from '../../client/picture_client';
import { makeCameraWorker, makeLogicWorker } from '../../client/late_workers';
import { makePictureWorker } from '../../client/make_worker';
import { makeSolverClient } from '../../client/solver_client';
import type { LogicRequest } from '../../protocol/logic';
import type { CanSolve } from '../../state/verdict_store';
import { wholePath } from '../rating/whole_path';
import { wrongEntriesSeen } from './advice';
import { type CameraStore, makeCamera } from './camera';
import { devicesHere } from './devices';

export interface PageCamera {
  readonly store: CameraStore;
  readonly client: CameraClient;
  end(): void;
}

export function makePageCamera(app: CanSolve): PageCamera {
  const client = makeCameraClient(makeCameraWorker);
  const logic = makeSolverClient<LogicRequest>(makeLogicWorker, () => undefined);
  const reader = makePictureReader(makePictureWorker);
  // Before there is a picture, since its start takes longer than a reading.
  reader.start();
  const store = makeCamera({
    devices: devicesHere,
    reader: {
      read: (pixels, signal) => reader.ask({ ...pixels, which: null }, signal),
      solve: app.solve,
    },
    async nextStep(reading) {
      const wrong = new Set(wrongEntriesSeen(reading));
      const entries = reading.entries.map((value, cell) => (wrong.has(cell) ? 0 : value));
      const { steps } = await wholePath(logic, reading.puzzle, entries);
      return steps.find(({ placements }) => placements.length > 0) ?? null;
    },
    readAgain: client.readAgain,
  });
  return {
    store,
    client,
    end() {
      store.stop();
      client.end();
      logic.end();
      reader.end();
    },
  };
}
