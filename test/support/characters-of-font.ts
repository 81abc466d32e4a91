import { readFileSync } from 'node:fs';

/** Returns the offset of a table in a TrueType file. */
function offsetOfTable(font: Buffer, name: string): number {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

/** Returns the offset of the character map in a format (OpenType specification, `cmap`). */
function offsetOfMap(font: Buffer, format: number): number {
  const cmap = offsetOfTable(font, 'cmap');
  for (let record = cmap + 4; record < cmap + 4 + font.readUInt16BE(cmap + 2) * 8; record += 8) {
    const offset = cmap + font.readUInt32BE(record + 4);
    if (font.readUInt16BE(offset) === format) return offset;
  }
  throw new Error(`The font has no map in format ${format}`);
}

/** Returns the characters with a glyph in a TrueType file, from its format 12 map (segmented coverage). */
export function charactersOfFont(file: string): ReadonlySet<string> {
  const font = readFileSync(file);
  const map = offsetOfMap(font, 12);
  const characters = new Set<string>();
  for (let group = 0; group < font.readUInt32BE(map + 12); group += 1) {
    const start = map + 16 + group * 12;
    const [first, last] = [font.readUInt32BE(start), font.readUInt32BE(start + 4)];
    for (let code = first; code <= last; code += 1) characters.add(String.fromCodePoint(code));
  }
  return characters;
}
