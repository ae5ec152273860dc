// @vitest-environment jsdom
// The card of a hint as a player reads it.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { HintCard } from '../../../../../web/features/logic/hint_card';
import { makeHintDoor, type HintPlaceProps } from '../../../../../web/features/logic/hint_door';
import { type LogicDesk, makeDesk } from '../../../../../web/features/logic/logic_desk';
import { boxShape } from '../../../../../web/grid/puzzle';
import { numberOfFullStop } from '../../../../../web/language/generated/techniques';
import { loadSolverTexts } from '../../../../../web/language/solver_texts';
import { settle } from '../../fakes/display';
import { type FakeLogicApp, fakeLogicApp, stepOf } from './app';

const givens = Uint8Array.from('1204000000000021', Number);
const solution = Uint8Array.from('1234341221434321', Number);
/** Words of the solver that do not matter here. */
const words = [numberOfFullStop, [numberOfFullStop, []]] as unknown as readonly [number];
const step = stepOf({
  placements: [{ cell: 6, digit: 1 }],
  ...{ name: words, sentence: words, nudge: words, question: words },
});

let app: FakeLogicApp;
let desk: LogicDesk;
let place: HTMLElement;

beforeAll(loadSolverTexts);
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  app = fakeLogicApp({ shape: boxShape(2, 2), givens });
  desk = makeDesk(app.needs);
  app.next = [step, step];
});
afterEach(() => {
  render(null, place);
  place.remove();
  desk.end();
});

async function show(status: 'unique' | 'several'): Promise<string> {
  app.judge(status, solution);
  desk.hints.ask();
  await settle();
  const part = { hints: desk.hints } as never;
  const hints = makeHintDoor({ load: () => Promise.resolve(null), isOpen: signal(true) } as never);
  const props = { app: app.needs.app, hints } as unknown as HintPlaceProps;
  await act(() => render(<HintCard {...props} part={part} />, place));
  return place.textContent;
}

it('explains the name of a cell by a cell of the step, once, and says that there are several solutions', async () => {
  expect(await show('unique')).toContain('r2c3 means row 2, column 3.');
  expect(place.textContent).not.toContain('more than one solution');
  expect(await show('several')).toContain('This puzzle has more than one solution.');
});
