import type { UploadType } from '#contract/media/uploads.ts';

const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  [...text].every((character, index) => bytes[from + index] === character.charCodeAt(0));

/** Returns the picture type by a file's first 12 bytes; undefined for unsupported types. */
export function pictureTypeOf(bytes: Uint8Array): UploadType | undefined {
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'ftypavif', 4)) return 'image/avif';
  return undefined;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Returns whether a file's first 12 bytes are of a HEIC photo, as from iPhones (ISO/IEC 23008-12). */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.some((brand) => startsWith(bytes, `ftyp${brand}`, 4));
