// The fog over a game: it follows digits, undo and the solution, and can be lifted.
import { computed, signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { fogOf } from '../../../../../web/features/fog/fog';
import { boxShape, type Puzzle } from '../../../../../web/grid/puzzle';
import type { SolveOutcome } from '../../../../../web/protocol/messages';
import { makePlay } from '../../../../../web/state/play';
import { makeSittings } from '../../../../../web/state/sitting';
import { makeStopwatch } from '../../../../../web/state/stopwatch';

const solution = '1234341221434321';

const answering = (outcome: Partial<SolveOutcome>) => () =>
  Promise.resolve({ status: 'several', solution: null, ...outcome } as SolveOutcome);

function open(texts: Puzzle['texts'], solve = answering({}), constraints = 'fogofwar=["R1C1"]\n') {
  const puzzle = { shape: { ...boxShape(2, 2), constraints }, givens: new Uint8Array(16), ...(texts && { texts }) };
  const play = makePlay(puzzle);
  play.load(puzzle);
  play.typing.value = 'entries';
  const isOpen = computed(() => true);
  const sittings = makeSittings({ play, stopwatch: makeStopwatch(), timer: signal(false), isOpen, isPlayed: isOpen });
  const fog = fogOf({ play, sittings, solve });
  const seen = (): string => [...(play.source.picture.cover?.cells ?? [])].map((one) => (one ? '#' : '.')).join('');
  return { play, fog, seen };
}

const texts = { title: '', author: '', rules: '', solution };

it('clears round a right digit, not round a wrong one, and undo brings it back', () => {
  const { play, fog, seen } = open(texts);
  expect(seen()).toBe('..##..##########');
  expect(fog.doubt.value).toBeNull();
  play.type([15], 2);
  expect(seen()).toBe('..##..##########');
  const before = play.cover.peek();
  play.type([14], 1);
  expect(play.cover.peek()).toBe(before);
  play.type([15], 1);
  expect(seen()).toBe('..##..####..##..');
  play.undo();
  expect(seen()).toBe('..##..##########');
});

it('is lifted for the sitting, and put back', () => {
  const { play, fog } = open(texts);
  fog.lift(true);
  expect(play.cover.value).toBeUndefined();
  fog.lift(false);
  expect(fog.count.value).toBe(12);
});

it('says why digits do not clear it', async () => {
  const { fog } = open(undefined);
  expect(fog.doubt.value).toBe('sought');
  await expect.poll(() => fog.doubt.value).toBe('several');
  const { fog: other } = open(undefined, answering({ status: 'several', keepsRules: false }));
  await expect.poll(() => other.doubt.value).toBe('unknown');
});

it('clears by the one solution that the solver finds', async () => {
  const found = Uint8Array.from(solution, Number);
  const { play, fog, seen } = open(undefined, answering({ status: 'unique', solution: found }));
  play.type([15], 1);
  await expect.poll(() => fog.doubt.value).toBeNull();
  expect(seen()).toBe('..##..####..##..');
});

it('lies over no puzzle without fog, and over no cell of a full grid', () => {
  expect(open(texts, answering({}), 'odd=[{"cell":"R1C1"}]\n').play.cover.value).toBeUndefined();
  const { play, fog } = open(texts);
  [...solution].forEach((digit, cell) => play.type([cell], Number(digit)));
  expect(fog.count.value).toBe(0);
});

it('keeps to the puzzle on the board when the answer for another comes late', async () => {
  const answers: ((outcome: SolveOutcome) => void)[] = [];
  const { play, fog } = open(undefined, () => new Promise((answer) => answers.push(answer)));
  play.load({ ...play.puzzle.peek(), givens: Uint8Array.of(1, ...new Uint8Array(15)) });
  const outcome = await answering({})();
  answers.at(-1)!(outcome);
  await expect.poll(() => fog.doubt.value).toBe('several');
  answers[0]!({ ...outcome, status: 'none' });
  await new Promise((next) => setTimeout(next));
  expect(fog.doubt.value).toBe('several');
  expect(answers).toHaveLength(2);
});
