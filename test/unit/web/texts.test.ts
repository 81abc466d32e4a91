import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { passwordRules } from '#contract/accounts/password.ts';
import { pushMessage } from '#contract/accounts/push-subscriptions.ts';
import { errorStatus, fieldErrorCodes } from '#contract/http/errors.ts';
import { chooseLanguage, languages } from '#contract/http/languages.ts';
import type { RouteTable } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { menuOf } from '#web/screens/menu.ts';
import { screenNames, screenOf } from '#web/screens/screens.ts';
import { textKeysFrom } from './support/texts-of-pages.ts';
import { allStates } from './support/user-states.ts';

function flat(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value === 'string') return { [prefix]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, child]) =>
      flat(child, prefix ? `${prefix}.${key}` : key),
    ),
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

const root = path.resolve(__dirname, '../../..');
const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readTexts = (file: string) =>
  flat(JSON.parse(readFile(`web/public/assets/i18n/${file}.json`)));
/** The texts that only pages rendered by the server have. */
const readPageTexts = (language: string) =>
  flat(JSON.parse(readFile(`web/src/views/texts/${language}.json`)));
const openTexts = readTexts('pt');
/** The folders with texts that only some screens load. */
const groups = globSync('*/', { cwd: path.join(root, 'web/public/assets/i18n') }).map((folder) =>
  folder.replace(/\/$/, ''),
);
const readGroups = (names: readonly string[], language: string): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => Object.entries(readTexts(`${name}/${language}`))));
const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      ...readTexts(language),
      ...readGroups(groups, language),
      ...readPageTexts(language),
    },
  ]),
);

/** The texts that scripts of open pages and the wallet load with a voucher. */
const readVoucherTexts = (language: string) =>
  flat(JSON.parse(readFile(`web/src/views/texts/voucher/${language}.json`)));
for (const language of languages) {
  Object.assign(texts[language] ?? {}, readVoucherTexts(language));
}

/** Codes of the contract. The compiler checks other codes, in the keys passed to `t`. */
const needed = [
  ...Object.keys(errorStatus).map((code) => `errors.${code}`),
  ...fieldErrorCodes.map((code) => `fieldErrors.${code}`),
  ...Object.keys(passwordRules).map((rule) => `account.passwordRules.${rule}`),
  ...pushMessage.shape.code.options.map((code) => `push.messages.${code}.body`),
  ...allStates.flatMap(menuOf).map(({ name }) => `shell.screens.${name}`),
];

/** The keys of texts; plural forms count once, because languages have different forms. */
const keysOf = (own: Record<string, string> = {}) =>
  [...new Set(Object.keys(own).map((key) => key.replace(pluralForm, '_other')))].sort();

describe.each(languages)('the texts in %s', (language) => {
  const own = texts[language] ?? {};

  it('have a text for every code', () => {
    expect(needed.filter((key) => !own[key]?.trim())).toEqual([]);
  });

  it('have the same keys as the Portuguese texts', () => {
    expect(keysOf(own)).toEqual(keysOf(texts['pt']));
  });

  it('have the same placeholders and tags as the Portuguese texts', () => {
    const marks = (text = '') => (text.match(/\{\{\w+(, \w+)?\}\}|<\/?\w+>/g) ?? []).sort();
    const portuguese = texts['pt'] ?? {};
    for (const [key, text] of Object.entries(own)) {
      const model = portuguese[key] ?? portuguese[key.replace(pluralForm, '_other')];
      expect([key, marks(text)]).toEqual([key, marks(model)]);
    }
  });

  it('have a form for every plural category of the language', () => {
    // Portuguese and Spanish have a form for millions (um milhão de ofertas).
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const missing = Object.keys(own)
      .filter((key) => key.endsWith('_other'))
      .flatMap((key) => pluralCategories.map((category) => key.replace(/other$/, category)))
      .filter((key) => own[key] === undefined);
    expect(missing).toEqual([]);
  });

  // WCAG 2.5.3: people who use voice control say the visible label.
  it('repeat the visible label in the accessible name', () => {
    const named = Object.keys(own).filter((key) => /Named\b/.test(key));
    const isRepeated = (key: string) => own[key]?.includes(own[key.replace(/Named\b/, '')] ?? '');
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((key) => !isRepeated(key))).toEqual([]);
  });

  it('are never empty', () => {
    expect(Object.keys(own).filter((key) => own[key]?.trim() === '')).toEqual([]);
  });
});

