import { languages } from '#contract/http/languages.ts';
import { screenNames } from '#web/screens/screens.ts';
import { textsIn } from './support/texts-in.ts';
import { type Truth, textsOfScreens, wordsOfClaims } from './support/texts-of-screens.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;

const isOf = (row: string, key: string): boolean =>
  row.endsWith('.') ? key.startsWith(row) : row === key.replace(pluralForm, '');

/** The keys of all texts with words of claims, in any language. */
const named = [
  ...new Set(
    languages.flatMap((language) =>
      textsIn(language)
        .filter(([, text]) => wordsOfClaims[language].test(text))
        .map(([key]) => key),
    ),
  ),
];

const untagged = (keys: readonly string[], rows: object): string[] =>
  keys.filter((key) => !Object.keys(rows).some((row) => isOf(row, key)));

/** The texts that name a screen which the app does not have, with that screen. */
const withoutScreen = (rows: Readonly<Record<string, Truth>>): [string, string][] =>
  Object.entries(rows).flatMap(([row, truth]) =>
    (typeof truth === 'string' ? [] : truth)
      .filter((screen) => !(screenNames as readonly string[]).includes(screen))
      .map((screen): [string, string] => [row, screen]),
  );

describe('a text about claiming, the wallet or the counter', () => {
  it('says which screen does it, or why it is true without one', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(untagged(named, textsOfScreens)).toEqual([]);
  });

  it('names screens that exist', () => {
    expect(withoutScreen(textsOfScreens)).toEqual([]);
  });

  it('still has such words if it is listed', () => {
    const stale = Object.keys(textsOfScreens).filter((row) => !named.some((key) => isOf(row, key)));
    expect(stale).toEqual([]);
  });

  it('fails while its screen is missing, or without a row', () => {
    const rows = { 'flyer.claim': ['poster', 'noSuchScreen'], 'errors.': 'a reason' };
    expect(withoutScreen(rows)).toEqual([['flyer.claim', 'noSuchScreen']]);
    const keys = ['flyer.claim_other', 'errors.OWN_OFFER', 'flyer.claims', 'shops.errors.A'];
    expect(untagged(keys, rows)).toEqual(['flyer.claims', 'shops.errors.A']);
  });
});
