// The obstacles at a contradiction: asked for once when the run stops at one, and gone when it moves on.
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { makeBlocks } from '../../../../../web/features/watch/blocks';
import type { Message } from '../../../../../web/language/text';
import type { WatchReadout } from '../../../../../web/features/watch/watch_store';

function setUp() {
  const readout = signal<WatchReadout | null>(null);
  const playing = signal(false);
  const answers: ((messages: Message[] | null) => void)[] = [];
  const look = () => new Promise<never>((resolve) => answers.push(resolve as never));
  const blocks = makeBlocks({ readout, playing, look });
  const at = (position: number, contradicts: boolean, known = 100): void => {
    readout.value = { position, contradicts, known } as WatchReadout;
  };
  const answer = async (messages: Message[] | null): Promise<void> => {
    answers.at(-1)!(messages);
    await Promise.resolve();
  };
  return { at, answer, answers, blocks, playing };
}

it('is asked for at a contradiction alone, once however much more of the run becomes known', async () => {
  const { at, answer, answers, blocks } = setUp();
  at(4, false);
  expect(answers).toHaveLength(0);
  at(5, true);
  await answer([[1]]);
  at(5, true, 2000);
  expect(answers).toHaveLength(1);
  expect(blocks.messages.value).toEqual([[1]]);
  at(6, false);
  expect(blocks.messages.value).toEqual([]);
});

it('is not asked for while the run plays, and is when it stops there', () => {
  const { at, answers, playing } = setUp();
  playing.value = true;
  at(5, true);
  expect(answers).toHaveLength(0);
  playing.value = false;
  expect(answers).toHaveLength(1);
});

it('never comes from a contradiction left meanwhile', async () => {
  const { at, answer, answers, blocks } = setUp();
  at(5, true);
  at(9, true);
  answers[0]!([[2]]);
  await Promise.resolve();
  expect(blocks.messages.value).toEqual([]);
  await answer([[9]]);
  expect(blocks.messages.value).toEqual([[9]]);
});
