// Pictures on arrival: recognised by their content, whatever comes with them.
import { expect, test, vi } from 'vitest';
import { line, readLine, setUp } from './set_up';

/** The first bytes of a picture. */
const gif = 'GIF89a\u0001\0\u0001\0';

test('a picture is looked at in its dialog, whichever way its file came and whatever it is called', async () => {
  const { play, view, arrival } = setUp(readLine);
  const before = play.puzzle.value;
  const unknown = [
    new File(['II*\0'], 'scan.tif'),
    new File(['MM\0*'], 'scan'),
    new File(['\0'], 'a', { type: 'image/other' }),
  ];
  const ways = [
    arrival.receiveFile,
    arrival.draftFile,
    arrival.collectFile,
    (file: File) => arrival.receiveSharedFiles([file]),
  ];
  for (const file of [new File([gif], 'a'), new File([gif], 'a.txt', { type: 'text/plain' }), ...unknown]) {
    for (const open of ways) {
      view.dialog.value = null;
      await open(file);
      expect([arrival.picture.value?.file, view.dialog.value]).toEqual([file, 'picture']);
    }
  }
  expect(play.puzzle.value).toBe(before);
});

test('a text with the name of a picture is read as a text, and an empty file is reported', async () => {
  const { play, view, arrival } = setUp(readLine);
  const load = vi.spyOn(play, 'load');
  await arrival.receiveFile(new File([line], 'a.png', { type: 'image/png' }));
  expect(load).toHaveBeenCalledOnce();
  await arrival.receiveFile(new File([], 'b.png', { type: 'image/png' }));
  expect([view.notice.value?.text(), view.dialog.value]).toEqual(['b.png is empty.', null]);
});

test('the first picture of several files is opened, and the others wait with it', async () => {
  const { view, collect, arrival } = setUp(readLine);
  const [text, first, second] = [new File([line], 'a.txt'), new File([gif], 'b'), new File([gif], 'c')] as const;
  await arrival.receiveFiles([text, first, second]);
  expect(arrival.picture.value).toMatchObject({ file: first, others: [text, second] });
  expect([view.dialog.value, collect.mock.calls.length]).toEqual(['picture', 0]);
});

test('a picture that is looked at while something else comes is not what came last', async () => {
  const { arrival } = setUp(readLine);
  const file = new File([gif], 'a');
  await arrival.receiveFile(file);
  const first = arrival.picture.value!;
  expect(first.coming.isLast()).toBe(true);
  await arrival.receiveFile(file);
  expect([first.coming.isLast(), arrival.picture.value === first]).toEqual([false, false]);
});

test('a picture of another page is reported if only its address arrives, and read from a data address', async () => {
  const { view, arrival } = setUp(readLine);
  for (const [text, html] of [
    ['https://elsewhere/photo', '<img alt="" src="https://elsewhere/photo">'],
    ['', "<p><img src='https://elsewhere/photo.png'/></p>"],
    ['https://elsewhere/sudoku.JPG?size=9', ''],
  ] as const) {
    view.notice.value = null;
    await arrival.receive(text, html);
    expect(view.notice.value!).toMatchObject({ tone: 'bad' });
    expect(view.notice.value!.text()).toMatch(/^That picture is on another page/);
  }
  expect([view.dialog.value, arrival.picture.value]).toEqual([null, null]);
  await arrival.receive('', `<img src="data:image/gif;base64,${btoa(gif)}">`);
  expect(await arrival.picture.value!.file.text()).toBe(gif);
  expect(view.dialog.value).toBe('picture');
});

test('a text beside a picture is read as a text, and a link of ours around one is opened', async () => {
  const { play, page, arrival } = setUp(readLine);
  const load = vi.spyOn(play, 'load');
  await arrival.receive(line, '<img src="https://elsewhere/photo.png">');
  expect(load).toHaveBeenCalledOnce();
  await arrival.receive('https://elsewhere/#1.3x3.8000.abcd', '<a><img src="https://elsewhere/photo.png"></a>');
  expect(page.location.hash).toBe('#1.3x3.8000.abcd');
});
