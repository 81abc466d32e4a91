import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { maxPixels, type PictureFormat } from './picture-format.ts';

/** Decoders that uploaded files may reach; the library has many more. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Timeout of one library call in seconds; a whole job has 60. */
const timeoutSeconds = 20;

// No photo is decoded twice, so the library's cache would only use memory.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });

const settings: SharpOptions = {
  limitInputPixels: maxPixels,
  // Refuse truncated files, but not warnings such as odd metadata of phones.
  failOn: 'truncated',
  sequentialRead: true,
};

/** Opens an uploaded file with limits on pixels and time. */
export function openUntrusted(file: Buffer): Sharp {
  return sharp(file, settings).timeout({ seconds: timeoutSeconds });
}

/** The library's names of the formats. */
export const libraryName: Readonly<Record<PictureFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

/** Pixels in memory: red, green, blue and optionally opacity, one byte each. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

export function openPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeoutSeconds });
}
