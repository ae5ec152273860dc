// A drawing for paper: plain shapes in the order in which they cover each other, written as SVG or painted on
// a canvas. The page's policy forbids loading a picture from its own SVG, so a PNG is painted, not converted.

export type PaperShape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill: string }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; width: number; stroke: string }
  | { kind: 'dot'; x: number; y: number; radius: number; fill: string }
  /** (x, y): the middle of its digits. */
  | {
      kind: 'text';
      x: number;
      y: number;
      size: number;
      weight: 400 | 500 | 700;
      slanted?: boolean;
      fill: string;
      text: string;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PaperShape[];
}

const family = 'Helvetica, Arial, sans-serif';
/** From the baseline of a digit to its middle, in font sizes: equal in all fonts of the family. */
const halfRise = 0.358;

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** The attributes that similar shapes share, then the shape's own. */
function tagOf(shape: PaperShape): [look: string, tag: string] {
  const at = (names: Record<string, number>): string =>
    Object.entries(names)
      .map(([name, value]) => `${name}="${rounded(value)}"`)
      .join(' ');
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, fill } = shape;
      return [`fill="${fill}"`, `<rect ${at({ x, y, width, height })}/>`];
    }
    case 'line': {
      const { x1, y1, x2, y2, width, stroke } = shape;
      return [
        `stroke="${stroke}" stroke-width="${rounded(width)}" stroke-linecap="square"`,
        `<line ${at({ x1, y1, x2, y2 })}/>`,
      ];
    }
    case 'dot': {
      const { x: cx, y: cy, radius: r, fill } = shape;
      return [`fill="${fill}"`, `<circle ${at({ cx, cy, r })}/>`];
    }
    case 'text': {
      const { x, y, size, weight, slanted, fill, text } = shape;
      const style = slanted ? ' font-style="italic"' : '';
      const look = `fill="${fill}" font-size="${rounded(size)}" font-weight="${weight}"${style} text-anchor="middle"`;
      return [look, `<text ${at({ x, y: y + halfRise * size })}>${text}</text>`];
    }
  }
}

/** A file of its own. `title`: for screen readers; neither it nor
    any text may contain characters that XML reads as markup. */
export function svgText({ width, height, shapes }: Drawing, title: string): string {
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rounded(width)} ${rounded(height)}" font-family="${family}" role="img">`,
    `<title>${title}</title>`,
  ];
  let group = '';
  for (const shape of shapes) {
    const [look, tag] = tagOf(shape);
    if (look !== group) parts.push(group === '' ? `<g ${look}>` : `</g><g ${look}>`);
    group = look;
    parts.push(tag);
  }
  if (group !== '') parts.push('</g>');
  return `${parts.join('\n')}\n</svg>\n`;
}

export function paintDrawing(context: CanvasRenderingContext2D, { shapes }: Drawing, scale: number): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineCap = 'square';
  for (const shape of shapes) paintShape(context, shape);
}

function paintShape(context: CanvasRenderingContext2D, shape: PaperShape): void {
  switch (shape.kind) {
    case 'rect':
      context.fillStyle = shape.fill;
      context.fillRect(shape.x, shape.y, shape.width, shape.height);
      break;
    case 'line':
      context.strokeStyle = shape.stroke;
      context.lineWidth = shape.width;
      context.beginPath();
      context.moveTo(shape.x1, shape.y1);
      context.lineTo(shape.x2, shape.y2);
      context.stroke();
      break;
    case 'dot':
      context.fillStyle = shape.fill;
      context.beginPath();
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      context.fill();
      break;
    case 'text':
      context.fillStyle = shape.fill;
      context.font = `${shape.slanted ? 'italic ' : ''}${shape.weight} ${shape.size}px ${family}`;
      context.fillText(shape.text, shape.x, shape.y + halfRise * shape.size);
      break;
  }
}
