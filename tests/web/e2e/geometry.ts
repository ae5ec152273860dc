// Judges what is on the screen by its geometry alone: no word is broken, nothing is cut off or covered, nothing hangs over the
// edge, text can be read and controls can be hit. Runs in the page and describes each fault in a line.
import type { Page } from '@playwright/test';

/** Controls that are smaller than a finger's target on purpose, and why. */
const smaller = [
  // In a line of text a target is as high as the line, as links are everywhere.
  'p a, li a, td a, dd a, summary a',
  // The keys of a pad have no gap between them, and each is as wide as the screen allows.
  '[role=group] button[aria-label]:is([class*=key])',
  // Bars above this slider are pressed themselves.
  '[class*=ladder] input',
  // Seven keys in one row of a small phone, or beside the board of a small page.
  '[class*=keys] button',
  // The cells of a board, and of drawn ones.
  '[role=gridcell], [role=gridcell] *, [class*=pattern] *',
];

/**
 * Up to this width of a page, CSS pixels, a row of five to seven keys, tabs or choices has less than a finger's width for each.
 * They are as high as a finger, then, and at least this wide; a page of 195 is one of 390 at twice its size.
 */
const [narrow, narrowest] = [360, 29.5];

/** Parts that may be cut off, since they are shown whole elsewhere, and parts that may scroll sideways. */
const cutOff = ['[class*=puzzle]', 'textarea', 'input', 'select'];
const sideways = ['textarea', 'pre', 'input', '[class*=tree]', 'canvas', '[class*=kinds]'];

export interface Judgement {
  /** True if fingers press the judged controls. */
  readonly touch: boolean;
}

