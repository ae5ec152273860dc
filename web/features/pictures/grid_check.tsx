// A grid read from a picture, beside the picture: doubtful cells are marked and can be
// corrected, and words name what is missing for a puzzle, before it is put on the board.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sideOf, type Puzzle } from '../../grid/puzzle';
import { shapeAndGivens } from '../../language/generated/new';
import {
  boxesLabel,
  cagesToo,
  cellsInDoubt,
  countsFromZero,
  diagonalsToo,
  fromThePicture,
  gridInPicture,
  filledInAsEntries,
  filledInAsGivens,
  filledInLeftOut,
  filledInLabel,
  hasNoSolution,
  hasOneSolution,
  hasSeveralSolutions,
  highAndWide,
  nextInDoubt,
  noDoubt,
  readAlone,
  readAsEntries,
  readByRules,
  readWithoutRules,
  readWithRules,
  useIt,
} from '../../language/generated/pictures';
import { regionsAsDrawn } from '../../language/generated/words';
import { say } from '../../language/say';
import type { Text } from '../../language/text';
import type { SolveStatus } from '../../protocol/messages';
import { noEntries } from '../../state/moves';
import type { CanSolve } from '../../state/verdict_store';
import type { HasView } from '../../state/view';
import { useAnswer } from '../../ui/answers';
import { Button } from '../../ui/controls/button';
import { Check, Segments } from '../../ui/controls/choice';
import { givensWords, shapeWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import { checkBoardOf } from './check_board';
import { CheckTable } from './check_table';
import { ChosenCell } from './chosen_cell';
import { OtherWays } from './others';
import type { PictureState } from './picture';
import { PictureCanvas, strokeTwice } from './picture_canvas';
import styles from './picture_content.module.css';

const mostSeconds = 1;

const words: Record<SolveStatus, Text | null> = {
  unique: hasOneSolution,
  solved: hasOneSolution,
  none: hasNoSolution,
  several: hasSeveralSolutions,
  unfinished: null,
  stuck: null,
};

const fates = [
  { value: 'entries', text: filledInAsEntries },
  { value: 'givens', text: filledInAsGivens },
  { value: 'out', text: filledInLeftOut },
] as const;

/** True if the grid as read has one solution, the best sign of a correct reading; null while that is unknown. */
function useCheckVerdict(app: CanSolve, puzzle: Puzzle): { status: SolveStatus; words: string } | null {
  const ask = (): Promise<SolveStatus> =>
    app.solve(puzzle, mostSeconds, 2).then(
      (outcome) => outcome.status,
      () => 'unfinished',
    );
  const status = useAnswer(ask, [puzzle]);
  const said = status && words[status];
  return status && { status, words: said ? say(said) : '' };
}

interface GridCheckProps {
  app: CanSolve & HasView;
  arrival: Arrival;
  reading: Extract<PictureState, { kind: 'grid' }>;
  /** Called when it is put on the board. */
  onTaken(): void;
}

export function GridCheck({ app, arrival, reading, onTaken }: GridCheckProps): JSX.Element {
  const board = checkBoardOf(reading);
  const [chosen, setChosen] = useState(-1);
  const puzzle = board.puzzle.value;
  const verdict = useCheckVerdict(app, puzzle);
  const doubts = board.doubts.value;
  const size = { shapeName: shapeWords(puzzle.shape), givensName: givensWords(puzzle) };
  const [height] = board.boxes.value;
  const showNext = (): void => {
    const cell = board.nextDoubt(chosen);
    setChosen(cell);
    document.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const confirm = (cell: number): void => board.put(cell, board.values.peek()[cell]!);
  const symbols = ['', ...reading.symbols];
  const filledIn = board.filledInCount.value;
  const hasEntries = filledIn > 0 && board.filledInAs.value === 'entries';
  const filledInWords = (): string => (hasEntries ? ` ${say(readAsEntries, { count: filledIn })}` : '');
  const use = (): void => {
    const entries = hasEntries ? { ...noEntries(puzzle), values: board.entries.value } : undefined;
    board.noteTaken();
    onTaken();
    const words = (): string => `${say(fromThePicture, size)}${filledInWords()}`;
    arrival.accept(puzzle, words, undefined, entries);
    // The board cannot show that these digits were filled in by hand.
    if (hasEntries) app.view.notice.value = { text: words, tone: 'plain' };
  };
  return (
    <>
      <div class={styles.said}>
        <p role="status">
          <b>{say(shapeAndGivens, size)}.</b>
          {filledInWords()} {doubts === 0 ? say(noDoubt) : say(cellsInDoubt, { count: doubts })}{' '}
          {board.changed.value > 0 &&
            `${say(board.keepsRules.value ? readByRules : readAlone, { count: board.changed.value })} `}
          <span class={verdict?.status === 'none' ? styles.bad : ''}>{verdict?.words}</span>
        </p>
        {board.changed.value > 0 && (
          <Button look="outlined" onClick={() => (board.keepsRules.value = !board.keepsRules.peek())}>
            {say(board.keepsRules.value ? readWithoutRules : readWithRules)}
          </Button>
        )}
        {filledIn > 0 && (
          <Segments
            name="filled-in"
            label={say(filledInLabel)}
            options={fates.map(({ value, text }) => ({ value, text: say(text) }))}
            chosen={board.filledInAs.value}
            onChoose={(chosen) => (board.filledInAs.value = chosen)}
          />
        )}
      </div>
      <div class={styles.sides} style={{ '--side': board.side }}>
        <PictureCanvas
          picture={reading.flat}
          draw={(context) =>
            drawFrames(context, {
              side: sideOf(puzzle.shape),
              margin: reading.margin,
              doubtful: board.doubtful.value,
              chosen,
            })
          }
          label={say(gridInPicture)}
        />
        <CheckTable
          board={board}
          symbols={symbols}
          chosen={Math.max(0, chosen)}
          onChoose={setChosen}
          onConfirm={confirm}
        />
      </div>
      {reading.symbols[0] === '0' && (
        <p class={styles.note}>{say(countsFromZero, { lastName: symbols[board.side]! })}</p>
      )}
      {board.choices.length > 1 && (
        <label class={styles.boxes}>
          {say(boxesLabel)}
          <select
            value={height}
            onChange={(event) => {
              const wanted = Number(event.currentTarget.value);
              board.boxes.value = board.choices.find(([rows]) => rows === wanted)!;
            }}
          >
            {board.choices.map(([rows, columns]) => (
              <option key={rows} value={rows}>
                {rows > 1 ? say(highAndWide, { heightCount: rows, widthCount: columns }) : say(regionsAsDrawn)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Check
        label={say(diagonalsToo)}
        checked={board.hasDiagonals.value}
        onChange={(checked) => (board.hasDiagonals.value = checked)}
      />
      {board.cages.value.length > 0 && (
        <Check
          label={say(cagesToo)}
          checked={board.hasCages.value}
          onChange={(checked) => (board.hasCages.value = checked)}
        />
      )}
      <OtherWays app={app} arrival={arrival} />
      <div class={styles.foot}>
        {chosen >= 0 && <ChosenCell board={board} reading={reading} cell={chosen} onConfirm={confirm} />}
        <Button look="outlined" disabled={doubts === 0} onClick={showNext}>
          {say(nextInDoubt)}
        </Button>
        <Button look="primary" onClick={use}>
          {say(useIt)}
        </Button>
      </div>
    </>
  );
}

interface Frames {
  readonly side: number;
  /** Pixels around the grid. */
  readonly margin: number;
  readonly doubtful: Uint8Array;
  readonly chosen: number;
}

/** Frames in the picture of a grid: around the cells in doubt, and around the chosen one. */
function drawFrames(context: CanvasRenderingContext2D, { side, margin, doubtful, chosen }: Frames): void {
  const cell = (context.canvas.width - 2 * margin) / side;
  doubtful.forEach((doubt, at) => {
    if (!doubt && at !== chosen) return;
    const [x, y] = [margin + (at % side) * cell, margin + Math.floor(at / side) * cell];
    const frame = new Path2D();
    frame.rect(x + 4, y + 4, cell - 8, cell - 8);
    strokeTwice(context, frame, 4, at === chosen);
  });
}
