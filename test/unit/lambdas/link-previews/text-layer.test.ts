import { readFileSync } from 'node:fs';
import { breakLines } from '#lambdas/media/link-previews/break-lines.ts';
import {
  figuresLayer,
  printableText,
  textLayer,
  widthOf,
} from '#lambdas/media/link-previews/text-layer.ts';

/** Returns the offset of a table in a TrueType file. */
function offsetOfTable(font: Buffer, name: string): number {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

/** Returns the offset of the first character map in a format that this file reads (OpenType specification, `cmap`). */
function offsetOfMap(font: Buffer): number {
  const cmap = offsetOfTable(font, 'cmap');
  for (let record = cmap + 4; record < cmap + 4 + font.readUInt16BE(cmap + 2) * 8; record += 8) {
    const offset = cmap + font.readUInt32BE(record + 4);
    if ([4, 12].includes(font.readUInt16BE(offset))) return offset;
  }
  throw new Error('The font has no map in format 4 or 12');
}

/** First and last code of characters with glyphs. */
type Range = readonly [first: number, last: number];

/** Returns the ranges of a map in format 12 (segmented coverage). */
const rangesOf12 = (font: Buffer, map: number): Range[] =>
  Array.from({ length: font.readUInt32BE(map + 12) }, (_, group) => {
    const start = map + 16 + group * 12;
    return [font.readUInt32BE(start), font.readUInt32BE(start + 4)];
  });

/** Returns the ranges of a map in format 4 (segments); a font has glyphs for a whole segment unless it lists them. */
function rangesOf4(font: Buffer, map: number): Range[] {
  const double = font.readUInt16BE(map + 6);
  const ranges: Range[] = [];
  for (let segment = 0; segment < double; segment += 2) {
    const last = font.readUInt16BE(map + 14 + segment);
    const first = font.readUInt16BE(map + 16 + double + segment);
    const at = map + 16 + 3 * double + segment;
    const listed = font.readUInt16BE(at);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      if (listed === 0 || font.readUInt16BE(at + listed + 2 * (code - first)) !== 0) {
        ranges.push([code, code]);
      }
    }
  }
  return ranges;
}

/** Returns the characters with a glyph in a TrueType file. */
function charactersOfFont(file: string): ReadonlySet<string> {
  const font = readFileSync(file);
  const map = offsetOfMap(font);
  const ranges = font.readUInt16BE(map) === 12 ? rangesOf12(font, map) : rangesOf4(font, map);
  const characters = new Set<string>();
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) characters.add(String.fromCodePoint(code));
  }
  return characters;
}

const style = { size: 50, face: 'regular', colour: '#281e28' } as const;
const place = { left: 0, top: 0 };

const heightOf = async (text: string) => (await textLayer(text, style, place)).raw?.height;

describe('a line of text in a preview', () => {
  it('shows markup characters literally', async () => {
    const plain = await widthOf('b', style);
    expect(await widthOf('<b>b</b>', style)).toBeGreaterThan(4 * plain);
    expect(await widthOf('&amp;', style)).toBeGreaterThan(await widthOf('&', style));
    expect(await widthOf('</span> " \' & <', style)).toBeGreaterThan(0);
  });

  it('has no width without text', async () => {
    expect(await widthOf(' ', style)).toBe(0);
  });

  it('is equally high with and without accents', async () => {
    const height = await heightOf('nos');
    expect(await heightOf('Ágil')).toBe(height);
    expect(await heightOf('çgj')).toBe(height);
  });

  it('is narrower in the face of posters, which does not depend on fonts of the machine', async () => {
    const widths = ['regular', 'bold', 'poster'].map((face) =>
      widthOf('Escondidinho', { ...style, face: face as 'regular' | 'bold' | 'poster' }),
    );
    const [regular = 0, bold = 0, poster = 0] = await Promise.all(widths);
    expect(bold).toBeGreaterThan(regular);
    expect(poster).toBeLessThan(0.75 * regular);
  });
});

