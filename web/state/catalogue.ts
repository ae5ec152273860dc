// The list of algorithms, which only the whole module has: requested when something that shows it is first seen.
import { signal, type ReadonlySignal } from '@preact/signals';
import { algorithmsNotLoaded } from '../language/generated/app';
import { say } from '../language/say';
import { messageOf } from '../language/failure';
import { Crashed, type SolverClient } from '../client/solver_client';
import { loadSolverTexts } from '../language/solver_texts';
import type { Words } from '../language/text';
import type { AlgorithmInfo } from '../protocol/messages';

export interface HasCatalogue {
  /** Empty until it is loaded. */
  readonly catalogue: ReadonlySignal<AlgorithmInfo[]>;
}

export interface Catalogue extends HasCatalogue {
  /** After a failure, as without a network on a first visit, the next call tries again. */
  load(): Promise<void>;
}

export function makeCatalogue(client: SolverClient, complain: (message: Words) => void): Catalogue {
  const catalogue = signal<AlgorithmInfo[]>([]);
  let isLoading = false;
  const ask = (): Promise<AlgorithmInfo[]> => client.ask({ kind: 'catalogue' });
  return {
    catalogue,
    async load() {
      if (isLoading || catalogue.peek().length > 0) return;
      isLoading = true;
      // The algorithms' names are loaded at the same time; after a failure, whatever shows a name asks again.
      void loadSolverTexts().catch(() => undefined);
      try {
        // If its worker is lost, the list is requested from the next
        // one, once: a worker that cannot start is not started for ever.
        catalogue.value = await ask().catch((error: unknown) => {
          if (error instanceof Crashed) return ask();
          throw error;
        });
      } catch (error) {
        // The user was told of a crash when the worker was replaced.
        if (!(error instanceof Crashed)) complain(() => say(algorithmsNotLoaded, { reasonName: messageOf(error) }));
      } finally {
        isLoading = false;
      }
    },
  };
}
