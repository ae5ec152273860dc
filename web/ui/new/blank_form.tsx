// An empty grid of any size: the usual ones at a touch, any box shape by its height and width, and extra houses.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { blankPuzzle, maxSide, sideOf } from '../../grid/puzzle';
import type { ReadOptions } from '../../protocol/messages';
import type { App } from '../../state/types';
import { Button } from '../controls/button';
import { boxWords, shapeWords } from '../words';
import type { Arrival } from './arrival';
import { errorWords, guessAll } from './arrival';
import styles from './new_dialog.module.css';
import { Rules } from './rules';

/** Height and width of the boxes. */
const usual = [
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 4],
  [4, 5],
  [5, 5],
  [6, 6],
  [7, 7],
] as const;

function problemWith({ boxHeight, boxWidth, windows }: ReadOptions): string {
  const side = boxHeight * boxWidth;
  if (side === 0) return 'Give the boxes a height and a width.';
  if (side > maxSide) return `Boxes of ${boxHeight} × ${boxWidth} make a side of ${side}; ${maxSide} is the largest.`;
  if (windows && (boxHeight !== 3 || boxWidth !== 3)) return 'Hyper windows fit 9×9 with boxes of 3 × 3 only.';
  return '';
}

export function BlankForm({ app, arrival }: { app: App; arrival: Arrival }): JSX.Element {
  const [options, setOptions] = useState<ReadOptions>({ ...guessAll, boxHeight: 3, boxWidth: 3 });
  const [refusal, setRefusal] = useState('');
  const { boxHeight, boxWidth, diagonals, windows, regions } = options;
  const problem = problemWith(options) || refusal;
  const shape = { boxHeight, boxWidth, diagonals, windows, regions: null };
  const change = (next: ReadOptions): void => {
    setRefusal('');
    setOptions(next);
  };

  const make = async (): Promise<void> => {
    if (regions.trim() === '') {
      arrival.accept(blankPuzzle(shape), `Empty ${shapeWords(shape)}. Type the givens in.`);
      return;
    }
    const outcome = await app.read('.'.repeat(sideOf(shape) ** 2), options);
    if (outcome.ok) arrival.accept(outcome.puzzle, `Empty ${shapeWords(outcome.puzzle.shape)}. Type the givens in.`);
    else setRefusal(errorWords(outcome));
  };

  return (
    <div class={styles.form}>
      <fieldset class={styles.sizes}>
        <legend class="unseen">Size</legend>
        {usual.map(([height, width]) => (
          <label key={height * width} class={styles.sizeChoice}>
            <input
              class="unseen"
              type="radio"
              name="size"
              checked={height === boxHeight && width === boxWidth}
              onChange={() => change({ ...options, boxHeight: height, boxWidth: width })}
            />
            <span>
              {height * width}×{height * width}
            </span>
          </label>
        ))}
      </fieldset>
      <Rules options={options} onChange={change} guessable={false} />
      <output class={`${styles.recognised} ${problem ? styles.bad : ''}`}>
        {problem || `${shapeWords(shape)}, ${regions.trim() ? 'regions as written' : boxWords(shape)}`}
      </output>
      <div class={styles.foot}>
        <Button look="primary" disabled={problem !== ''} onClick={() => void make()}>
          Start with an empty grid
        </Button>
      </div>
    </div>
  );
}
