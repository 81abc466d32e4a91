import { readFileSync } from 'node:fs';

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
export function charactersOfFont(file: string): ReadonlySet<string> {
  const font = readFileSync(file);
  const map = offsetOfMap(font);
  const ranges = font.readUInt16BE(map) === 12 ? rangesOf12(font, map) : rangesOf4(font, map);
  const characters = new Set<string>();
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) characters.add(String.fromCodePoint(code));
  }
  return characters;
}
