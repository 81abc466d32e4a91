import {
  distinctWords,
  encodedWordsOf,
  isFound,
  isShownAt,
  nameKeyOf,
  prefixesOf,
  readingsOf,
} from '#lambdas/platform/text/search-words.ts';
import { searchWordsOf } from '#lambdas/shops/search/shop-search-words.ts';
import { anAddressIn, aShop } from '#test/support/builders/a-shop.ts';

describe('the words of a text', () => {
  it.each([
    ['Pão  de Açúcar', ['pao', 'de', 'acucar']],
    ["Caixa d'Água", ['caixa', 'd', 'agua']],
    ['A#B_C-D/E', ['a', 'b', 'c', 'd', 'e']],
    ['24horas 🥐 & cia.', ['24horas', 'cia']],
    ['🥐 #!', []],
    // Five characters for each letter of another script.
    ['straße 東é', ['stra_0067e', '_0kfle']],
    ['𐐷a', [expect.stringMatching(/^_[0-9a-z]{4}_[0-9a-z]{4}a$/)]],
  ])('%p are %j', (text, words) => {
    expect(encodedWordsOf(text)).toEqual(words);
  });

  it.each(['Пекарня Ё', '和食 東京', 'हिन्दी', 'я'.repeat(80), 'x'.repeat(80)])(
    'of %p are ASCII and at most 40 characters long',
    (text) => {
      expect(encodedWordsOf(text).length).toBeGreaterThan(0);
      for (const word of encodedWordsOf(text)) expect(word).toMatch(/^[a-z0-9_]{1,40}$/);
    },
  );

  it.each([
    ['straße', 'straß'],
    ['я'.repeat(80), 'я'.repeat(60)],
  ])('of %p begin with the words of %p', (text, prefix) => {
    expect(encodedWordsOf(text)[0]?.startsWith(String(encodedWordsOf(prefix)[0]))).toBe(true);
  });

  it('of other scripts differ where the letters differ', () => {
    expect(encodedWordsOf('пекарня')).not.toEqual(encodedWordsOf('пекарни'));
    expect(encodedWordsOf('日本')).not.toEqual(encodedWordsOf('本日'));
  });

  it('are a sort name of at most 80 characters', () => {
    expect(nameKeyOf('Pão & Açúcar')).toBe('pao-acucar');
    expect(nameKeyOf('я'.repeat(40).replaceAll('яя', 'яя '))).toHaveLength(80);
  });

  it.each([
    ['C&A', ['c', 'a', 'ca']],
    ['C & A Modas', ['c', 'a', 'ca', 'modas']],
    ['S.O.S. Chaveiro', ['s', 'o', 'sos', 'chaveiro']],
    ['Bar do D’Ávila', ['bar', 'do', 'd', 'avila', 'davila']],
    ["Bob's", ['bob', 's', 'bobs']],
    ['D´Ouro', ['d', 'ouro', 'douro']],
    ['Loja de R$ 1.99', ['loja', 'de', 'r', '1', '99']],
    ['P & 2', ['p', '2']],
    ['Н’Я', ['_00u5', '_00un', '_00u5_00un']],
  ])('to index for %p are %j', (text, words) => {
    expect(distinctWords([text])).toEqual(words);
  });
});

describe('the words of a shop', () => {
  const words = (first: string) =>
    Array.from({ length: 20 }, (_, n) => `${first}${String.fromCharCode(0x430 + n)}`).join(' ');

  it('are the distinct words of name, identifier, city and neighbourhood', () => {
    const address = anAddressIn('PE', 'Boa Esperança');
    const shop = aShop({ shopIdentifier: 'pao-doro', address });
    const names = ['padaria', 'boa', 'aurora', 'pao', 'doro', 'paodoro'];
    expect(searchWordsOf(shop, { name: 'Padaria Boa Aurora' })).toEqual([
      ...names,
      ...['esperanca', 'viagem'],
    ]);
  });

  it('are complete with the longest Latin texts', () => {
    const latin = (length: number) => 'ab '.repeat(length / 3 + 1).slice(0, length);
    const address = { ...anAddressIn('PE', `c${latin(58)}d`), neighborhood: `e${latin(58)}f` };
    const shop = aShop({ shopIdentifier: 'x'.repeat(30), address });
    expect(searchWordsOf(shop, { name: `${latin(78)}yz` })).toEqual(
      expect.arrayContaining(['ab', 'yz', 'x'.repeat(30), 'cab', 'eab']),
    );
  });

  it('have up to 600 characters with their separators', () => {
    const long = Array.from({ length: 14 }, (_, n) => String.fromCharCode(97 + n).repeat(40));
    const named = (last: string) => searchWordsOf(aShop(), { name: [...long, last].join(' ') });
    expect(named('z'.repeat(25))).toEqual([...long, 'z'.repeat(25)]);
    expect(named('z'.repeat(26))).toEqual(long);
  });

  it('are cut off if another script would make the key too long', () => {
    const address = { ...anAddressIn('PE', words('ж')), neighborhood: words('щ') };
    const found = searchWordsOf(aShop({ address }), { name: words('я') });
    expect(found.join('-').length).toBeLessThanOrEqual(600);
    expect(found).toEqual(expect.arrayContaining(encodedWordsOf(words('я'))));
  });
});

