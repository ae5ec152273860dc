// Parts of the Play tab that are needed once there is a puzzle,
// and fetched then: a first visit begins with an empty board.
import { signal } from '@preact/signals';
import type * as Views from './play_views';

export const lateViews = signal<typeof Views | null>(null);

export const loadLateViews = () =>
  import('./play_views').then((views) => {
    lateViews.value = views;
    return views;
  });
