// The chosen cell of a reading: enlarged from the picture, with words about it besides its value.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cageSum, cellFilledIn, itIsRight, thisCell } from '../../language/generated/pictures';
import { begun, say } from '../../language/say';
import { cellName } from '../../ui/places';
import { Button } from '../../ui/controls/button';
import type { CheckBoard } from './check_board';
import styles from './picture_content.module.css';
import type { PictureState } from './picture';
import { imageOf } from './picture_canvas';

/** Pixels along a side; and the share of a cell that is shown around it. */
const size = 112;
const around = 0.2;

interface Props {
  board: CheckBoard;
  reading: Extract<PictureState, { kind: 'grid' }>;
  cell: number;
  onConfirm(cell: number): void;
}

function Enlarged({ board: { side }, reading: { flat, margin }, cell }: Omit<Props, 'onConfirm'>): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pitch = (flat.width - 2 * margin) / side;
    const [x, y] = [cell % side, Math.floor(cell / side)].map((at) => Math.round(margin + (at - around) * pitch));
    const reach = Math.round((1 + 2 * around) * pitch);
    let isWanted = true;
    void createImageBitmap(imageOf(flat), x!, y!, reach, reach).then((part) => {
      if (isWanted) canvas.current!.getContext('2d')!.drawImage(part, 0, 0, size, size);
      part.close();
    });
    return () => void (isWanted = false);
  }, [flat, cell]);
  return <canvas ref={canvas} class={styles.enlarged} width={size} height={size} aria-hidden="true" />;
}

export function ChosenCell({ board, reading, cell, onConfirm }: Props): JSX.Element {
  const cage = board.hasCages.value ? board.cages.value.find(({ cells }) => cells[0] === cell) : undefined;
  const isFilledIn = board.filledIn.value[cell] === 1;
  return (
    <div class={styles.chosen} role="group" aria-label={say(thisCell)}>
      <Enlarged board={board} reading={reading} cell={cell} />
      <span>{cellName({ side: board.side }, cell)}</span>
      {cage && (
        <label class={styles.cageSum}>
          {say(cageSum)}
          <input
            inputMode="numeric"
            autocomplete="off"
            maxLength={2}
            value={cage.sum || ''}
            onChange={(event) => {
              const sum = Number(event.currentTarget.value);
              if (Number.isInteger(sum) && sum >= 0) board.setSum(cell, sum);
              event.currentTarget.value = String(Number.isInteger(sum) && sum > 0 ? sum : cage.sum || '');
            }}
          />
        </label>
      )}
      <Button
        look="outlined"
        pressed={isFilledIn}
        disabled={board.values.value[cell] === 0}
        onClick={() => board.setFilledIn(cell, !isFilledIn)}
      >
        {begun(say(cellFilledIn))}
      </Button>
      <Button look="outlined" disabled={board.doubtful.value[cell] === 0} onClick={() => onConfirm(cell)}>
        {say(itIsRight)}
      </Button>
    </div>
  );
}
