// The printed sheet: made on request, beside the page, visible on paper alone, and removed after printing. The
// browser divides it into pages; a page holds `perPage` figures in a grid.
import type { Drawing } from '../../paper/drawing';
import { svgText } from '../../paper/drawing';
import styles from './print_sheet.module.css';

/** Figures are at most so wide: a page of A4 or Letter with margins of 12 mm has room for them. */
const layouts = {
  1: { columns: 1, rows: 1, most_mm: 180 },
  2: { columns: 1, rows: 2, most_mm: 114 },
  4: { columns: 2, rows: 2, most_mm: 88 },
  6: { columns: 2, rows: 3, most_mm: 74 },
  12: { columns: 3, rows: 4, most_mm: 54 },
} as const;

export type PerPage = keyof typeof layouts;
export const perPageChoices = Object.keys(layouts).map(Number) as readonly PerPage[];

export interface PrintFigure {
  drawing: Drawing;
  /** Below it, and its name for screen readers. */
  caption: string;
  /** Below the caption, with its line breaks; empty = none. */
  words?: string;
  /** Upside down, so that nobody reads it by chance. */
  isTurned?: boolean;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = styles[name]!;
  return made;
}

function wordsOf(text: string): HTMLElement {
  const words = element('p', 'words');
  words.textContent = text;
  return words;
}

function figureOf({ drawing, caption, words = '', isTurned = false }: PrintFigure): HTMLElement {
  const figure = element('figure', 'figure');
  if (isTurned) figure.dataset.turned = '';
  const text = document.createElement('figcaption');
  text.textContent = caption;
  const svg = new DOMParser().parseFromString(svgText(drawing, ''), 'image/svg+xml').documentElement;
  svg.setAttribute('aria-label', caption);
  figure.append(document.importNode(svg, true), text);
  if (words) figure.append(wordsOf(words));
  return figure;
}

/** More than most characters have. */
const characterWidth_mm = 1.8;
const lineHeight_mm = 4.2;
/** Between the words above the figures and the figures. */
const headGap_mm = 7;

const linesOf = (text: string, width_mm: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length * characterWidth_mm) / width_mm), 0);

/** The sizes by which print_sheet.module.css lays out a page. */
function sizesOf(figures: readonly PrintFigure[], perPage: PerPage, head: string): Record<string, string> {
  const { columns, rows, most_mm } = layouts[perPage];
  const belowLines = figures.map(
    ({ caption, words }) => linesOf(caption, most_mm) + (words ? linesOf(words, most_mm) : 0),
  );
  // A long text under one figure does not make all of them tiny: it takes a page more.
  const below_mm = Math.min(most_mm / 2, Math.max(...belowLines) * lineHeight_mm);
  const head_mm = head ? linesOf(head, 180) * lineHeight_mm + headGap_mm : 0;
  return {
    '--columns': `${columns}`,
    '--rows': `${rows}`,
    '--most': `${most_mm}mm`,
    '--below': `${below_mm.toFixed(1)}mm`,
    '--head': `${head_mm.toFixed(1)}mm`,
  };
}

/** `head`: above the figures of each page; empty = none. */
function pagesOf(figures: readonly PrintFigure[], perPage: PerPage, head: string): HTMLElement[] {
  // The same on each page, though some captions are longer.
  const sizes = Object.entries(sizesOf(figures, perPage, head));
  return Array.from({ length: Math.ceil(figures.length / perPage) }, (_, index) => {
    const page = element('section', 'page');
    const shown = figures.slice(index * perPage, (index + 1) * perPage);
    for (const [name, size] of sizes) page.style.setProperty(name, size);
    if (head) page.append(wordsOf(head));
    page.append(...shown.map(figureOf));
    return page;
  });
}

/** Puts figures on the sheet; each group of them begins a new page. `rules`: above those of the first group, if any. */
export function showSheet(groups: readonly (readonly PrintFigure[])[], perPage: PerPage, rules = ''): void {
  document.querySelector(`.${styles.sheet}`)?.remove();
  const sheet = element('div', 'sheet');
  sheet.append(...groups.flatMap((figures, index) => pagesOf(figures, perPage, index === 0 ? rules : '')));
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
}

export const isSheetShown = (): boolean => document.querySelector(`.${styles.sheet}`) !== null;

export function printSheet(...content: Parameters<typeof showSheet>): void {
  showSheet(...content);
  window.print();
}
