import { distinctWords, encodedWordsOf, nameKeyOf } from '#lambdas/platform/text/search-words.ts';
import { searchWordsOf } from '#lambdas/shops/search/shop-search-words.ts';
import { anAddressIn, aShop } from '#test/support/builders/a-shop.ts';

describe('the words of a text', () => {
  it.each([
    ['Pão  de Açúcar', ['pao', 'de', 'acucar']],
    ["Caixa d'Água", ['caixa', 'd', 'agua']],
    ['A#B_C-D/E', ['a', 'b', 'c', 'd', 'e']],
    ['24horas 🥐 & cia.', ['24horas', 'cia']],
    ['🥐 #!', []],
  ])('%p are %j', (text, words) => {
    expect(encodedWordsOf(text)).toEqual(words);
  });

  it.each(['Пекарня Ё', '和食 東京', 'straße', '𐐷', 'हिन्दी', `${'я'.repeat(80)}`, 'x'.repeat(80)])(
    'of %p are ASCII and at most 40 characters long',
    (text) => {
      expect(encodedWordsOf(text).length).toBeGreaterThan(0);
      for (const word of encodedWordsOf(text)) expect(word).toMatch(/^[a-z0-9_]{1,40}$/);
    },
  );

  it.each([
    ['Пекарня', 'пек'],
    ['東京', '東'],
    ['straße', 'straß'],
    ['я'.repeat(80), 'я'.repeat(60)],
  ])('of %p begin with the words of %p', (text, prefix) => {
    expect(encodedWordsOf(text)[0]?.startsWith(String(encodedWordsOf(prefix)[0]))).toBe(true);
  });

  it('have five characters for each letter of another script', () => {
    expect(encodedWordsOf('straße 東é')).toEqual(['stra_0067e', '_0kfle']);
    expect(encodedWordsOf('𐐷a')[0]).toMatch(/^_[0-9a-z]{4}_[0-9a-z]{4}a$/);
  });

  it('of other scripts differ where the letters differ', () => {
    expect(encodedWordsOf('пекарня')).not.toEqual(encodedWordsOf('пекарни'));
    expect(encodedWordsOf('日本')).not.toEqual(encodedWordsOf('本日'));
  });
});

describe('the indexed words of a text', () => {
  it.each([
    ['C&A', ['c', 'a', 'ca']],
    ['C & A Modas', ['c', 'a', 'ca', 'modas']],
    ['S.O.S. Chaveiro', ['s', 'o', 'sos', 'chaveiro']],
    ['Bar do D’Ávila', ['bar', 'do', 'd', 'avila', 'davila']],
    ["Bob's", ['bob', 's', 'bobs']],
    ['D´Ouro', ['d', 'ouro', 'douro']],
    ['Casa & Vídeo', ['casa', 'video']],
    ['Loja de R$ 1.99', ['loja', 'de', 'r', '1', '99']],
    ['P & 2', ['p', '2']],
    ['Н’Я', ['_00u5', '_00un', '_00u5_00un']],
  ])('for %p are %j', (text, words) => {
    expect(distinctWords([text])).toEqual(words);
  });
});

describe('the words of a shop', () => {
  it('are the distinct words of name, identifier, city and neighbourhood', () => {
    const shop = aShop({ address: anAddressIn('PE', 'Boa Esperança') });
    expect(searchWordsOf(shop, { name: 'Padaria Boa Aurora' })).toEqual([
      'padaria',
      'boa',
      'aurora',
      'padariaaurora',
      'esperanca',
      'viagem',
    ]);
  });

  it('contain its identifier as words and as one word', () => {
    const words = searchWordsOf(aShop({ shopIdentifier: 'pao-doro' }), { name: 'Casa' });
    expect(words).toEqual(expect.arrayContaining(['pao', 'doro', 'paodoro']));
  });

  it('are complete with the longest Latin texts', () => {
    const words = (length: number) => 'ab '.repeat(length / 3 + 1).slice(0, length);
    const address = { ...anAddressIn('PE', `c${words(58)}d`), neighborhood: `e${words(58)}f` };
    const shop = aShop({ shopIdentifier: 'x'.repeat(30), address });
    expect(searchWordsOf(shop, { name: `${words(78)}yz` })).toEqual(
      expect.arrayContaining(['ab', 'yz', 'x'.repeat(30), 'cab', 'eab']),
    );
  });

  it('have up to 600 characters with their separators', () => {
    const words = Array.from({ length: 14 }, (_, n) => String.fromCharCode(97 + n).repeat(40));
    const exact = [...words, 'z'.repeat(25)];
    expect(searchWordsOf(aShop(), { name: exact.join(' ') })).toEqual(exact);
    const longer = [...words, 'z'.repeat(26)];
    expect(searchWordsOf(aShop(), { name: longer.join(' ') })).toEqual(words);
  });

  it('are cut off if another script would make the key too long', () => {
    const words = (first: string) =>
      Array.from({ length: 20 }, (_, n) => `${first}${String.fromCharCode(0x430 + n)}`).join(' ');
    const address = { ...anAddressIn('PE', words('ж')), neighborhood: words('щ') };
    const found = searchWordsOf(aShop({ address }), { name: words('я') });
    expect(found.join('-').length).toBeLessThanOrEqual(600);
    expect(found).toEqual(expect.arrayContaining(encodedWordsOf(words('я'))));
  });
});

describe('the sort name of a shop', () => {
  it('consists of its words', () => {
    expect(nameKeyOf('Pão & Açúcar')).toBe('pao-acucar');
  });

  it('has at most 80 characters', () => {
    expect(nameKeyOf('я'.repeat(40).replaceAll('яя', 'яя '))).toHaveLength(80);
  });
});
