import { rgbaToThumbHash } from 'thumbhash';
import { openPixels, type Pixels } from './safe-sharp.ts';

/** Longest side for the hash in pixels (the library's limit). */
const side = 100;

/** Returns the ThumbHash of a photo in Base64, at most 36 characters. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const { data, info } = await openPixels(pixels)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
