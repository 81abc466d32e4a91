import { avifBrands } from './avif-brands.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Returns the format of a file by its first bytes, not its name or declared type. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const brands = avifBrands(bytes);
  return brands.has('avif') || brands.has('avis') ? 'avif' : undefined;
}
