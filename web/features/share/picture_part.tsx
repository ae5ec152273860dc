// The grid as a picture: a preview, then SVG or PNG to save.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardLabel } from '../../language/generated/app';
import {
  coordinatesLabel,
  copyPicture,
  entriesLabel,
  pictureCopied,
  pictureFailed,
  pictureSaved,
  savePngButton,
  saveSvgButton,
} from '../../language/generated/share';
import { say } from '../../language/say';
import { symbolsOf } from '../../grid/symbols';
import { messageOf } from '../../language/failure';
import type { HasPlay } from '../../state/play_store';
import type { HasSettings } from '../../state/settings';
import { Button } from '../../ui/controls/button';
import { Check } from '../../ui/controls/choice';
import { saveFile } from '../../ui/controls/save_file';
import { paintDrawing, svgText, type Drawing } from '../../paper/drawing';
import { candidateUnits, cellUnits, drawGrid } from '../../paper/grid_drawing';
import { pngOf } from '../../paper/png';
import { givensWords, shapeWords } from '../../ui/words';
import { CandidatesField } from './candidates_field';
import { fileStem, isMarked, paperPicture, type Candidates } from './scope';
import styles from './share_content.module.css';

const previewPixels = 640;

function Preview({ drawing, label }: { drawing: Drawing; label: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current!.getContext('2d')!;
    paintDrawing(context, drawing, previewPixels / drawing.width);
  }, [drawing]);
  return (
    <canvas
      ref={canvas}
      class={styles.preview}
      width={previewPixels}
      height={previewPixels}
      role="img"
      aria-label={label}
    />
  );
}

export function PicturePart({ app }: { app: HasPlay & HasSettings }): JSX.Element {
  const { play } = app;
  const { shape } = play.puzzle.value;
  const isEntered = play.entries.value.values.some((value) => value > 0);
  const [withEntries, setWithEntries] = useState(isEntered);
  const [coordinates, setCoordinates] = useState(false);
  const [candidates, setCandidates] = useState<Candidates>(isMarked(app) ? 'notes' : 'none');
  const [said, setSaid] = useState('');
  const drawing = useMemo(
    () =>
      drawGrid(paperPicture(app, withEntries, candidates), {
        coordinates,
        symbols: symbolsOf(app.settings.symbols.value),
      }),
    [withEntries, coordinates, candidates],
  );
  const title = say(boardLabel, { shapeName: shapeWords(shape), givensName: givensWords(play.puzzle.value) });
  const { side } = play.geometry.value;
  const smallest = candidates === 'none' ? 0.3 * cellUnits : candidateUnits(side);

  /** Uses the PNG, and reports the result. */
  const take = async (done: string, use: (png: Blob) => void | Promise<void>): Promise<void> => {
    try {
      await use(pngOf(drawing, smallest));
      setSaid(done);
    } catch (error) {
      setSaid(say(pictureFailed, { reasonName: messageOf(error) }));
    }
  };
  const saveSvg = (): void => {
    saveFile(new Blob([svgText(drawing, title)], { type: 'image/svg+xml' }), `${fileStem(app)}.svg`);
    setSaid(say(pictureSaved));
  };
  const savePng = (): Promise<void> => take(say(pictureSaved), (png) => saveFile(png, `${fileStem(app)}.png`));
  const copyPng = (): Promise<void> =>
    take(say(pictureCopied), (png) => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]));
  return (
    <>
      <Preview drawing={drawing} label={title} />
      <div class={styles.checks}>
        {isEntered && <Check label={say(entriesLabel)} checked={withEntries} onChange={setWithEntries} />}
        <Check label={say(coordinatesLabel)} checked={coordinates} onChange={setCoordinates} />
      </div>
      <CandidatesField app={app} name="picture-candidates" chosen={candidates} onChoose={setCandidates} />
      <div class={styles.actions}>
        <Button look="outlined" onClick={() => void savePng()}>
          {say(savePngButton)}
        </Button>
        <Button look="outlined" onClick={saveSvg}>
          {say(saveSvgButton)}
        </Button>
        <Button look="outlined" onClick={() => void copyPng()}>
          {say(copyPicture)}
        </Button>
        <output>{said}</output>
      </div>
    </>
  );
}