describe('the texts of open pages', () => {
  it('are in the file that these pages load', () => {
    const openScreens = screenNames.map(screenOf).filter(({ layout }) => layout === 'account');
    const used = textKeysFrom([
      ...['main.tsx', 'app/account-layout.tsx', 'app/not-found.tsx'],
      ...openScreens.map(({ module }) => `features/${module}`),
    ]);
    const isIn = (all: object) => (start: string) =>
      Object.keys(all).some((key) => key.startsWith(start));
    expect(used.filter(isIn(openTexts)).length).toBeGreaterThan(60);
    expect(used.filter(isIn(texts['pt'] ?? {})).filter((key) => !isIn(openTexts)(key))).toEqual([]);
  });

  it.each(screenNames.filter((name) => screenOf(name).layout === 'bare'))(
    'are in the files that the screen %s loads without the shell',
    (name) => {
      const { module, texts: own = [] } = screenOf(name);
      const used = textKeysFrom(['app/bare-layout.tsx', `features/${module}`]);
      const loaded = { ...openTexts, ...readGroups(own, 'pt'), ...readVoucherTexts('pt') };
      const isIn = (all: object) => (start: string) =>
        Object.keys(all).some((key) => key.startsWith(start));
      const needed = used.filter(isIn(texts['pt'] ?? {}));
      expect(needed.length).toBeGreaterThan(0);
      expect(needed.filter((key) => !isIn(loaded)(key))).toEqual([]);
    },
  );

  it('are in the files that the server loads, where the server renders the page', () => {
    const files = (pattern: string) => globSync(pattern, { cwd: root });
    const views = files('web/src/views/pages/*.tsx').map((file) => file.slice('web/src/'.length));
    const heads = files('lambdas/pages/**/*.{ts,tsx}').map(readFile);
    const used = [
      ...textKeysFrom(views),
      ...heads.flatMap((code) =>
        [...code.matchAll(/\bt\(\s*['`]([\w.]*)/g)].map(([, key = '']) => key),
      ),
    ];
    const loaded = Object.keys({ ...openTexts, ...readPageTexts('pt') });
    const all = Object.keys(texts['pt'] ?? {});
    const isIn = (keys: readonly string[]) => (start: string) =>
      keys.some((key) => key.startsWith(start));
    expect(used.filter(isIn(loaded)).length).toBeGreaterThan(60);
    expect(used.filter(isIn(all)).filter((key) => !isIn(loaded)(key))).toEqual([]);
  });

  it('have a message for each error of a public call', () => {
    const codes = Object.values<RouteTable>(routes)
      .flatMap((table) => Object.values(table))
      .filter(({ access }) => access === 'public')
      .flatMap(({ errors = [] }) => errors);
    const general = ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
    expect([...general, ...codes].filter((code) => !openTexts[`errors.${code}`])).toEqual([]);
  });

  it('are not repeated in the files of single screens', () => {
    const own = groups.flatMap((group) => Object.keys(readTexts(`${group}/pt`)));
    expect(groups).toContain('private');
    expect(own.filter((key) => openTexts[key])).toEqual([]);
    expect(own.filter((key, index) => own.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    [undefined, ['pt-BR', 'en'], 'pt'],
    [undefined, ['en-US'], 'en'],
    [undefined, ['es-419'], 'es'],
    [undefined, ['fr-FR', 'es'], 'es'],
    [undefined, ['ja'], 'pt'],
    [undefined, [], 'pt'],
    ['es', ['pt-BR'], 'es'],
    ['xx', ['en'], 'en'],
  ])('with the choice %j in a browser that prefers %j is %s', (chosen, preferred, language) => {
    expect(chooseLanguage(chosen, preferred)).toBe(language);
  });
});
