// Asks the solver of logic about the puzzle on the board, for the
// hint that Play and Logic share and for the list of all steps.
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { makeLatest } from '../../base/latest';
import type { SolverClient } from '../../client/solver_client';
import type { LogicRequest, LogicStep } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import type { HasSitting } from '../../state/sitting';
import type { CanSolve, HasVerdict } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { mergedSteps } from './all_steps/step_list';
import { hintLimits, type Hints, makeHints } from './hints';
import { makeQuestions, type Questions } from './questions';

export interface DeskNeeds {
  app: HasPlay & HasSettings & HasSitting & HasVerdict & HasView & CanSolve;
  client: SolverClient<LogicRequest | AsideRequest>;
}

export interface LogicDesk extends DeskNeeds {
  readonly questions: Questions;
  readonly hints: Hints;
  /** All available steps; null until they are known. */
  readonly steps: ReadonlySignal<readonly LogicStep[] | null>;
  list(): Promise<readonly LogicStep[]>;
  end(): void;
}

/** The most steps of one technique; nobody reads more. */
export const mostOfOne = 40;

export function makeDesk({ app, client }: DeskNeeds): LogicDesk {
  const { play, settings } = app;
  const questions = makeQuestions(app);
  const steps = signal<readonly LogicStep[] | null>(null);
  const listing = makeLatest();

  async function list(): Promise<readonly LogicStep[]> {
    if (steps.peek()) return steps.peek()!;
    const turn = listing.begin();
    const question = questions.ofGrid();
    const found = mergedSteps(
      await client.ask({ kind: 'logicAll', question, most: mostOfOne }, { signal: turn.signal }),
    );
    if (turn.isLast()) steps.value = found;
    return found;
  }

  /** The steps are dropped when the grid, the fog or the allowed techniques change. */
  const stopForgetting = effect(() => {
    void [play.grid.value, play.entries.value.notes, play.geometry.value, play.cover.value];
    void hintLimits(settings);
    untracked(() => {
      listing.drop();
      steps.value = null;
    });
  });

  const hints = makeHints({
    app,
    finder: {
      trouble: questions.trouble,
      next(near, only, signal) {
        const question = questions.ofGrid();
        const asked = only ? { ...question, only: only.id, goesBeyond: false } : question;
        return client.ask({ kind: 'logicNext', question: asked, near }, { signal });
      },
      all: list,
      areSeveral: questions.areSeveral,
      areCornersLists: questions.areCornersLists,
    },
  });

  return {
    app,
    client,
    questions,
    hints,
    steps,
    list,
    end() {
      stopForgetting();
      hints.end();
      questions.end();
      listing.drop();
    },
  };
}
