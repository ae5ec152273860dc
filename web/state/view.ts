// What is selected and shown: neither saved nor undone, except for the tab, the runs side by side and what runs start
// from, which a link carries.
import { signal } from '@preact/signals';
import type { RaceChoice } from '../run/race_choice';
import type { Dialog, More, Question, Tab, ViewStore } from './types';

export function makeView(): ViewStore {
  return {
    tab: signal<Tab>('solve'),
    race: signal<RaceChoice | null>(null),
    withEntries: signal(false),
    more: signal<More | null>(null),
    dialog: signal<Dialog>(null),
    question: signal<Question | null>(null),
    selected: signal(0),
    noting: signal(false),
    showsBest: signal(false),
    choosesSolver: signal(false),
    farPlace: signal<ViewStore['farPlace']['value']>(null),
    notice: signal<ViewStore['notice']['value']>(null),
  };
}
