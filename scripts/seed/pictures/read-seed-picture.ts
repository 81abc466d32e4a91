import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureKind } from './picture-kinds.ts';

/**
 * The name of a picture in this folder: a photo of a product (1280 by 960 pixels) or, for a kind of business, its
 * avatar (480 by 480) or the front of its shops with its name (1280 by 720).
 */
export type PictureName = PictureKind | `${PictureKind}-${'avatar' | 'front'}`;

/** The bytes of one of the demo's pictures, as WebP. */
export const readSeedPicture = (name: PictureName): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, `${name}.webp`));
