// The link: every state survives it, damage is always noticed, and no text whatever breaks the reader.
// LINK_FUZZ_SECONDS=60 gives the last test a minute of hostile links in place of half a second.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxShape, type Puzzle, type Shape } from '../../../web/grid/puzzle';
import * as links from '../../../web/link/link';
import type { LinkState } from '../../../web/link/link';
import * as reading from '../../../web/link/read_link';
import { noEntries, noMarks } from '../../../web/state/moves';
import { hasAny, hasNote, noNotes, withDigit } from '../../../web/state/notes';
import { checksum, deflate, toBase64Url } from '../../../web/link/link_bytes';
import { fromBase64Url, inflate } from '../../../web/link/read_bytes';

const letters = { play: '', logic: 'g', watch: 'w', lab: 'l', collection: '' };
const encodeLink = (state: LinkState): Promise<string> => links.encodeLink(state, letters);
const decodeLink = (text: string): Promise<reading.Decoded> => reading.decodeLink(text, letters);

const inkala = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';
const classic: Puzzle = { shape: boxShape(3, 3), givens: Uint8Array.from(inkala, Number) };
const plain = (puzzle: Puzzle): LinkState => ({
  puzzle,
  ...{ entries: null, run: null, race: null, withEntries: false, step: null },
  tab: 'play',
});

const boxes = fc
  .tuple(
    ...[fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), fc.boolean(), fc.boolean()],
    fc.constantFrom('', 'antiknight', 'disjointgroups'),
    fc.constantFrom('', 'killercage=[{"cells":["R1C1"],"value":"\\u00e9=3"}]', 'é'),
  )
  .map(([height, width, diagonals, windows, ...others]): Shape => {
    const kept = [diagonals && 'diagonals', windows && height === 3 && width === 3 && 'windows', ...others];
    const constraints = kept.map((rule) => (rule ? `${rule}\n` : '')).join('');
    return { ...boxShape(height, width), constraints };
  });
