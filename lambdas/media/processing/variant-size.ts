import type { ResizeOptions } from 'sharp';

/** Maximum ratio of height to width; a longer photo becomes narrower. */
const maxRatio = 2;

/** Returns the box that a variant of a width must fit in. Nothing is enlarged or cropped. */
export function boxOf(width: number): ResizeOptions {
  return { width, height: maxRatio * width, fit: 'inside', withoutEnlargement: true };
}
