import { encodeCanvas } from './encode-canvas.ts';
import { fitSize, type Size } from './fit-size.ts';
import { PictureError } from './picture-error.ts';

/** A part of a picture in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The longest side in pixels of a cropped picture. */
const longestSide = 1280;

/** Cuts an area out of a picture that `preparePicture` made. Throws a PictureError. */
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
  // A browser without memory gives no context; the picture would be blank.
  if (!context) throw new PictureError('NOT_OPENED');
  return encodeCanvas(canvas);
}
