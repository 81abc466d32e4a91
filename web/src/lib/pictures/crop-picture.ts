import { encodeCanvas } from './encode-canvas.ts';
import { fitSize, type Size } from './fit-size.ts';

/** A part of a picture in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The longest side in pixels of a cropped picture. */
const longestSide = 1280;

/** Cuts an area out of a picture that `preparePicture` made. Throws a PictureError. */
export async function cropPicture(picture: Blob, area: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  const size = fitSize(area, longestSide);
  Object.assign(canvas, size);
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  bitmap.close();
  return encodeCanvas(canvas);
}
