// Saves a chart as a picture.
import type uPlot from './uplot';
import type { Contender } from '../experiment';
import { saveFile } from '../../../ui/controls/save_file';
import { canvasPng } from '../../../paper/canvas_png';
import { say } from '../../../language/say';
import type { Text } from '../../../language/text';
import { themeNow } from './plot';

/** "Solved within a time" -> "solved-within-a-time.png", in every language. */
const fileName = ([, english]: Text): string => `${english.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;

/** The chart on the page's ground, with its title and its key above. */
export function savePlot(plot: uPlot, title: Text, contenders: readonly Contender[]): void {
  const theme = themeNow();
  const source = plot.ctx.canvas;
  const scale = source.width / plot.width;
  const line = 22 * scale;
  const head = line * (1.6 + contenders.length);
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = source.height + head;
  const context = canvas.getContext('2d')!;
  context.fillStyle = theme.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'middle';
  context.fillStyle = theme.ink;
  context.font = `600 ${16 * scale}px system-ui, sans-serif`;
  context.fillText(say(title), 12 * scale, line * 0.8);
  context.font = `${13 * scale}px system-ui, sans-serif`;
  contenders.forEach(({ name }, index) => {
    const { stroke, dash } = theme.contender(index);
    const y = line * (index + 1.8);
    context.strokeStyle = stroke;
    context.lineWidth = 3 * scale;
    context.setLineDash(dash.map((length) => length * scale));
    context.beginPath();
    context.moveTo(12 * scale, y);
    context.lineTo(42 * scale, y);
    context.stroke();
    context.fillText(name, 50 * scale, y);
  });
  context.drawImage(source, 0, head);
  const png = canvasPng(canvas);
  if (png) saveFile(png, fileName(title));
}
