// What is selected and shown: neither saved nor undone, except for the tab, which a link carries.
import { signal } from '@preact/signals';
import type { Dialog, More, Tab, ViewStore } from './types';

export function makeView(): ViewStore {
  return {
    tab: signal<Tab>('solve'),
    more: signal<More | null>(null),
    dialog: signal<Dialog>(null),
    selected: signal(0),
    notice: signal<ViewStore['notice']['value']>(null),
  };
}