it('figures of a price are equally wide', async () => {
  const width = async (text: string) =>
    (await figuresLayer(text, { ...style, size: 200, face: 'poster' }, place)).raw.width;
  expect(Math.abs((await width('0000')) - (await width('8888')))).toBeLessThan(8);
  // With the narrow figures of the font, 1111 is a quarter narrower than 0110.
  expect((await width('01110')) / (await width('00000'))).toBeGreaterThan(0.97);
});

describe('the text that a preview shows', () => {
  it.each([
    [
      'Portuguese and Spanish letters',
      'Pão d’Água, ação, ¿Qué niño?',
      'Pão d’Água, ação, ¿Qué niño?',
    ],
    ['usual signs', '“10 º ª” – R$ 5,00 € <b>&"\'', '“10 º ª” – R$ 5,00 € <b>&"\''],
    ['letters with separate accents', 'Cafe\u0301', 'Café'],
    ['emoji', 'Café ☕️ na 👩‍🍳 hora', 'Café na hora'],
    ['control characters', 'Pão\u0000 \u0007de\r\nqueijo\t', 'Pão de queijo'],
    ['spaces that do not break', 'R$\u00a05,49', 'R$ 5,49'],
    ['right-to-left text and its marks', '\u202eשלום\u202c Pão', 'Pão'],
    ['letters in bold or full width', '𝐎𝐟𝐞𝐫𝐭𝐚 Ｐão', 'Oferta Pão'],
    ['letters with accents of other languages', 'Phở', 'Pho'],
    ['halves of a character', 'Pão \ud83d', 'Pão'],
    ['other scripts alone', '中文 😀', ''],
  ])('of %s', (_, text, printed) => {
    expect(printableText(text)).toBe(printed);
  });

  it.each([
    'inter/400Regular/Inter_400Regular',
    'inter/700Bold/Inter_700Bold',
    'sofia-sans-extra-condensed/900Black/SofiaSansExtraCondensed_900Black',
  ])('has no character that %s lacks', (font) => {
    const path = `@expo-google-fonts/${font}.ttf`;
    const characters = charactersOfFont(require.resolve(path));
    const all = Array.from({ length: 0xfffe }, (_, code) => String.fromCodePoint(code));
    const printed = new Set(all.flatMap((one) => [...printableText(one)]));
    expect(printed.size).toBeGreaterThan(300);
    expect([...printed].filter((one) => !characters.has(one))).toEqual([]);
  });
});

const fits = async (text: string) => [...text].length <= 10;

const linesOf = (text: string, maxLines = 2) => breakLines(text, maxLines, fits);

describe('the lines of a text', () => {
  it.each([
    ['is one line where it fits', 'Pão doce', ['Pão doce']],
    ['breaks before a word', 'Pão doce bom', ['Pão doce', 'bom']],
    ['breaks after a line that a word fills', 'Pão dos uns bom', ['Pão dos', 'uns bom']],
    ['breaks at a space right after the line', 'Pão queijo bom', ['Pão queijo', 'bom']],
    ['breaks within a word that is longer than a line', 'abcdefghijklmno', ['abcdefghij', 'klmno']],
    ['ends with an ellipsis', 'Pão doce de queijo quente', ['Pão doce', 'de queijo…']],
    ['has no sign before the ellipsis', 'Pão doce bom, um, dois', ['Pão doce', 'bom, um…']],
    ['has no ellipsis where the rest fits', 'Pão doce de queijos', ['Pão doce', 'de queijos']],
    ['shortens a word without spaces', 'a'.repeat(80), ['a'.repeat(10), `${'a'.repeat(9)}…`]],
    ['keeps characters of two units whole', '𝐎'.repeat(12), ['𝐎'.repeat(10), '𝐎𝐎']],
    ['is nothing for an empty text', '', []],
  ])('%s', async (_, text, lines) => {
    expect(await linesOf(text)).toEqual(lines);
  });

  it('has at least one character in a line, however narrow the line is', async () => {
    expect(await breakLines('abc', 2, async () => false)).toEqual(['a', 'b…']);
  });
});
