// A blank grid of any size: the usual ones at a press, any box shape by its height and width, and extra houses.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  boxesTooLarge,
  emptyGridIsHere,
  giveBoxesSize,
  readingRegions,
  shapeAndBoxes,
  sizeLabel,
  startWithEmptyGrid,
} from '../../language/generated/new';
import { say } from '../../language/say';
import { blankPuzzle, maxSide, type Shape } from '../../grid/puzzle';
import type { ReadOptions } from '../../protocol/sheets';
import { type CanRead, guessAll, type Reading } from '../../state/reading';
import { Button } from '../../ui/controls/button';
import { useAnswer } from '../../ui/answers';
import { boxWords, shapeWords } from '../../ui/words';
import type { Arrival } from '../arrival/arrival_store';
import { errorWords } from '../arrival/receiving';
import styles from './bring_in.module.css';
import { misfitOf } from '../../ui/rule_choice';
import { Rules, SizeChoice } from './rules';

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

function problemWith({ boxHeight, boxWidth, constraints }: ReadOptions): string {
  const side = boxHeight * boxWidth;
  if (side === 0) return say(giveBoxesSize, { limitCount: maxSide });
  if (side > maxSide) {
    return say(boxesTooLarge, {
      heightCount: boxHeight,
      widthCount: boxWidth,
      size: [side, side],
      limitSize: [maxSide, maxSide],
    });
  }
  return misfitOf({ side, boxHeight, boxWidth }, constraints);
}

/** The regions of a jigsaw, as the puzzle reader understands them; null without regions or answer. */
function useJigsaw(app: CanRead, options: ReadOptions): Reading | null {
  const side = Math.round(Math.sqrt(options.regions.replace(/\s/g, '').length));
  // Regions replace the boxes, so their shape is not needed.
  const asked = { ...options, boxHeight: 0, boxWidth: 0 };
  return useAnswer(() => (side > 0 ? app.read('.'.repeat(side ** 2), asked) : null), [options]);
}

interface BlankProps {
  app: CanRead;
  arrival: Arrival;
  /** The words of the button. */
  start?: string;
  /** Called once the grid is on the board. */
  then?(): void;
}

export function BlankForm({ app, arrival, start = say(startWithEmptyGrid), then }: BlankProps): JSX.Element {
  const [options, setOptions] = useState<ReadOptions>({ ...guessAll, boxHeight: 3, boxWidth: 3 });
  const { boxHeight, boxWidth, constraints, regions } = options;
  const jigsaw = useJigsaw(app, options);
  const isJigsaw = regions.trim() !== '';
  const problem = isJigsaw ? (jigsaw && !jigsaw.ok ? errorWords(jigsaw) : '') : problemWith(options);
  const boxes: Shape = { boxHeight, boxWidth, constraints, regions: null };
  const shape = !isJigsaw ? boxes : jigsaw?.ok ? jigsaw.puzzle.shape : null;

  return (
    <div class={styles.form}>
      <SizeChoice
        label={say(sizeLabel)}
        name="size"
        sizes={usual}
        chosen={[boxHeight, boxWidth]}
        onChoose={(height, width) => setOptions({ ...options, boxHeight: height, boxWidth: width })}
      />
      <Rules options={options} onChange={setOptions} guessable={false} />
      <output class={`${styles.recognised} ${problem ? styles.bad : ''}`}>
        {problem ||
          (shape
            ? say(shapeAndBoxes, { shapeName: shapeWords(shape), boxesName: boxWords(shape) })
            : say(readingRegions))}
      </output>
      <div class={styles.foot}>
        <Button
          look="primary"
          disabled={problem !== '' || !shape}
          onClick={() => {
            if (!shape) return;
            arrival.accept(blankPuzzle(shape), () => say(emptyGridIsHere, { shapeName: shapeWords(shape) }), {
              kind: 'typed',
            });
            then?.();
          }}
        >
          {start}
        </Button>
      </div>
    </div>
  );
}
