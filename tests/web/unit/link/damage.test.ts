// Links that are damaged or hostile: damage is always noticed, and no text breaks the reader.
import { describe, expect, it } from 'vitest';
import { checksum, deflate, toBase64Url } from '../../../../web/link/link_bytes';
import { fromBase64Url, inflate } from '../../../../web/link/read_bytes';
import fc from '../random';
import { decodeLink, encodeLink, inkala, signed, state } from './states';

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
    ['11.3x3.abc.defg', /newer version of Sudoscope/],
    [whole.slice(0, -9), /damaged: some of its characters/],
    ['1.' + '9'.repeat(210_000), /damaged: it is longer/],
  ])('has a sentence of its own: %.20s', async (text, sentence) => {
    const decoded = await decodeLink(text);
    expect(decoded.ok ? '' : decoded.message()).toMatch(sentence);
  });
});

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
