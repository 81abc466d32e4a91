import { encodeCanvas } from './encode-canvas.ts';
import { fitSize, type Size } from './fit-size.ts';
import { PictureError } from './picture-error.ts';

/** A part of a picture, in pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Longest side of a cropped picture in pixels. */
const longestSide = 1280;

/** Cuts an area out of a picture from `preparePicture`. Throws PictureError. */
export async function cropPicture(picture: Blob, area: Area): Promise<Blob> {
  const { x, y, width, height } = area;
  const bitmap = await createImageBitmap(picture).catch((cause: unknown) => {
    throw new PictureError('NOT_OPENED', { cause });
  });
  const canvas = document.createElement('canvas');
  const size = fitSize(area, longestSide);
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  bitmap.close();
  // Without memory, the browser gives no context, and the picture would be blank.
  if (!context) throw new PictureError('NOT_OPENED');
  return encodeCanvas(canvas);
}