const jigsaw = fc.integer({ min: 1, max: 16 }).chain((side) =>
  fc
    .shuffledSubarray(
      Array.from({ length: side * side }, (_, cell) => cell % side),
      { minLength: side * side },
    )
    .map((regions): Shape => ({ ...boxShape(1, side), regions: Uint8Array.from(regions) })),
);
const thin = fc.integer({ min: 1, max: 64 }).map((side) => boxShape(1, side));
const run = fc.record({
  choice: fc.record({
    algorithm: fc.constantFrom('brute-force', 'dancing-links', 'sudoscope-9'),
    knobs: fc.array(fc.nat(255), { maxLength: 4 }),
    limit: fc.nat(),
  }),
  position: fc.nat({ max: 999_999_999_999 }),
});
const race = fc.record({
  lanes: fc.array(
    fc.record({
      algorithm: fc.constantFrom('brute-force', 'dancing-links', 'sudoscope-9'),
      knobs: fc.array(fc.nat(255), { maxLength: 4 }),
      pace: fc.nat({ max: 1e12 }),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  clock: fc.constantFrom('steps' as const, 'time' as const),
  limit: fc.nat(),
  at: fc.nat({ max: 999_999_999_999_999 }),
});
const state = fc.oneof(boxes, jigsaw, thin).chain((shape) => {
  const side = shape.boxHeight * shape.boxWidth;
  const cells = side * side;
  const bytes = (max: number) => fc.uint8Array({ minLength: cells, maxLength: cells, max });
  return fc
    .tuple(
      bytes(side),
      bytes(side),
      bytes(1),
      bytes(1),
      fc.array(fc.tuple(fc.nat(cells - 1), fc.integer({ min: 1, max: side })), { maxLength: 20 }),
      fc.option(run),
      fc.option(race),
      fc.constantFrom('play' as const, 'logic' as const, 'watch' as const, 'lab' as const),
      fc.option(fc.nat(999)),
      fc.boolean(),
    )
    .map(([givens, values, isGiven, isRevealed, marks, run, side, tab, at, asked]): LinkState => {
      // Runs are of Watch, steps of Logic.
      const [chosen, race, step] = tab === 'logic' ? [null, null, at] : [run, side, null];
      givens = givens.map((value, cell) => value * isGiven[cell]!);
      values = values.map((value, cell) => (givens[cell] ? 0 : value));
      const revealed = isRevealed.map((flag, cell) => (values[cell] ? flag : 0));
      const notes = marks
        .filter(([cell]) => !givens[cell] && !values[cell])
        .reduce((made, [cell, value]) => withDigit(made, [cell], value, true), noNotes(cells));
      const isMarked = values.some((value) => value > 0) || hasAny(notes);
      const entries = isMarked ? { ...noMarks(cells), values, revealed, notes } : null;
      const withEntries = asked && values.some((value) => value > 0) && (chosen ?? race) !== null;
      return { puzzle: { shape, givens }, entries, run: chosen, race, withEntries, tab, step };
    });
});

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

describe('what runs start from in a link', () => {
  const values = new Uint8Array(81).fill(1, 1, 2);
  const entries = { ...noMarks(81), values, revealed: new Uint8Array(81) };
  const chosen = { choice: { algorithm: 'norvig', knobs: [], limit: 1 }, position: 7 };
  const watched: LinkState = { ...plain(classic), entries, run: chosen, withEntries: true, tab: 'watch' };

  it('is what it was in links made when all runs started with the entries', async () => {
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

describe('damage', () => {
  const link = '1.3x3.' + inkala + '.rdancing-links_1_42_0.w';
  const whole = `${link}.${checksum(link)}`;

  it('of any one character is noticed', async () => {
    expect((await decodeLink(whole)).ok).toBe(true);
    const letters = 'ABCXYZabcxyz0123456789-._~% é';
    for (let at = 0; at < whole.length; ++at) {
      const spoiled = [...letters].filter((letter) => letter !== whole[at]);
      const candidates = spoiled.map((letter) => whole.slice(0, at) + letter + whole.slice(at + 1));
      candidates.push(whole.slice(0, at) + whole.slice(at + 1), whole.slice(0, at));
      for (const text of candidates) expect(await decodeLink(text), text).toMatchObject({ ok: false });
    }
  });

  it('of a compressed link is noticed', async () => {
    await fc.assert(
      fc.asyncProperty(state, fc.nat(), fc.constantFrom(...'Aa09-_.'), async (sent, where, letter) => {
        const sound = await encodeLink(sent);
        const at = where % sound.length;
        fc.pre(sound[at] !== letter);
        expect((await decodeLink(sound.slice(0, at) + letter + sound.slice(at + 1))).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['', /not a Sudoscope link/],
    ['#section-2', /not a Sudoscope link/],
    ['9.3x3.abc.defg', /newer version of Sudoscope/],
    [whole.slice(0, -9), /damaged: some of its characters/],
    ['1.' + '9'.repeat(210_000), /damaged: it is longer/],
  ])('has a sentence of its own: %.20s', async (text, sentence) => {
    const decoded = await decodeLink(text);
    expect(decoded.ok ? '' : decoded.message()).toMatch(sentence);
  });
});

/** A link whose checksum is right, whatever it says. */
const signed = (body: string): string => `${body}.${checksum(body)}`;

describe('a hostile link', () => {
  it.each([
    ['9x9.AAAA', /shape/],
    ['0x4.0', /shape/],
    ['3x3-00.0', /shape/],
    ['2x2h.0000000000000000', /shape/],
    ['1x9h.' + '0'.repeat(81), /shape/],
    ['j4-0000000000000000.0000000000000000', /shape/],
    ['2x2.0000', /givens/],
    ['2x2.0000000000000005', /givens/],
    ['2x2.000000000000000a', /givens/],
    ['2x2.1000000000000000.e1000000000000000', /entries/],
    ['2x2.1000000000000000.rNO', /run/],
    ['2x2.1000000000000000.cs_1_0~norvig_0_', /side by side/],
    ['2x2.1000000000000000.cs_1_0' + '~norvig_0_'.repeat(5), /side by side/],
    ['2x2.1000000000000000.cx_1_0~norvig_0_~norvig_0_', /side by side/],
    ['2x2.1000000000000000.cs_1_-1~norvig_0_~norvig_0_', /side by side/],
    ['2x2.1000000000000000.cs_1_9999999999999999~norvig_0_~norvig_0_', /side by side/],
    ['2x2.1000000000000000.ct_1_0~norvig_1000000000001_~norvig_0_', /side by side/],
    ['2x2.1000000000000000.ct_1_0~norvig_1_256~norvig_0_', /side by side/],
    ['2x2.1000000000000000.ct_1_0~<b>_1_~norvig_0_', /side by side/],
    ['2x2.1000000000000000.q', /does not know/],
    ['2x2.1000000000000000.nAAAA', /does not know/],
    ['2x2.1000000000000000.w.e', /entries/],
  ])('that is signed but wrong is refused: %s', async (body, sentence) => {
    const decoded = await decodeLink(signed(`1.${body}`));
    expect(decoded.ok ? '' : decoded.message()).toMatch(sentence);
  });

  it('does not unpack a bomb', async () => {
    const bomb = await deflate(new Uint8Array(4_000_000));
    expect(bomb.length).toBeLessThan(6000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await inflate(new Uint8Array(bomb), 256)).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
    expect((await decodeLink(signed(`1.4x4.${toBase64Url(bomb)}`))).ok).toBe(false);
  });

  it('never throws, whatever it is', async () => {
    // Each round of two hundred has a seed of its own: LINK_FUZZ_ROUNDS=1000 npx vitest ... link
    const rounds = Number(process.env.LINK_FUZZ_ROUNDS ?? 4);
    const piece = fc.constantFrom(
      '3x3',
      '4x4xh',
      'j9-',
      'e',
      'rnorvig_1_2_',
      'ct_1_77~norvig_5000_~dancing-links_0_1',
      '~norvig_1_',
      'w',
      '1',
      '.',
      inkala,
      toBase64Url(new Uint8Array(99)),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((pieces) => `1.${pieces.join('.')}`),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => `1.5x5.${toBase64Url(bytes)}`),
      fc
        .uint8Array({ maxLength: 400 })
        .map((bytes) => `1.j16-${toBase64Url(bytes)}.${toBase64Url(bytes)}.e${toBase64Url(bytes)}`),
    );
    for (let round = 0; round < rounds; ++round) {
      for (const body of fc.sample(text, { numRuns: 200, seed: round })) {
        for (const link of [body, signed(body)]) {
          const decoded = await decodeLink(link);
          if (decoded.ok) expect((await decodeLink(await encodeLink(decoded.state))).ok, link).toBe(true);
          else expect(decoded.message()).toMatch(/\.$/);
        }
      }
    }
  });
});

it('base64 gives back all bytes, and takes no text that it would not write', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
  expect([fromBase64Url('A'), fromBase64Url('AB'), fromBase64Url('A='), fromBase64Url('+/A')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
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
