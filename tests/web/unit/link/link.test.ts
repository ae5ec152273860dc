// The link: every state survives it, in the oldest version that can hold it. Damage: link_damage.test.ts.
import { describe, expect, it } from 'vitest';
import { boxShape } from '../../../../web/grid/puzzle';
import type { LinkState } from '../../../../web/link/link';
import { checksum, deflate, toBase64Url } from '../../../../web/link/link_bytes';
import { penToText } from '../../../../web/link/pen_link';
import { noEntries } from '../../../../web/state/moves';
import { hasNote, noNotes, withDigit } from '../../../../web/state/notes';
import { candidateOf, candidates } from '../../../../web/state/pen';
import fc from '../random';
import { classic, decodeLink, encodeLink, inkala, plain, signed, state } from './states';

describe('a link', () => {
  it('shows the characters of a 9x9', async () => {
    expect(await encodeLink(plain(classic))).toBe(`1.3x3.${inkala}.${checksum(`1.3x3.${inkala}`)}`);
  });

  it('gives back every state of every shape, in characters that survive everywhere', async () => {
    await fc.assert(
      fc.asyncProperty(state, async (sent) => {
        const link = await encodeLink(sent);
        expect(link).toMatch(/^[A-Za-z0-9._~-]+$/);
        expect(await decodeLink(`#${link}`)).toEqual({ ok: true, state: sent });
      }),
      { numRuns: 200 },
    );
  });

  it('stays short on a large grid', async () => {
    const givens = Uint8Array.from({ length: 49 * 49 }, (_, cell) => (cell % 2 ? 0 : 1 + ((cell * 31) % 49)));
    const link = await encodeLink(plain({ shape: boxShape(7, 7), givens }));
    expect(link.length).toBeLessThan(2500);
  });
});

describe('a step of the path in a link', () => {
  it('makes it one of version 5, and without a step Logic is in the oldest that will do', async () => {
    const logic: LinkState = { ...plain(classic), tab: 'logic' };
    expect(await encodeLink({ ...logic, step: 11 })).toMatch(/^5\.3x3\.\d{81}\.p12\.g\.[\w-]{4}$/);
    expect(await encodeLink(logic)).toMatch(/^1\.3x3\.\d{81}\.g\.[\w-]{4}$/);
  });

  it('is refused where it is none', async () => {
    const body = `5.3x3.${inkala}.p0.g`;
    expect((await decodeLink(`${body}.${checksum(body)}`)).ok).toBe(false);
  });
});

describe('the start of runs in a link', () => {
  const values = new Uint8Array(81).fill(1, 1, 2);
  const entries = { ...noEntries(classic), values };
  const chosen = { choice: { algorithm: 'norvig', knobs: [], limit: 1 }, position: 7 };
  const watched: LinkState = { ...plain(classic), entries, run: chosen, withEntries: true, tab: 'watch' };

  it('includes the entries in old links, made when all runs started with them', async () => {
    const link = await encodeLink(watched);
    expect(link).toMatch(/^1\.3x3\.\d{81}\.e\d{81}\.rnorvig_1_7_\.w\.[\w-]{4}$/);
    expect(await decodeLink(link)).toEqual({ ok: true, state: watched });
  });

  it('makes it a link of version 3 only where entries are left out', async () => {
    const link = await encodeLink({ ...watched, withEntries: false });
    expect(link).toMatch(/^3\..*\.g\.w\.[\w-]{4}$/);
    expect(await decodeLink(link)).toEqual({ ok: true, state: { ...watched, withEntries: false } });
    expect(await encodeLink({ ...watched, withEntries: false, entries: null })).toMatch(/^1\./);
    expect(await encodeLink({ ...watched, withEntries: false, run: null })).toMatch(/^1\./);
  });
});

