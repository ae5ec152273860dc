// The rules that a text names: at least each that our own rules text tells of, in every language.
import { describe, expect, it } from 'vitest';
import { clueKinds } from '../../../../../../web/features/setting/kinds';
import { rulesNamed } from '../../../../../../web/features/setting/drawn/rule_words';
import { chooseLanguage } from '../../../../../../web/language/language';
import { say } from '../../../../../../web/language/say';

/** Kinds of which no drawing is recognised. */
const unknown = new Set(
  'minimum maximum sumcage equalsum samevalues rellikcage equalitycage lookandsay containatleast containexact lunchbox countdistinct valueindexing pairwise regex fullrank diagonal- diagonal+ antitaxicab globalmodular dutchflatmates'.split(
    ' ',
  ),
);

describe('a rule in words', () => {
  it.each(['en', 'de'] as const)('is found in our own rules texts and names of kinds: %s', async (language) => {
    await chooseLanguage(language);
    const missed = clueKinds
      .filter(({ id }) => !unknown.has(id))
      .filter(({ id, name, rule }) => !rulesNamed(`${say(name)}. ${say(rule)}`).kinds.has(id))
      .map(({ id, rule }) => `${id}: ${say(rule)}`);
    expect(missed).toEqual([]);
  });

  it.each([
    ['All Kropki dots are given.', 'negative ratio, negative difference'],
    ['All possible black and white dots have been given.', 'negative ratio, negative difference'],
    ['Every white dot is shown', 'negative difference'],
    ['All black Kropki dots are marked', 'negative ratio'],
    ['Alle schwarzen Punkte sind gegeben.', 'negative ratio'],
    ['Alle möglichen weißen Punkte sind eingezeichnet.', 'negative difference'],
    ['Alle weißen und schwarzen Punkte sind gegeben.', 'negative ratio, negative difference'],
  ])('tells which dots are all given: %s', (text, kinds) => {
    const named = [...rulesNamed(text).kinds].filter((kind) => kind.startsWith('negative'));
    expect(named.sort().reverse().join(', ')).toBe(kinds);
  });

  it('is not named by a sentence that denies it', () => {
    expect([...rulesNamed('Not all dots are given.\nNicht alle schwarzen Punkte sind gegeben.').kinds]).toEqual([]);
  });
});
