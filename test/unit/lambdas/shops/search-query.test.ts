import {
  distinctWords,
  isFound,
  isShownAt,
  prefixesOf,
  readingsOf,
} from '#lambdas/platform/text/search-words.ts';

const finds = (query: string, text: string) => isFound(distinctWords([text]), readingsOf(query));

describe('a query', () => {
  const words = ['padaria', 'aurora', 'padariaaurora', 'recife', 'b', 'boa'];

  it.each([
    ['padaria', true],
    ['pad rec', true],
    ['pad pad', true],
    ['aria', false],
    ['padarias', false],
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
    ['Bob＇s Burgers', 'bobs', "bob's", 'bob'],
    ['Ｈ＆Ｍ', 'ｈ＆ｍ'],
    ['Davila Modas', "d'ávila"],
    ['D Ávila', "d'avila"],
    ['J. Silva', 'j.silva', 'j silva'],
    ["Bob's Burgers", 'bobs', "bob's", 'bob', 'BOB`S burg', 'bob＇s'],
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
    ['Padaria', '&'],
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
    ['H&M', ['hm']],
    ['M&M', ['mm']],
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