describe('rules in a link', () => {
  const ruled = (constraints: string): LinkState => plain({ ...classic, shape: { ...classic.shape, constraints } });

  it('are letters of the shape where they were letters before', async () => {
    for (const [constraints, letters] of [
      ['diagonals\n', 'x'],
      ['windows\n', 'h'],
      ['diagonals\nwindows\n', 'xh'],
    ] as const) {
      const link = await encodeLink(ruled(constraints));
      expect(link.startsWith(`1.3x3${letters}.${inkala}.`)).toBe(true);
      expect(await decodeLink(link)).toEqual({ ok: true, state: ruled(constraints) });
    }
  });

  it('make it a link of version 4 where they are others, with all they say', async () => {
    for (const constraints of [
      'antiknight\n',
      'diagonals\nantiknight\n',
      'windows\nkillercage=[{"cells":["R1C1","R1C2"],"value":"a=3"}]\nunheard-of\n',
    ]) {
      const link = await encodeLink(ruled(constraints));
      expect(link).toMatch(/^4\.3x3\.\d{81}\.k[\w-]+\.[\w-]{4}$/);
      expect(await decodeLink(link)).toEqual({ ok: true, state: ruled(constraints) });
    }
  });

  it('are refused where they are none', async () => {
    for (const text of ['=1\n', 'windows', '\n', 'antiknight\nantiknight\n', 'x'.repeat(70_000) + '\n']) {
      const rules = toBase64Url(await deflate(new TextEncoder().encode(text)));
      for (const [version, shape] of [
        ['4', '3x3'],
        ['3', '3x3'],
        ['4', '3x3x'],
      ] as const) {
        const body = `${version}.${shape}.${inkala}.k${rules}`;
        expect(await decodeLink(`${body}.${checksum(body)}`)).toMatchObject({ ok: false });
      }
    }
  });
});

