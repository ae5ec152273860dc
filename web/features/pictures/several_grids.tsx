// A picture with several grids: each outlined and numbered, the
// one being read with a full line; a press on another reads it.
import type { JSX } from 'preact';
import { gridOfPicture, gridsInPicture, whichGrid } from '../../language/generated/pictures';
import { say } from '../../language/say';
import { liesIn, type Quad } from '../../image/quad';
import { Segments } from '../../ui/controls/choice';
import type { SeveralGrids } from './picture';
import { PictureCanvas, strokeTwice } from './picture_canvas';
import styles from './picture_content.module.css';

function drawOutline(context: CanvasRenderingContext2D, quad: Quad, number: string, isRead: boolean): void {
  const unit = Math.max(context.canvas.width, context.canvas.height) / 100;
  const path = new Path2D();
  for (const { x, y } of quad) path.lineTo(x, y);
  path.closePath();
  const colour = strokeTwice(context, path, unit, isRead);
  // Within the grid, whatever its shape.
  const { x, y } = quad.reduce((sum, corner) => ({ x: sum.x + corner.x / 4, y: sum.y + corner.y / 4 }), { x: 0, y: 0 });
  const badge = new Path2D();
  badge.arc(x, y, 4 * unit, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill(badge);
  context.fillStyle = '#ffffff';
  context.font = `700 ${6 * unit}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(number, x, y + 0.4 * unit);
}

interface SeveralGridsProps {
  several: SeveralGrids;
  onChoose(which: number): void;
}

export function SeveralGridsPart({ several, onChoose }: SeveralGridsProps): JSX.Element {
  const { shown, outlines, which } = several;
  const count = outlines.length;
  const words = say(gridsInPicture, { count, whichCount: which + 1 });
  return (
    <div class={styles.several}>
      <PictureCanvas
        class={styles.page}
        picture={shown}
        label={words}
        draw={(context) =>
          outlines.forEach((outline, at) => drawOutline(context, outline, String(at + 1), at === which))
        }
        onPress={(place) => {
          const pressed = outlines.findIndex((outline) => liesIn(place, outline));
          if (pressed >= 0) onChoose(pressed);
        }}
      />
      <div>
        <p role="status">{words}</p>
        <Segments
          name="grid"
          label={say(whichGrid)}
          options={outlines.map((_, at) => ({ value: String(at), text: say(gridOfPicture, { whichCount: at + 1 }) }))}
          chosen={String(which)}
          onChoose={(at) => onChoose(Number(at))}
          quiet
        />
      </div>
    </div>
  );
}
