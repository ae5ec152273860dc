// An arrival with a play and a view of its own, where puzzles come in; and a reader of one kind of text.
import { vi } from 'vitest';
import { makeArrival } from '../../../../../web/features/arrival/arrival';
import type { ArrivalNeeds, Openers } from '../../../../../web/features/arrival/arrival_store';
import { samplePuzzle, samples } from '../../../../../web/features/import/samples';
import { blankPuzzle, boxShape } from '../../../../../web/grid/puzzle';
import { makePlay } from '../../../../../web/state/play';
import { makeView } from '../../../../../web/state/view';

export function setUp(read: ArrivalNeeds['app']['read']) {
  const play = makePlay(blankPuzzle(boxShape(2, 2)));
  const view = makeView();
  const collect = vi.fn<Openers['collect']>().mockResolvedValue();
  const write = (): Promise<string> => Promise.resolve('a line');
  const page = { location: { href: 'https://host/app/', hash: '' } as Location };
  return {
    play,
    view,
    collect,
    page,
    arrival: makeArrival({ app: { play, view, read, write }, openers: { collect }, page }),
  };
}

/** Reads lines of 81 characters, like the solver, and nothing else; two lines are a list. */
export const readLine: ArrivalNeeds['app']['read'] = (text) => {
  const division = (text.match(/^\s*[\d.]{81}/gm) ?? []).length > 1 ? ('lines' as const) : ('one' as const);
  return Promise.resolve(
    /^[\d.]{81}$/.test(text)
      ? { ok: true, puzzle: samplePuzzle(samples[0]!), description: '', division }
      : { ok: false, message: 'No.', line: 0, column: 0, division },
  );
};

export const line = '.'.repeat(81);
