// The printed sheet: made on request, beside the page, visible on paper alone, and removed after printing. The
// browser divides it into pages; a page holds `perPage` figures in a grid with the sizes of print_sheet.module.css.
import type { Drawing } from '../../paper/drawing';
import { svgText } from '../../paper/drawing';
import styles from './print_sheet.module.css';

export const perPageChoices = [1, 2, 4, 6, 12] as const;
export type PerPage = (typeof perPageChoices)[number];

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

/** `head`: above the figures of each page; empty = none. */
function pagesOf(figures: readonly PrintFigure[], perPage: PerPage, head: string): HTMLElement[] {
  return Array.from({ length: Math.ceil(figures.length / perPage) }, (_, index) => {
    const page = element('section', 'page');
    page.dataset.per = String(perPage);
    if (head) page.append(wordsOf(head));
    page.append(...figures.slice(index * perPage, (index + 1) * perPage).map(figureOf));
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
