// A grid that was read from a picture, beside the picture: what is in doubt is marked and can be typed over, and what is
// not a puzzle yet is said, before it is taken to the board.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { sideOf, type Puzzle } from '../../grid/puzzle';
import type { PictureState } from './picture';
import type { CanSolve } from '../../state/verdict';
import { Button } from '../../ui/controls/button';
import type { Arrival } from '../arrival/arrival';
import { countOf, givensWords, shapeWords } from '../../ui/words';
import { makeCheckBoard } from './check_board';
import { CheckTable } from './check_table';
import { PictureCanvas } from './picture_canvas';
import styles from './picture_content.module.css';
import type { SolveStatus } from '../../protocol/messages';
import { useAnswer } from '../../ui/controls/use_answer';

const mostSeconds = 1;

const words: Record<SolveStatus, string> = {
  unique: 'It has one solution, as a puzzle should.',
  solved: 'It has one solution, as a puzzle should.',
  none: 'It has no solution as it stands: something was misread.',
  several: 'It has several solutions as it stands: a given may be missing.',
  unfinished: '',
};

/** Whether what was read has one solution, the best sign that it was read right; null while that is not known. */
function useCheckVerdict(app: CanSolve, puzzle: Puzzle): { status: SolveStatus; words: string } | null {
  const ask = (): Promise<SolveStatus> =>
    app.solve(puzzle, mostSeconds, 2).then(
      (outcome) => outcome.status,
      () => 'unfinished',
    );
  const status = useAnswer(ask, [puzzle]);
  return status && { status, words: words[status] };
}

interface GridCheckProps {
  app: CanSolve;
  arrival: Arrival;
  reading: Extract<PictureState, { kind: 'grid' }>;
}

export function GridCheck({ app, arrival, reading }: GridCheckProps): JSX.Element {
  const board = useMemo(() => makeCheckBoard(reading), [reading]);
  const [chosen, setChosen] = useState(-1);
  const puzzle = board.puzzle.value;
  const verdict = useCheckVerdict(app, puzzle);
  const doubts = board.doubts.value;
  const size = `${shapeWords(puzzle.shape)}, ${givensWords(puzzle)}`;
  const [height] = board.boxes.value;
  const showNext = (): void => {
    const cell = board.nextDoubt(chosen);
    setChosen(cell);
    document.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`)?.focus();
  };
  return (
    <>
      <p class={styles.said} role="status">
        <b>{size}.</b> {doubts === 0 ? 'No cell is in doubt.' : `${countOf(doubts, 'cell')} in doubt, framed here.`}{' '}
        <span class={verdict?.status === 'none' ? styles.bad : ''}>{verdict?.words}</span>
      </p>
      <div class={styles.sides}>
        <PictureCanvas
          picture={reading.flat}
          frames={{ side: sideOf(puzzle.shape), margin: reading.margin, doubtful: board.doubtful.value, chosen }}
          label="The grid in the picture"
        />
        <CheckTable board={board} chosen={Math.max(0, chosen)} onChoose={setChosen} />
      </div>
      {board.choices.length > 1 && (
        <label class={styles.boxes}>
          Boxes
          <select
            value={height}
            onChange={(event) => {
              const wanted = Number(event.currentTarget.value);
              board.boxes.value = board.choices.find(([rows]) => rows === wanted)!;
            }}
          >
            {board.choices.map(([rows, columns]) => (
              <option key={rows} value={rows}>
                {rows} high, {columns} wide
              </option>
            ))}
          </select>
        </label>
      )}
      <div class={styles.foot}>
        <Button look="outlined" disabled={doubts === 0} onClick={showNext}>
          Next in doubt
        </Button>
        <Button look="primary" onClick={() => arrival.accept(puzzle, `From the picture: ${size}.`)}>
          Use it
        </Button>
      </div>
    </>
  );
}
