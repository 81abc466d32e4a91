import type { ResizeOptions } from 'sharp';

/** How many times higher than wide a variant may be; a longer picture becomes narrower instead. */
const maxRatio = 2;

/** Where a variant has to fit, by its width in pixels. Nothing is enlarged or cropped. */
export function boxOf(width: number): ResizeOptions {
  return { width, height: maxRatio * width, fit: 'inside', withoutEnlargement: true };
}
