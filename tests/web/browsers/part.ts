// A part of the page: its text, and a person's actions on it. It is looked for anew each time it is used.
import { expect } from '@playwright/test';
import { findParts, type Step } from './find';
import type { Tab } from './tab';

/** As `findParts`, these run in the page and may use nothing from outside themselves. */
type Read<Result, Args extends unknown[]> = (element: HTMLElement, ...args: Args) => Result;

/** The point to press on an element that is at rest and not covered. */
async function spotOf(element: HTMLElement): Promise<{ x: number; y: number; width: number }> {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const place = (): DOMRect => element.getBoundingClientRect();
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = place();
  await frame();
  await frame();
  const { left, top, width, height } = place();
  if (left !== before.left || top !== before.top) throw new Error('It moves');
  if (element.matches(':disabled, [aria-disabled=true]')) throw new Error('It is disabled');
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  if (!element.contains(hit) && label?.control !== element) throw new Error(`It is covered by ${hit?.outerHTML}`);
  return { x, y, width };
}

export class Part {
  constructor(
    private readonly tab: Tab,
    private readonly path: readonly Step[],
  ) {}

  /** The parts of a role within this one. `name`: the whole name, or a pattern in it. */
  get(role: string, name?: string | RegExp): Part {
    const step = name instanceof RegExp ? { role, pattern: name.source } : { role, name };
    return new Part(this.tab, [...this.path, step]);
  }

  /** The same parts, those out of sight too. */
  evenHidden(): Part {
    return new Part(this.tab, [...this.path.slice(0, -1), { ...this.path.at(-1)!, hidden: true }]);
  }

  /** One of several, from 0. */
  nth(index: number): Part {
    return new Part(this.tab, [...this.path.slice(0, -1), { ...this.path.at(-1)!, index }]);
  }

  /** The result of `read` for each. */
  async all<Result, Args extends unknown[]>(read: Read<Result, Args>, ...args: Args): Promise<Awaited<Result>[]> {
    return this.tab.call(
      `(path, ...args) => Promise.all((${String(findParts)})(path).map((part) => (${String(read)})(part, ...args)))`,
      this.path,
      ...args,
    );
  }

  /** The result of `read` for the only one; fails as long as there is none, or another. */
  async only<Result, Args extends unknown[]>(read: Read<Result, Args>, ...args: Args): Promise<Awaited<Result>> {
    return this.tab.call<Awaited<Result>>(
      `(path, ...args) => {
        const found = (${String(findParts)})(path);
        if (found.length !== 1) throw new Error(found.length + ' found of ' + JSON.stringify(path));
        return (${String(read)})(found[0], ...args);
      }`,
      this.path,
      ...args,
    );
  }

  async count(): Promise<number> {
    return (await this.all(() => 0)).length;
  }

  /** Its text as it is laid out, or all of it if it is out of sight; nothing while it is not there. */
  async text(): Promise<string> {
    return (await this.all((part) => (part.checkVisibility() ? part.innerText : part.textContent))).join('\n');
  }

  async attribute(name: string): Promise<string | undefined> {
    const [attributes] = await this.all((element) =>
      Object.fromEntries(element.getAttributeNames().map((each) => [each, element.getAttribute(each)!])),
    );
    return attributes?.[name];
  }

  /** Its name, if that is written out for those who hear the page. */
  label(): Promise<string | undefined> {
    return this.attribute('aria-label');
  }

  /** The text in a field. */
  async value(): Promise<string | undefined> {
    return (await this.all((element) => (element as HTMLInputElement).value))[0];
  }

  async focus(): Promise<void> {
    await expect(() => this.only((element) => element.focus())).toPass();
  }

  /** Presses it as soon as possible. */
  async click(): Promise<void> {
    await this.drag([0.5]);
  }

  /** Presses at a share of its width, moves to the next ones, and lets go at the last. */
  async drag(shares: readonly number[]): Promise<void> {
    await expect(async () => {
      const { x, y, width } = await this.only(spotOf);
      const [first, ...rest] = shares.map((share) => ({
        type: 'pointerMove',
        x: Math.floor(x + (share - 0.5) * width),
        y: Math.floor(y),
      }));
      const actions = [first!, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }];
      await this.tab.perform([{ type: 'pointer', id: 'mouse', actions }]);
    }).toPass();
  }

  /** Chooses an option of a list by its words. The browser's own list is part of the system, and out of reach. */
  async choose(label: string): Promise<void> {
    await expect(() =>
      this.only((element, wanted) => {
        const list = element as HTMLSelectElement;
        const option = [...list.options].find((each) => each.label === wanted);
        if (!option) throw new Error(`There is no ${wanted}`);
        list.value = option.value;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      }, label),
    ).toPass();
  }
}
