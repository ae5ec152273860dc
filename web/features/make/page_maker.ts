// The page's maker of puzzles: it stays while the dialog is closed, so
// that its finds are there again. It also puts a puzzle on the board.
import { signal } from '@preact/signals';
import { makeLogicWorker } from '../../client/late_workers';
import { makeSolverClient } from '../../client/solver_client';
import { madeIsHere, madeOfGradeIsHere } from '../../language/generated/make';
import { say } from '../../language/say';
import type { Aim, MadePuzzle } from '../../protocol/making';
import type { Arrival, Coming } from '../arrival/arrival_store';
import { gradeWord } from '../rating/grade';
import { type FoundRatings, makeFoundRatings } from './found_ratings';
import { makeMaker, type Maker } from './maker';
import { makeSeed, type SeedStore } from './seed_field';
import { usualWish, type Wish } from './wish';

/** Each has its own worker: nothing waits for a puzzle. The loss of a worker fails its requests, with a message. */
const makeClient = () => makeSolverClient(makeLogicWorker, () => undefined);

interface PageMaker {
  readonly maker: Maker;
  readonly ratings: FoundRatings;
  readonly seed: SeedStore;
}

let made: PageMaker | null = null;
let duel: Maker | null = null;

export const wish = signal<Wish>(usualWish);
/** True if the list of found puzzles replaces the form. */
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

/** The word for a puzzle made with this aim; null if the aim does
    not determine it: other steps count besides the hardest. */
export const wishedGrade = (aim: Aim): number | null => (aim.kind === 'grade' ? aim.grade : null);

export function acceptMade(arrival: Arrival, { puzzle }: MadePuzzle, grade: number | null, coming?: Coming): void {
  const words = (): string =>
    grade === null ? say(madeIsHere) : say(madeOfGradeIsHere, { gradeName: gradeWord(grade) });
  arrival.accept(puzzle, words, { kind: 'made', grade }, undefined, coming);
}
