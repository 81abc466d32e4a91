import { parseInput } from '#contract/field-errors.ts';
import { visibleText } from '#contract/invisible.ts';
import { line, nameLine, paragraph } from '#contract/text.ts';

const refusedAs = (code: string) => ({ success: false, errors: [{ path: '', code }] });

const family = '👨\u200d👩\u200d👧';

/** Invisible characters. Some change the direction of the text that follows. */
const invisible = [
  ['a null', '\u0000'],
  ['a bell', '\u0007'],
  ['a delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
  ['a right-to-left mark', '\u200f'],
  ['a right-to-left override', '\u202e'],
  ['a first strong isolate', '\u2068'],
  ['a line separator', '\u2028'],
  ['a byte order mark', '\ufeff'],
  ['a tag', '\u{e0041}'],
  ['half a surrogate pair', '\ud83d'],
  ['a joiner without a character to join', '\u200d'],
] as const;

describe('the visible part of a text', () => {
  it.each(invisible.filter(([name]) => name !== 'a line separator'))(
    'is without %s',
    (_, character) => {
      expect(visibleText(`Pão${character}zinho`)).toBe('Pãozinho');
    },
  );

  it.each([
    ['Pão\n\tde\u2028sal', 'Pão de sal'],
    [`${family} 👩🏽\u200d🍳`, `${family} 👩🏽\u200d🍳`],
  ])('has %j as %j', (text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });
});

describe('a line of text', () => {
  const title = line(3, 10);

  it.each([
    ['  Pão  ', 'Pão'],
    ['\u00a0Pão\u3000', 'Pão'],
    // A combining tilde is composed with its letter.
    ['Pa\u0303o', 'P\u00e3o'],
    ['Pão 🥐', 'Pão 🥐'],
    ['☕️ já', '☕️ já'],
    [`${family} x`, `${family} x`],
    // An emoji of several characters: a person, a skin tone, a joiner and a pan.
    ['👩🏽\u200d🍳 já', '👩🏽\u200d🍳 já'],
    ['مخبز', 'مخبز'],
    ['10 < 12', '10 < 12'],
  ])('%p is normalized to %p', (typed, kept) => {
    expect(parseInput(title, typed)).toEqual({ success: true, data: kept });
  });

  it.each([
    ['Pó', 'TOO_SHORT'],
    ['    Pó     ', 'TOO_SHORT'],
    ['12345678901', 'TOO_LONG'],
    ['   ', 'REQUIRED'],
    ['Pão\nde sal', 'CONTROL_CHARACTER'],
    ['Pão\tsal', 'CONTROL_CHARACTER'],
    ['Pão\u200d🥐', 'CONTROL_CHARACTER'],
    ['🥐\u200dPão', 'CONTROL_CHARACTER'],
    [3, 'INVALID_TYPE'],
    [null, 'REQUIRED'],
    [{}, 'INVALID_TYPE'],
  ])('%p is refused as %s', (typed, code) => {
    expect(parseInput(title, typed)).toEqual(refusedAs(code));
  });

  it.each(invisible)('with %s in it is refused', (_, mark) => {
    expect(parseInput(title, `Pão${mark}sal`)).toEqual(refusedAs('CONTROL_CHARACTER'));
  });

  it('has its length checked after trimming and composing', () => {
    expect(parseInput(title, `   ${'a\u0303'.repeat(10)}   `).success).toBe(true);
  });
});

describe('a name', () => {
  const name = nameLine(2, 80);

  it.each([
    "D'Ávila & Filhos",
    'Açaí 24h',
    'Sabor do Pará – 2',
    'Nº 1',
    'Pão® Quente',
    'مخبز الفجر',
  ])('may be %s', (typed) => {
    expect(parseInput(name, typed)).toEqual({ success: true, data: typed });
  });

  it('has one space between words', () => {
    const kept = { success: true, data: 'José da Silva' };
    expect(parseInput(name, ' José  da   Silva ')).toEqual(kept);
    expect(parseInput(name, `José   ${'a'.repeat(75)}`).success).toBe(true);
  });

  it.each([
    'Padaria 🥐',
    '❤️ Flores',
    `Casa ${family}`,
    'Padaria 🇧🇷',
    'Loja 🏽',
    'Loja 1\ufe0f\u20e3',
  ])('with emoji, as in %s, is refused', (typed) => {
    expect(parseInput(name, typed)).toMatchObject({
      success: false,
      errors: expect.arrayContaining([{ path: '', code: 'INVALID_FORMAT' }]),
    });
  });

  it.each(invisible)('with %s in it is refused', (_, mark) => {
    expect(parseInput(name, `Casa${mark}Sol`)).toMatchObject({
      success: false,
      errors: expect.arrayContaining([{ path: '', code: 'CONTROL_CHARACTER' }]),
    });
  });
});

describe('a text of several lines', () => {
  const rules = paragraph(20);

  it.each([
    ['Um\r\ndois\rtrês\nquatro', 'Um\ndois\ntrês\nquatro'],
    ['  \n Um \n ', 'Um'],
    ['', ''],
    ['Pa\u0303o 🥐', 'P\u00e3o 🥐'],
  ])('%p is normalized to %p', (typed, kept) => {
    expect(parseInput(rules, typed)).toEqual({ success: true, data: kept });
  });

  it('is refused when it is too long', () => {
    expect(parseInput(rules, 'a'.repeat(20)).success).toBe(true);
    expect(parseInput(rules, 'a'.repeat(21))).toEqual(refusedAs('TOO_LONG'));
  });

  it.each(invisible)('with %s in it is refused', (_, mark) => {
    expect(parseInput(rules, `Um\n${mark}dois`)).toEqual(refusedAs('CONTROL_CHARACTER'));
  });
});
