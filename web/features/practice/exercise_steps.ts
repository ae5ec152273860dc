// The steps at the positions of an exercise, as the solver finds them, and the judgement of answers by them. Each answer is
// compared with the steps of the technique at the position before it; one that is true for another reason, with those of
// other techniques.
import type { SolverClient } from '../../client/solver_client';
import type { Geometry } from '../../grid/geometry';
import type { Puzzle } from '../../grid/puzzle';
import type { LogicQuestion, LogicRequest, LogicStep } from '../../protocol/logic';
import type { AsideRequest } from '../../protocol/messages';
import type { Entries } from '../../state/moves';
import { lessonQuestion } from '../logic/questions';
import type { Exercise } from './exercise';
import { type Answer, judge, judgeOtherwise, type Judgement } from './judge';

/** The most steps of a technique at a position, which has few. */
const mostSteps = 100;

/** The exercise at the time of a question; `areLists`: its corner notes are lists of candidates. */
export interface ExerciseNow {
  readonly technique: Exercise['technique'];
  readonly puzzle: Puzzle;
  readonly geometry: Geometry;
  readonly areLists: boolean;
}

export interface ExerciseSteps {
  /** The first step of the technique, near the cell if there are several. */
  next(entries: Entries, near: number): Promise<LogicStep | null>;
  all(entries: Entries): Promise<LogicStep[]>;
  /** The judgement of the first answer that is not right; of the first if all are. */
  judged(answers: readonly Answer[], before: Entries, solution: Promise<Uint8Array>): Promise<Judgement>;
}

function questionOf({ technique, puzzle, areLists }: ExerciseNow, entries: Entries): LogicQuestion {
  const lists = areLists ? entries : { ...entries, notes: new Uint32Array(entries.notes.length) };
  return lessonQuestion(technique.id, puzzle, lists);
}

export function makeExerciseSteps(
  client: SolverClient<LogicRequest | AsideRequest>,
  now: () => ExerciseNow,
): ExerciseSteps {
  const all = (question: LogicQuestion): Promise<LogicStep[]> =>
    client.ask({ kind: 'logicAll', question, most: mostSteps });

  async function judgedByAll({ technique }: ExerciseNow, found: Judgement, question: LogicQuestion) {
    const { only: _, ...any } = question;
    const [steps, techniques] = await Promise.all([
      all({ ...any, hardest: technique.grade }),
      client.ask({ kind: 'logicTechniques', all: true }),
    ]);
    const at = (id: string): number => techniques.findIndex((each) => each.id === id);
    return judgeOtherwise(found, steps, (id) => at(id) < at(technique.id));
  }

  return {
    next: (entries, near) => client.ask({ kind: 'logicNext', question: questionOf(now(), entries), near }),
    all: (entries) => all(questionOf(now(), entries)),
    async judged(answers, before, solution) {
      const exercise = now();
      const question = questionOf(exercise, before);
      const [steps, solved] = await Promise.all([all(question), solution]);
      const grid = exercise.puzzle.givens.map((given, cell) => given || before.values[cell]!);
      const judgements = answers.map((answer) => judge(answer, exercise.geometry, grid, steps, solved));
      const found = judgements.find(({ kind }) => kind !== 'right') ?? judgements[0]!;
      return found.kind === 'unfounded' ? judgedByAll(exercise, found, question) : found;
    },
  };
}
