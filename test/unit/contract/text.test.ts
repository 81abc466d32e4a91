import { visibleText } from '#contract/fields/invisible.ts';
import { line, nameLine, paragraph, titleLine } from '#contract/fields/text.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const family = '👨\u200d👩\u200d👧';

const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

/** Characters that no field accepts. Some change the direction of the following text. */
const refused = [
  ['a null', '\u0000'],
  ['a bell', '\u0007'],
  ['a delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a left-to-right embedding', '\u202a'],
  ['the end of an override', '\u202c'],
  ['a right-to-left override', '\u202e'],
  ['a left-to-right isolate', '\u2066'],
  ['a first strong isolate', '\u2068'],
  ['the end of an isolate', '\u2069'],
  ['half a surrogate pair', '\ud83d'],
] as const;

/** Invisible characters that programs copy along with a text. */
const removed = [
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
  ['a non-joiner', '\u200c'],
  ['a right-to-left mark', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
  ['a word joiner', '\u2060'],
  ['an invisible plus', '\u2064'],
  ['a byte order mark', '\ufeff'],
  ['a tag', '\u{e0041}'],
  ['the tags of a flag without the flag', '\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a joiner without a character to join', '\u200d'],
] as const;

describe('the visible part of a text', () => {
  it.each([...refused, ...removed])('omits %s', (_, character) => {
    expect(visibleText(`Pão${character}zinho`)).toBe('Pãozinho');
  });

  it.each([
    ['Pão\n\tde\u2028sal', 'Pão de sal'],
    [`${family} 👩🏽\u200d🍳 ${england}`, `${family} 👩🏽\u200d🍳 ${england}`],
  ])('of %j is %j', (text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });
});

describe.each([
  ['a line', line(3, 10), ''],
  ['a name', nameLine(2, 80), ''],
  ['a text of several lines', paragraph(20), '\n'],
] as const)('%s', (_kind, field, end) => {
  it.each(refused)('with %s inside is refused', (_, mark) => {
    expect(outcomeOf(field, `Um${end}${mark}dois`)).toContain('CONTROL_CHARACTER');
  });

  it.each(removed)('is stored without %s', (_, mark) => {
    expect(outcomeOf(field, `Um${end}${mark}dois`)).toBe(`Um${end}dois`);
  });
});

describe('a line of text', () => {
  const title = line(3, 10);

  it.each([
    ['  Pão  ', 'Pão'],
    ['\u00a0Pão\u3000', 'Pão'],
    // A combining tilde is composed with its letter.
    ['Pa\u0303o', 'P\u00e3o'],
    ['☕️ já', '☕️ já'],
    [`${family} x`, `${family} x`],
    ['Pão\u200d🥐', 'Pão🥐'],
    ['🥐\u200dPão', '🥐Pão'],
    ['\u200b Pão\ufeff ', 'Pão'],
    ['Pão\u2028sal', 'Pão sal'],
    // An emoji of several characters: a person, a skin tone, a joiner and a pan.
    ['👩🏽\u200d🍳 já', '👩🏽\u200d🍳 já'],
    ['مخبز', 'مخبز'],
    ['10 < 12', '10 < 12'],
    // Its length is checked after trimming and composing.
    [`   ${'a\u0303'.repeat(10)}   `, '\u00e3'.repeat(10)],
  ])('%p is normalized to %p', (typed, kept) => {
    expect(outcomeOf(title, typed)).toBe(kept);
  });

  it.each([
    ['Pó', 'TOO_SHORT'],
    ['    Pó     ', 'TOO_SHORT'],
    ['12345678901', 'TOO_LONG'],
    ['   ', 'REQUIRED'],
    ['Pão\nde sal', 'CONTROL_CHARACTER'],
    ['Pão\tsal', 'CONTROL_CHARACTER'],
    ['\u200b\ufeff', 'REQUIRED'],
    ['P\u200b\u200bo', 'TOO_SHORT'],
    [3, 'INVALID_TYPE'],
    [null, 'REQUIRED'],
    [{}, 'INVALID_TYPE'],
  ])('%p is refused as %s', (typed, code) => {
    expect(outcomeOf(title, typed)).toEqual([code]);
  });

  it('may have flags of parts of a country, and no other tag characters', () => {
    const flag = line(3, 40);
    expect(outcomeOf(flag, `${england} Jogo`)).toBe(`${england} Jogo`);
    const hidden = [...'segredo'].map((letter) =>
      String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    );
    for (const emoji of ['🏴', '🥐']) {
      expect(outcomeOf(flag, `${emoji}${hidden.join('')}\u{e007f} Jogo`)).toBe(`${emoji} Jogo`);
    }
  });
});

describe('a title', () => {
  const title = titleLine(1, 20);

  it.each(['a', '7', '½', '東', 'ب', `50% ${family}`])('may be %s', (typed) => {
    expect(outcomeOf(title, typed)).toBe(typed);
  });

  it.each([
    ['Hangul fillers, which are letters', '\u3164\u3164\u115f'],
    ['half-width fillers', '\uffa0\uffa0'],
    ['blank Braille patterns', '\u2800\u2800\u2800'],
    ['combining marks', '\u0301\u0302'],
    ['variation selectors', '\ufe0f\ufe0e'],
    ['signs', '!!! ***'],
    ['emoji', '🥐🥐'],
  ])('is refused if it consists only of %s', (_, typed) => {
    expect(outcomeOf(title, typed)).toEqual(['NO_LETTER']);
  });
});

describe('a name', () => {
  const name = nameLine(2, 80);

  it.each([
    ...["D'Ávila & Filhos", 'Açaí 24h', 'Sabor do Pará – 2', 'Nº 1', 'Pão® Quente', 'مخبز الفجر'],
  ])('may be %s', (typed) => {
    expect(outcomeOf(name, typed)).toBe(typed);
  });

  it.each([
    [' José  da   Silva ', 'José da Silva'],
    [`José   ${'a'.repeat(75)}`, `José ${'a'.repeat(75)}`],
    ['\ufeffCasa \u200b do\u00ad \u2028 Sol\u200e ', 'Casa do Sol'],
    ['\u3164\u2800', ['NO_LETTER']],
  ])('%p, with several spaces or invisible characters, becomes %p', (typed, outcome) => {
    expect(outcomeOf(name, typed)).toEqual(outcome);
  });

  it.each([
    ...['Padaria 🥐', '❤️ Flores', `Casa ${family}`, 'Padaria 🇧🇷', 'Loja 🏽', 'Loja 1\ufe0f\u20e3'],
  ])('with emoji, as in %s, is refused', (typed) => {
    expect(outcomeOf(name, typed)).toContain('INVALID_FORMAT');
  });
});

describe('a text of several lines', () => {
  it.each([
    ['Um\r\ndois\rtrês\nquatro', 'Um\ndois\ntrês\nquatro'],
    ['Um\u2028dois\u2029três', 'Um\ndois\ntrês'],
    ['  \n Um \n ', 'Um'],
    ['', ''],
    ['Pa\u0303o 🥐', 'P\u00e3o 🥐'],
    ['a'.repeat(20), 'a'.repeat(20)],
    ['a'.repeat(21), ['TOO_LONG']],
  ])('%p becomes %p', (typed, outcome) => {
    expect(outcomeOf(paragraph(20), typed)).toEqual(outcome);
  });
});