describe('notes in a link', () => {
  const noted = (...marks: [number, number][]): LinkState => {
    const notes = marks.reduce((made, [cell, value]) => withDigit(made, [cell], value, true), noNotes(81));
    return { ...plain(classic), entries: { ...noEntries(classic), notes } };
  };

  it('make it a link of version 2, and it stays one of version 1 without', async () => {
    const link = await encodeLink(noted([1, 1], [1, 9], [80, 5]));
    expect(link).toMatch(/^2\.3x3\.\d{81}\.n[\w-]+\.[\w-]{4}$/);
    const decoded = await decodeLink(link);
    const notes = decoded.ok ? decoded.state.entries!.notes : noNotes(81);
    expect([hasNote(notes, 1, 1), hasNote(notes, 1, 9), hasNote(notes, 1, 5), hasNote(notes, 80, 5)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(await encodeLink(noted())).toMatch(/^1\./);
  });

  it('are read from links that were written by the first page that had them', async () => {
    const first = '2.2x2.1000000000000000.nY-BjYGBgYGNg4ADRDJwA.4L8r';
    const decoded = await decodeLink(first);
    const notes = decoded.ok ? decoded.state.entries!.notes : noNotes(16);
    expect([...notes].filter((_, word) => word % 2 === 0)).toEqual([0, 14, 0, 0, 0, 0, 6, 0, 0, 8, 0, 0, 0, 0, 0, 9]);
  });

  it.each([
    ['on a given', [0, 1]],
    ['that no digit has', [1, 10]],
  ] as const)('are refused %s', async (_, mark) => {
    const decoded = await decodeLink(await encodeLink(noted([...mark])));
    expect(decoded.ok ? '' : decoded.message()).toMatch(/notes do not fit/);
  });
});

describe('a played state in a link', () => {
  const cells = [1, 2, 3];
  const centre = withDigit(noNotes(81), cells, 9, true);
  const colours = new Uint16Array(81).fill((1 << 8) | 1, 0, 1);
  const played: LinkState = { ...plain(classic), entries: { ...noEntries(classic), centre, colours }, seconds: 767 };

  it('comes back: notes in the centre, colours of givens too, and the time', async () => {
    const text = await encodeLink(played);
    expect(text).toMatch(/^6\..*\.m[^.]+\.o[^.]+\.t767\./);
    expect(await decodeLink(text)).toEqual({ ok: true, state: played });
  });

  it('comes back with the solve that somebody is challenged by, which only a link of version 7 has', async () => {
    const challenge: LinkState = { ...plain(classic), challenge: 'Yg-_' };
    const text = await encodeLink(challenge);
    expect(text).toMatch(/^7\..*\.dYg-_\./);
    expect(await decodeLink(text)).toEqual({ ok: true, state: challenge });
    for (const body of [text.replace(/^7/, '6'), text.replace('.dYg-_', '.dYg+')]) {
      expect((await decodeLink(signed(body.replace(/\.[^.]+$/, '')))).ok).toBe(false);
    }
  });

  it('comes back with the day of which it is the puzzle, which only a link of version 8 has', async () => {
    const daily: LinkState = { ...plain(classic), daily: { day: '2026-11-26', grade: 3 } };
    const text = await encodeLink(daily);
    expect(text).toMatch(/^8\..*\.y202611263\./);
    expect(await decodeLink(text)).toEqual({ ok: true, state: daily });
    const bodies = [
      text.replace(/^8/, '7'),
      ...['y202602303', 'y202611266', 'y2026113', 'y202611263.y202611263'].map((field) =>
        text.replace('y202611263', field),
      ),
    ];
    for (const body of bodies) expect((await decodeLink(signed(body.replace(/\.[^.]+$/, '')))).ok).toBe(false);
  });

  it('is of an older version where there is nothing of the kind', async () => {
    expect(await encodeLink({ ...plain(classic), seconds: 0 })).toMatch(/^1\./);
  });

  it('is refused with notes where a value stands, and in a link of an older version', async () => {
    const given = withDigit(noNotes(81), [0], 9, true);
    const bad = await encodeLink({ ...played, entries: { ...noEntries(classic), centre: given } });
    expect((await decodeLink(bad)).ok).toBe(false);
    const old = (await encodeLink(played)).replace(/^6/, '5').replace(/\.[^.]+$/, '');
    expect((await decodeLink(`${old}.${checksum(old)}`)).ok).toBe(false);
  });
});

describe('the words of a setter in a link', () => {
  const texts = { title: 'Größe "1"', author: '', rules: 'Normal rules.\nCages sum.' };
  const state = plain({ ...classic, texts });

  it('come back, in a link of version 10', async () => {
    const link = await encodeLink(state);
    expect(link).toMatch(/^10\.3x3\.\d{81}\.u[\w-]+\.[\w-]{4}$/);
    expect(await decodeLink(link)).toEqual({ ok: true, state });
  });

  it('come back beside rules, which they do not change', async () => {
    const ruled = plain({ ...state.puzzle, shape: { ...classic.shape, constraints: 'antiknight\n' } });
    expect(await decodeLink(await encodeLink(ruled))).toEqual({ ok: true, state: ruled });
  });

  it('are refused twice, in an older link, empty, and where they are no such text', async () => {
    const [, text] = /\.(u[\w-]+)\./.exec(await encodeLink(state))!;
    const [, blank] = /\.(u[\w-]+)\./.exec(
      await encodeLink(plain({ ...classic, texts: { title: ' ', author: '', rules: '' } })),
    )!;
    for (const body of [`10.3x3.${inkala}.${text}.${text}`, `9.3x3.${inkala}.${text}`, `10.3x3.${inkala}.${blank}`])
      expect(await decodeLink(signed(body))).toMatchObject({ ok: false });
    expect(await decodeLink(signed(`10.3x3.${inkala}.uAAAA`))).toMatchObject({ ok: false });
  });
});

describe('a drawing in a link', () => {
  const drawn = (pen: readonly number[]): LinkState => ({ ...plain(classic), entries: { ...noEntries(classic), pen } });
  const [one, other] = [candidateOf(1, 4), candidateOf(10, 4)];

  it('makes it a link of version 9, which it is not without', async () => {
    const state = drawn([16 * one + 1, 16 * (candidates * other + one) + 11]);
    const link = await encodeLink(state);
    expect(link).toMatch(/^9\.3x3\.\d{81}\.a[\w-]+\.[\w-]{4}$/);
    expect(await decodeLink(link)).toEqual({ ok: true, state });
    expect(await encodeLink(drawn([]))).toBe(await encodeLink(plain(classic)));
  });

  it.each([
    ['a cell beyond the grid', [16 * candidateOf(81, 1) + 1]],
    ['a digit beyond the grid', [16 * candidateOf(1, 10) + 1]],
    ['no colour', [16 * one]],
    ['a colour that there is not', [16 * one + 12]],
    ['two colours at one candidate', [16 * one + 1, 16 * one + 2]],
    ['marks in no order', [16 * other + 1, 16 * one + 1]],
    ['a link from a candidate to itself', [16 * (candidates * one + one) + 10]],
    ['the same link twice', [16 * (candidates * other + one) + 10, 16 * (candidates * other + one) + 11]],
    ['a link with the colour of a candidate', [16 * (candidates * other + one) + 3]],
    ['nothing', []],
  ])('is refused where it is %s', async (_, pen) => {
    const body = `9.3x3.${inkala}.a${await penToText(pen)}`;
    const decoded = await decodeLink(signed(body));
    expect(decoded.ok ? '' : decoded.message()).toMatch(/coloured candidates or links/);
  });

  it('is refused twice, in an older link, and where it is no such text', async () => {
    const text = await penToText([16 * one + 1]);
    for (const body of [`9.3x3.${inkala}.a${text}.a${text}`, `8.3x3.${inkala}.a${text}`, `9.3x3.${inkala}.aAAAA`])
      expect(await decodeLink(signed(body))).toMatchObject({ ok: false });
  });
});
