// A drawing for paper: plain shapes in the order in which they cover each other, written as SVG or painted on
// a canvas. The page's policy forbids loading a picture from its own SVG, so a PNG is painted, not converted.

export type PaperShape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill: string }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; width: number; stroke: string }
  | { kind: 'dot'; x: number; y: number; radius: number; fill: string }
  /** `path`: in the language of SVG, its lengths `scale` units from (x, y). `width`: of its strokes, in the same
      lengths; 0 = it is filled. Colours are #rrggbb or #rrggbbaa. */
  | {
      kind: 'path';
      x: number;
      y: number;
      scale: number;
      path: string;
      width: number;
      cap: 'butt' | 'round';
      ink: string;
    }
  /** (x, y): the middle of its digits, or of their left end. */
  | {
      kind: 'text';
      x: number;
      y: number;
      size: number;
      weight: number;
      slanted?: boolean;
      align?: 'start';
      /** The width of the paper that is left free round it. */
      halo?: number;
      /** Clockwise round (x, y), in degrees. */
      angle?: number;
      fill: string;
      text: string;
    };

type Path = Extract<PaperShape, { kind: 'path' }>;
type Words = Extract<PaperShape, { kind: 'text' }>;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PaperShape[];
}

const family = 'Helvetica, Arial, sans-serif';
/** From the baseline of a digit to its middle, in font sizes: equal in all fonts of the family. */
const halfRise = 0.358;
const paper = '#ffffff';

const rounded = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

const at = (names: Record<string, number>): string =>
  Object.entries(names)
    .map(([name, value]) => `${name}="${rounded(value)}"`)
    .join(' ');

/** A text as XML holds it: puzzles from elsewhere may have any text, and some characters are in no XML file. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Transparency is an attribute of its own: not every program reads #rrggbbaa. */
function paint(name: 'fill' | 'stroke', colour: string): string {
  const opacity = parseInt(colour.slice(7), 16) / 255;
  return `${name}="${colour.slice(0, 7)}"${opacity < 1 ? ` ${name}-opacity="${rounded(opacity)}"` : ''}`;
}

function pathTag({ x, y, scale, path, width, cap, ink }: Path): [look: string, tag: string] {
  const colour =
    width > 0
      ? `fill="none" ${paint('stroke', ink)} stroke-width="${rounded(width, 4)}" stroke-linecap="${cap}" stroke-linejoin="round"`
      : paint('fill', ink);
  return [
    `transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})" ${colour}`,
    `<path d="${path}"/>`,
  ];
}

function textTag({ x, y, size, weight, slanted, align, halo = 0, angle = 0, fill, text }: Words): [string, string] {
  const style = slanted ? ' font-style="italic"' : '';
  const free =
    halo > 0
      ? ` stroke="${paper}" stroke-width="${rounded(2 * halo)}" stroke-linejoin="round" paint-order="stroke"`
      : '';
  const look = `${paint('fill', fill)} font-size="${rounded(size)}" font-weight="${weight}"${style}${free} text-anchor="${align ?? 'middle'}"`;
  const turn = angle ? ` transform="rotate(${rounded(angle)} ${rounded(x)} ${rounded(y)})"` : '';
  return [look, `<text ${at({ x, y: y + halfRise * size })}${turn}>${escaped(text)}</text>`];
}

/** The attributes that similar shapes share, then the shape's own. */
function tagOf(shape: PaperShape): [look: string, tag: string] {
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
    case 'path':
      return pathTag(shape);
    case 'text':
      return textTag(shape);
  }
}

/** A file of its own. `title`: for screen readers. */
export function svgText({ width, height, shapes }: Drawing, title: string): string {
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rounded(width)} ${rounded(height)}" font-family="${family}" role="img">`,
    `<title>${escaped(title)}</title>`,
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
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
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
      context.lineCap = 'square';
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
    case 'path':
      paintPath(context, shape);
      break;
    case 'text':
      paintText(context, shape);
  }
}

function paintPath(context: CanvasRenderingContext2D, { x, y, scale, path, width, cap, ink }: Path): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillStyle = context.strokeStyle = ink;
  context.lineWidth = width;
  context.lineCap = cap;
  if (width > 0) context.stroke(new Path2D(path));
  else context.fill(new Path2D(path));
  context.restore();
}

function paintText(context: CanvasRenderingContext2D, shape: Words): void {
  const { x, y, size, weight, slanted, align, halo = 0, angle = 0, fill, text } = shape;
  context.save();
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.font = `${slanted ? 'italic ' : ''}${weight} ${size}px ${family}`;
  context.textAlign = align ? 'left' : 'center';
  if (halo > 0) {
    context.strokeStyle = paper;
    context.lineWidth = 2 * halo;
    context.strokeText(text, 0, halfRise * size);
  }
  context.fillStyle = fill;
  context.fillText(text, 0, halfRise * size);
  context.restore();
}
