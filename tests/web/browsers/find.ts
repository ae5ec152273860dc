// Finds parts of the page as people do, by role and name. `findParts` runs in the page: it may use nothing from
// outside itself. It supports only the roles and names that the page uses; axe-core checks them in tests/web/e2e.

/** One step inwards: a role, and a name that is the whole name or a pattern in it. */
export interface Step {
  readonly role: string;
  readonly name?: string;
  readonly pattern?: string;
  /** Index among the parts found, from 0; all if it is left out. */
  readonly index?: number;
  /** Parts that are folded away or hidden by style count too. */
  readonly hidden?: boolean;
}

/** The parts at the end of a path, in the order of the document; hidden ones only for a step that asks for them. */
export function findParts(path: readonly Step[]): HTMLElement[] {
  const implied: Record<string, string> = {
    banner: 'body header',
    button: 'button, summary',
    checkbox: 'input[type=checkbox]',
    columnheader: 'th[scope=col]',
    combobox: 'select',
    dialog: 'dialog',
    group: 'fieldset',
    heading: 'h1, h2, h3',
    img: 'img[alt]',
    list: 'ul, ol',
    listitem: 'li',
    option: 'option',
    radio: 'input[type=radio]',
    region: 'section[aria-label], section[aria-labelledby]',
    row: 'tr',
    slider: 'input[type=range]',
    status: 'output',
    table: 'table',
    textbox: 'textarea, input:not([type]), input[type=text]',
  };
  const textOf = (elements: Iterable<Element | null>): string =>
    [...elements].map((element) => (element as HTMLElement | null)?.innerText ?? '').join(' ');
  const labelsOf = (element: HTMLElement): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    // A label may hold the field itself, whose options are no part of its name.
    return textOf(labels).replace((element as HTMLSelectElement).options ? element.innerText : '', '');
  };
  const nameOf = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ');
    const name =
      (labelledBy && textOf(labelledBy.map((id) => document.getElementById(id)))) ||
      element.getAttribute('aria-label') ||
      labelsOf(element) ||
      element.getAttribute('alt') ||
      textOf([element.querySelector('legend') ?? element]);
    return name.replace(/\s+/g, ' ').trim();
  };
  const inside = (places: readonly ParentNode[], { role, name, pattern, index, hidden }: Step): HTMLElement[] => {
    const implicit = implied[role]?.replace(/[^,]+/g, (selector) => `${selector}:not([role])`);
    const selector = [`[role=${role}]`, implicit].filter(Boolean).join(', ');
    const found = places
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => hidden || role === 'option' || element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => name === undefined || nameOf(element) === name)
      .filter((element) => pattern === undefined || new RegExp(pattern).test(nameOf(element)));
    return index === undefined ? found : found.slice(index, index + 1);
  };
  return path.reduce<HTMLElement[]>(
    (places, step) => inside(places, step),
    // The first step looks in the whole document.
    [document.documentElement],
  );
}
