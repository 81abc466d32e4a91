import type { UploadType } from '#contract/media/uploads.ts';

const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  [...text].every((character, index) => bytes[from + index] === character.charCodeAt(0));

/** The type of picture that a file's first 12 bytes say it is; undefined for all types that are not taken. */
export function pictureTypeOf(bytes: Uint8Array): UploadType | undefined {
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'ftypavif', 4)) return 'image/avif';
  return undefined;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether a file's first 12 bytes say that it is a HEIC photo, as iPhones take them (ISO/IEC 23008-12). */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.some((brand) => startsWith(bytes, `ftyp${brand}`, 4));
