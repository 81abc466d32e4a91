import { rgbaToThumbHash } from 'thumbhash';
import { openPixels, type Pixels } from './safe-sharp.ts';

/** The longest side of the picture from which the hash is made (the library's limit). */
const side = 100;

/** The ThumbHash of a picture in Base64, 36 characters at most. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const { data, info } = await openPixels(pixels)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
