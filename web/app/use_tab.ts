// The view of the tab that is shown, with its components as soon as they are here, and every view's beginning and end.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { TabRecord, TabView } from '../ui/tab';
import { type Door, useDoor } from '../ui/lazy_part';
import { type PageParts, tabs } from './tabs';

type View = TabView<object, PageParts>;

export interface ShownTab {
  readonly tab: TabRecord<PageParts>;
  readonly view: View;
  /** Its components; those that come with the page are in the view itself. */
  readonly door: Door<object>;
}

const nothing = {};
const loadNothing = () => Promise.resolve(nothing);

export function viewShown(parts: PageParts): { tab: TabRecord<PageParts>; view: View } {
  const tab = tabs.find(({ id }) => id === parts.app.view.tab.value)!;
  return { tab, view: tab.views.find((one) => one.isShown?.(parts) ?? true)! };
}

/** `isNear`: it may take the place of the one that is shown at any moment, or is that. */
function useView(view: View, isShown: boolean, isNear: boolean, parts: PageParts): Door<object> {
  const isWanted = useMemo(() => view.isWanted?.() ?? false, []);
  const hasBegun = useRef(isWanted);
  hasBegun.current ||= isShown;
  const isOn = view.stays ? hasBegun.current : isShown;
  const door = useDoor((isOn || isNear) && view.load !== null, view.load ?? loadNothing);
  useLayoutEffect(() => (isOn && door.views ? view.begin?.(door.views, parts) : undefined), [isOn, door.views]);
  return view.load ? door : { ...door, views: nothing };
}

export function useTab(parts: PageParts): ShownTab {
  const shown = viewShown(parts);
  let own: Door<object> | null = null;
  for (const tab of tabs) {
    tab.views.forEach((view, at) => {
      const isNear = tab === shown.tab && at > tab.views.indexOf(shown.view);
      const door = useView(view, view === shown.view, isNear, parts);
      if (view === shown.view) own = door;
    });
  }
  return { ...shown, door: own! };
}