/** The faults of the visible page; of a dialog alone while one is open. */
export function faultsOf(page: Page, judgement: Judgement): Promise<string[]> {
  return page.evaluate(
    ({ touch, smaller, cutOff, sideways, narrow, narrowest }) => {
      const dialogs = [...document.querySelectorAll('dialog[open]')];
      const root = dialogs.at(-1) ?? document.body;
      const faults = new Set<string>();
      const { innerWidth: width, innerHeight: height } = window;

      const nameOf = (element: Element): string => {
        const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
        const look = (element.getAttribute('class') ?? '').replace(/_?([a-z]+)_[\w-]+/gi, '$1');
        return `${element.tagName.toLowerCase()}.${look} "${text.slice(0, 40)}"`;
      };
      const isOneOf = (element: Element, selectors: string[]): boolean => selectors.some((one) => element.closest(one));
      const isUnseen = (element: Element): boolean => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
          if (getComputedStyle(at).clipPath.startsWith('inset')) return true;
        }
        return false;
      };

      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const isEmpty = (box: Box): boolean => box.right - box.left < 1 || box.bottom - box.top < 1;
      /** The part of a box that its ancestors show, and whether one of them cuts the rest off for good. */
      const shown = (element: Element, whole: Box): { part: Box; cut: boolean } => {
        const part = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom };
        let cut = false;
        for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(at);
          if (
            at !== element &&
            overflowX + overflowY !== 'visiblevisible' &&
            getComputedStyle(at).display !== 'contents'
          ) {
            const own = at.getBoundingClientRect();
            const inner = {
              left: own.left + at.clientLeft,
              top: own.top + at.clientTop,
              right: own.left + at.clientLeft + at.clientWidth,
              bottom: own.top + at.clientTop + at.clientHeight,
            };
            const across = part.left < inner.left - 1.5 || part.right > inner.right + 1.5;
            const along = part.top < inner.top - 2.5 || part.bottom > inner.bottom + 2.5;
            if ((across && /hidden|clip/.test(overflowX)) || (along && /hidden|clip/.test(overflowY))) cut = true;
            if (overflowX !== 'visible') {
              part.left = Math.max(part.left, inner.left);
              part.right = Math.min(part.right, inner.right);
            }
            if (overflowY !== 'visible') {
              part.top = Math.max(part.top, inner.top);
              part.bottom = Math.min(part.bottom, inner.bottom);
            }
          }
          if (position === 'fixed') break;
        }
        return { part, cut };
      };

      // Texts: their size, their words, their edges.
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        const text = node.nodeValue ?? '';
        if (!text.trim() || element.closest('script, style, svg, option, canvas, [aria-hidden=true] svg')) continue;
        if (isUnseen(element)) continue;
        const style = getComputedStyle(element);
        const size = parseFloat(style.fontSize);
        if (size < 10.99) faults.add(`text of ${size} px: ${nameOf(element)}`);
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        if (!isOneOf(element, cutOff)) {
          const { part, cut } = shown(element, box);
          if (cut) faults.add(`cut off: ${nameOf(element)}`);
          else if (
            element.scrollWidth > element.clientWidth + 1 &&
            element.clientWidth > 0 &&
            style.overflowX !== 'visible'
          )
            faults.add(`cut off or scrolled sideways: ${nameOf(element)}`);
          if (!isEmpty(part) && (part.right > width + 1 || part.left < -1))
            faults.add(`over the edge: ${nameOf(element)}`);
        }
        // A label crosses no edge of its button, even if it is not cut off there.
        const control = element.closest('button, label, summary, [role=tab], a[class]')?.getBoundingClientRect();
        if (control && (box.left < control.left - 1 || box.right > control.right + 1))
          faults.add(`wider than its control: ${nameOf(element)}`);
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’']{2,24}/gu)) {
          // A soft hyphen marks a place where a word may be broken, and shows that it was.
          if (text[index - 1] === '\u00ad') continue;
          // A string longer than any word is data: a link, a grid.
          if (/[\p{L}\p{N}]{25}/u.test(text.slice(Math.max(0, index - 25), index + 50))) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].filter((part) => part.width > 0.5).map(({ bottom }) => Math.round(bottom)),
          );
          if (lines.size > 1) faults.add(`broken word “${word}”: ${nameOf(element)}`);
        }
      }

      // Controls: large enough, apart, in sight, not covered.
      const controls = [
        ...root.querySelectorAll(
          'button, a[href], select, textarea, summary, input, label:has(input), [role=slider], [role=tab]',
        ),
      ].filter(
        (element) =>
          !isUnseen(element) &&
          !element.closest('[inert], [role=grid]') &&
          !(element.matches('input') && element.closest('label')),
      );
      /** The part around it that stays in sight while the rest scrolls beneath it. */
      const footOf = (element: Element): Element | null => {
        for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
          if (getComputedStyle(at).position === 'sticky') return at;
        }
        return null;
      };
      const places: { element: Element; part: Box; foot: Element | null }[] = [];
      for (const element of controls) {
        const box = element.getBoundingClientRect();
        const { part, cut } = shown(element, box);
        if (cut) faults.add(`control cut off: ${nameOf(element)}`);
        if (box.right > width + 1 || box.left < -1) {
          if (!isEmpty(part) && (part.right > width + 1 || part.left < -1))
            faults.add(`control over the edge: ${nameOf(element)}`);
        }
        const least = 44 - 0.5;
        const isSmall = box.width < (width <= narrow ? narrowest : least) || box.height < least;
        if (touch && isSmall && !isOneOf(element, smaller))
          faults.add(`target of ${Math.round(box.width)}x${Math.round(box.height)}: ${nameOf(element)}`);
        if (!isEmpty(part)) places.push({ element, part, foot: footOf(element) });
      }
      places.forEach(({ element, part, foot }, i) => {
        for (const other of places.slice(i + 1)) {
          if (element.contains(other.element) || other.element.contains(element) || foot !== other.foot) continue;
          const across = Math.min(part.right, other.part.right) - Math.max(part.left, other.part.left);
          const along = Math.min(part.bottom, other.part.bottom) - Math.max(part.top, other.part.top);
          // A control wholly within another, as the dots of a card, is on top of it; its middle is tried below.
          const inner = [part, other.part].some(
            (box) => across >= box.right - box.left && along >= box.bottom - box.top,
          );
          if (across > 1 && along > 1 && !inner) faults.add(`overlap: ${nameOf(element)} and ${nameOf(other.element)}`);
        }
        const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
        if (x < 0 || y < 0 || x >= width || y >= height) return;
        const top = document.elementFromPoint(x, y);
        if (!top || element.contains(top) || top.contains(element) || (!foot && footOf(top))) return;
        if (!element.matches(':disabled')) faults.add(`covered: ${nameOf(element)} by ${nameOf(top)}`);
      });

      for (const foot of new Set(places.map((place) => place.foot))) {
        const share = foot ? foot.getBoundingClientRect().height / root.clientHeight : 0;
        if (share > 0.4) faults.add(`stays in sight and takes ${Math.round(100 * share)} %: ${nameOf(foot!)}`);
      }

      // Sideways scrolling.
      const ground = document.scrollingElement!;
      if (ground.scrollWidth > width + 1) faults.add(`the page is ${ground.scrollWidth} px wide`);
      for (const element of root.querySelectorAll('*')) {
        if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) continue;
        const { overflowX } = getComputedStyle(element);
        if (!/auto|scroll/.test(overflowX) || isUnseen(element) || isOneOf(element, sideways)) continue;
        faults.add(`scrolls sideways by ${element.scrollWidth - element.clientWidth} px: ${nameOf(element)}`);
      }
      return [...faults];
    },
    { ...judgement, smaller, cutOff, sideways, narrow, narrowest },
  );
}