describe('a query', () => {
  const words = ['padaria', 'aurora', 'padariaaurora', 'recife', 'b', 'boa'];
  const finds = (query: string, text: string) => isFound(distinctWords([text]), readingsOf(query));

  it.each([
    ['padaria', true],
    ['pad rec', true],
    ['aria', false],
    ['padaria olinda', false],
    ['a r', false],
    ['a r padaria', true],
  ])('of %j finds the shop: %p', (query, found) => {
    expect(isFound(words, readingsOf(query))).toBe(found);
  });

  it.each([
    ['C&A', 'C & A', 'c&a', 'ca', 'c a', 'C.A.', '“C&A”'],
    ['S.O.S. Chaveiro', 'sos', 'S.O.S', 's o s chaveiro', 'sos chav', 's.o.s.chaveiro'],
    ['SOS Chaveiro', 's.o.s.', 'S O S'],
    ["Restaurante D'Ávila", 'davila', 'd’avila', 'D´Ávila', "d'av", 'avila', 'restaurante davila'],
    ['Bob＇s Burgers', 'bobs', "bob's", 'bob', 'BOB`S burg', 'bob＇s'],
    ['Davila Modas', "d'ávila"],
    ['D Ávila', "d'avila"],
    ['J. Silva', 'j.silva', 'j silva'],
    ['Casa & Vídeo', 'casa&video', 'casa video'],
    ['Padaria.com', 'padariacom', 'padaria'],
  ])('finds %p in each spelling that people use', (text, ...queries) => {
    expect(queries.filter((query) => !finds(query, text))).toEqual([]);
  });

  it.each([
    ["Bob's", 'bobsy'],
    ["D'Ávila", 'dávi la'],
    ['Loja 1.99', '199'],
    ['Casa e Vídeo', 'casa&video x'],
    ['Padaria', '...'],
  ])('of %p does not find %p', (text, query) => {
    expect(finds(query, text)).toBe(false);
  });

  it.each([
    ['sao joao boas', ['joao']],
    ["caixa d'água", ['caixa']],
    ["d'avila", ['avila', 'davila']],
    ["bob's", ['bob']],
    ['c&a', ['ca']],
    ['P & G', ['pg']],
    ['h m', ['hm']],
    ['Я&Ю', ['_00un_00um']],
    ['h&m recife', ['recife']],
    ['##', []],
  ])('of %p reads the rows that begin with %j, and none twice', (query, prefixes) => {
    expect(prefixesOf(readingsOf(query))).toEqual(prefixes);
  });

  it.each([
    ['pad', 'padaria', true],
    ['pad', 'padariaaurora', false],
    ['padariaa', 'padariaaurora', true],
    ['r', 'recife', true],
    // A word of one character has no row where the shop could be shown.
    ['b', 'boa', true],
    ['olinda', 'padaria', false],
  ])('of %p shows the shop at %p: %p', (query, word, shown) => {
    expect(isShownAt(word, words, readingsOf(query))).toBe(shown);
  });

  it('shows an item once if both spellings find it', () => {
    const both = distinctWords(["D'Ávila"]);
    const shownAt = both.filter((word) => isShownAt(word, both, readingsOf("d'avila")));
    expect(shownAt).toEqual(['avila']);
  });
});
