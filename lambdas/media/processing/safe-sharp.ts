import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { PictureFormat } from './picture-format.ts';
import { maxPixels } from './picture-limits.ts';

/** The decoders that an uploaded picture may reach; the library has many more. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** The longest time of one step of the library, in seconds; a whole job has 60. */
const timeoutSeconds = 20;

// No picture is decoded twice, so the cache of the library would only use memory.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });

const settings: SharpOptions = {
  limitInputPixels: maxPixels,
  // Cut-off files are refused; a warning, such as odd metadata of a phone, is not.
  failOn: 'truncated',
  sequentialRead: true,
};

/** An uploaded file of a recognised format, to be read with limits on pixels and time. */
export function openUntrusted(file: Buffer): Sharp {
  return sharp(file, settings).timeout({ seconds: timeoutSeconds });
}

/** How the library calls a format. */
export const libraryName: Readonly<Record<PictureFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

/** Pixels in memory: red, green, blue and, where there is a fourth channel, opacity, a byte each. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** Pixels in memory as an input. */
export function openPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeoutSeconds });
}
