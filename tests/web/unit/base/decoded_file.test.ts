// Files as text: encodings and line ends of all kinds, in one slice and across several.
import { expect, test } from 'vitest';
import { decodedFile, isBinary } from '../../../../web/base/decoded_file';

function utf16(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), !isBigEndian);
  return bytes;
}

test('a file of UTF-8 with line feeds is taken as it is', async () => {
  for (const text of ['', '12\n34\n', '12\r\n34\r\n', 'é\n']) {
    const file = new Blob([text]);
    expect(await decodedFile(file)).toBe(file);
  }
});

test('UTF-16 of either order becomes UTF-8, without its mark', async () => {
  for (const isBigEndian of [false, true]) {
    const file = new Blob([utf16('\uFEFFé\r12\r\n34', isBigEndian)]);
    expect(await (await decodedFile(file)).text()).toBe('é\n12\r\n34');
  }
});

test('a carriage return alone ends a line, and one before a line feed stays, wherever a slice is cut', async () => {
  expect(await (await decodedFile(new Blob(['12\r34\r\n\r\r\n5\r']))).text()).toBe('12\n34\r\n\n\r\n5\n');
  const filled = `1\r${'2'.repeat((1 << 20) - 3)}`;
  expect(await (await decodedFile(new Blob([`${filled}\r\n3\r4`]))).text()).toBe(
    `${filled.replace('\r', '\n')}\r\n3\n4`,
  );
  expect(await (await decodedFile(new Blob([`${filled}\r3`]))).text()).toBe(`${filled.replace('\r', '\n')}\n3`);
});

test('binary data are recognised by their characters', () => {
  expect(isBinary('PK\u0003\u0004')).toBe(true);
  expect(isBinary('1\t2\r\n\f\v.é│\n')).toBe(false);
});
