// The view of the visible tab, with its components as soon as they are loaded, and every view's beginning and end.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { TabRecord, TabView } from '../ui/tab';
import { type LazyPart, useLazyPart } from '../ui/lazy_part';
import { type Page, tabs } from './tabs';

type View = TabView<object, Page>;

export interface ShownTab {
  readonly tab: TabRecord<Page>;
  readonly view: View;
  /** Its components; for a view that comes with the page they are in the view itself. */
  readonly part: LazyPart<object>;
}

const nothing = {};
const loadNothing = () => Promise.resolve(nothing);

export function viewShown(page: Page): { tab: TabRecord<Page>; view: View } {
  const tab = tabs.find(({ id }) => id === page.app.view.tab.value)!;
  return { tab, view: tab.views.find((one) => one.isShown?.(page) ?? true)! };
}

/** `isNear`: true if it is visible, or may be at any moment. */
function useView(view: View, isShown: boolean, isNear: boolean, page: Page): LazyPart<object> {
  const isWanted = useMemo(() => view.isWanted?.() ?? false, []);
  const hasBegun = useRef(isWanted);
  hasBegun.current ||= isShown;
  const isOn = view.stays ? hasBegun.current : isShown;
  const fetched = useLazyPart((isOn || isNear) && view.load !== null, view.load ?? loadNothing);
  const part = view.load ? fetched : { ...fetched, views: nothing };
  useLayoutEffect(() => (isOn && part.views ? view.begin?.(part.views, page) : undefined), [isOn, part.views]);
  return part;
}

export function useTab(page: Page): ShownTab {
  const shown = viewShown(page);
  let own: LazyPart<object> | null = null;
  for (const tab of tabs) {
    tab.views.forEach((view, at) => {
      const isNear = tab === shown.tab && at > tab.views.indexOf(shown.view);
      const part = useView(view, view === shown.view, isNear, page);
      if (view === shown.view) own = part;
    });
  }
  return { ...shown, part: own! };
}
