import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureKind } from './picture-kinds.ts';

/**
 * Name of a picture in this folder: a product (1280 by 960 pixels), an avatar (480 by 480), or a shop front with the
 * shop's name (1280 by 720).
 */
export type PictureName = PictureKind | `${PictureKind}-${'avatar' | 'front'}`;

/** Reads a demo picture (WebP). */
export const readSeedPicture = (name: PictureName): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, `${name}.webp`));
