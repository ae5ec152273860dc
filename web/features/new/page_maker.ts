// What this page has for making puzzles: it stays while the dialog is closed, so that what was found is there again.
import { signal } from '@preact/signals';
import { makeLogicWorker } from '../../client/make_logic_worker';
import { makeSolverClient } from '../../client/solver_client';
import { type FoundRatings, makeFoundRatings } from './found_ratings';
import { makeMaker, type Maker } from './maker';
import { makeSeed, type SeedStore } from './seed';
import { usualWish, type Wish } from './wish';

/** A worker of its own each: nothing waits for a puzzle. One that was lost fails what was asked of it, which says so. */
const makeClient = () => makeSolverClient(makeLogicWorker, () => undefined);

interface PageMaker {
  readonly maker: Maker;
  readonly ratings: FoundRatings;
  readonly seed: SeedStore;
}

let made: PageMaker | null = null;
let duel: Maker | null = null;

export const wish = signal<Wish>(usualWish);
/** True if the list of found puzzles is shown in place of the form. */
export const showsFound = signal(false);
/** True if the form with all options is unfolded. */
export const showsOptions = signal(false);

export function makerOfPage(): PageMaker {
  made ??= { maker: makeMaker(makeClient()), ratings: makeFoundRatings(makeClient()), seed: makeSeed() };
  return made;
}

export function duelMakerOfPage(): Maker {
  duel ??= makeMaker(makeClient());
  return duel;
}
