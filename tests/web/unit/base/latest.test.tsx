// @vitest-environment jsdom
// The latest question counts: in a store, and in a component.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { makeLatest } from '../../../../web/base/latest';
import { useAnswer } from '../../../../web/ui/answers';

test('a turn is the last until another begins or it is dropped, and its signal says so', () => {
  const latest = makeLatest();
  const first = latest.begin();
  expect([first.isLast(), first.signal.aborted]).toEqual([true, false]);
  const second = latest.begin();
  expect([first.isLast(), first.signal.aborted]).toEqual([false, true]);
  latest.stop();
  expect([second.isLast(), second.signal.aborted]).toEqual([true, true]);
  latest.drop();
  expect(second.isLast()).toBe(false);
});

test('a component never shows the answer to an earlier question, neither before nor after that to the last', async () => {
  const place = document.createElement('div');
  const answers = new Map<string, (answer: string) => void>();
  const ask = (text: string): Promise<string> => new Promise((resolve) => answers.set(text, resolve));
  /** The text drawn at each turn. */
  const drawn: string[] = [];
  function Question({ text }: { text: string }): null {
    drawn.push(`${text}: ${useAnswer(() => (text === '' ? null : ask(text)), [text])}`);
    return null;
  }
  const show = (text: string): void => void act(() => render(<Question text={text} />, place));
  const answer = (text: string): Promise<void> => act(() => Promise.resolve(answers.get(text)!(`about ${text}`)));
  show('one');
  await answer('one');
  expect(drawn.at(-1)).toBe('one: about one');
  show('two');
  show('three');
  await answer('three');
  await answer('two');
  expect(drawn.at(-1)).toBe('three: about three');
  show('');
  expect(drawn.filter((each) => !/^(\w*): (null|about \1)$/.test(each))).toEqual([]);
  expect(drawn.at(-1)).toBe(': null');
});
