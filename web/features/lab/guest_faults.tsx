// Wrong or missing answers of visitors' solvers, each with its puzzle, to be copied.
import type { JSX } from 'preact';
import type { Puzzle } from '../../grid/puzzle';
import { puzzleText } from '../../grid/puzzle_line';
import {
  guestAnswerText,
  guestCopy,
  guestFailed,
  guestFaults,
  guestFaultsAbout,
  guestMoreFaults,
  guestPuzzleText,
  guestWrong,
} from '../../language/generated/your_solvers';
import { say } from '../../language/say';
import { CopyField } from '../../ui/controls/copy_field';
import { trialsOf, type Experiment, type Trials } from './experiment';
import type { Fault } from './fault';
import { faultWords } from './guest_words';
import styles from './lab_results.module.css';

/** Wrong answers shown for each solver. */
const mostShown = 5;

interface FaultRow {
  words: string;
  text: string;
}

interface Found {
  puzzle: number;
  fault: Fault;
  isWrong: boolean;
}

function textOf(puzzle: Puzzle, fault: Fault): string {
  const puzzleLine = say(guestPuzzleText, { puzzleName: puzzleText(puzzle) });
  if (!('grid' in fault)) return puzzleLine;
  const answerName = puzzleText({ shape: puzzle.shape, givens: fault.grid });
  return `${puzzleLine}\n${say(guestAnswerText, { answerName })}`;
}

/** Each wrong answer up to the most; failures for the same reason once, with the first puzzle. */
function rowsOf({ puzzles }: Experiment, solverName: string, found: readonly Found[]): FaultRow[] {
  const wrong = found.filter(({ isWrong }) => isWrong).slice(0, mostShown);
  const wordsOf = ({ puzzle, fault }: Found): string => faultWords(puzzles[puzzle]!, fault, solverName);
  const failures = new Map<string, Found[]>();
  for (const one of found.filter(({ isWrong }) => !isWrong)) {
    const reason = wordsOf(one);
    failures.set(reason, [...(failures.get(reason) ?? []), one]);
  }
  return [
    ...wrong.map((one) => ({
      words: say(guestWrong, { solverName, count: one.puzzle + 1, reasonName: wordsOf(one) }),
      text: textOf(puzzles[one.puzzle]!, one.fault),
    })),
    ...[...failures].map(([reasonName, all]) => ({
      words: say(guestFailed, { solverName, count: all.length, firstCount: all[0]!.puzzle + 1, reasonName }),
      text: textOf(puzzles[all[0]!.puzzle]!, all[0]!.fault),
    })),
  ];
}

function SolverFaults(props: { experiment: Experiment; solverName: string; found: readonly Found[] }): JSX.Element {
  const { experiment, solverName, found } = props;
  const more = found.filter(({ isWrong }) => isWrong).length - mostShown;
  return (
    <>
      {rowsOf(experiment, solverName, found).map(({ words, text }) => (
        <CopyField
          key={words}
          label={words}
          text={text}
          rows={text.includes('\n') ? 3 : 2}
          copyLabel={say(guestCopy)}
        />
      ))}
      {more > 0 && <p class={styles.note}>{say(guestMoreFaults, { solverName, count: more })}</p>}
    </>
  );
}

export function GuestFaults({ experiment, trials }: { experiment: Experiment; trials: Trials }): JSX.Element | null {
  const solvers = experiment.contenders.map(({ name }, contender) => {
    const found = trialsOf(experiment, trials, contender).flatMap(({ puzzle, trial }) =>
      trial.fault ? [{ puzzle, fault: trial.fault, isWrong: trial.ending === 'wrong' }] : [],
    );
    return { name, found };
  });
  const faulty = solvers.filter(({ found }) => found.length > 0);
  if (faulty.length === 0) return null;
  return (
    <section class={styles.faults} aria-label={say(guestFaults)}>
      <h3>{say(guestFaults)}</h3>
      <p class={styles.note}>{say(guestFaultsAbout)}</p>
      {faulty.map(({ name, found }) => (
        <SolverFaults key={name} experiment={experiment} solverName={name} found={found} />
      ))}
    </section>
  );
}
