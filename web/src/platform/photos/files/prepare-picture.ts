import type { UploadType } from '#contract/media/uploads.ts';
import { encodeCanvas } from './encode-canvas.ts';
import { fitSize } from './fit-size.ts';
import { PictureError } from './picture-error.ts';

const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  [...text].every((character, index) => bytes[from + index] === character.charCodeAt(0));

/** Returns the picture type by a file's first 12 bytes; undefined for unsupported types. */
export function pictureTypeOf(bytes: Uint8Array): UploadType | undefined {
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'ftypavif', 4)) return 'image/avif';
  return undefined;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Returns whether a file's first 12 bytes are of a HEIC photo, as from iPhones (ISO/IEC 23008-12). */
export const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.some((brand) => startsWith(bytes, `ftyp${brand}`, 4));

/** Longest side of a sent picture in pixels: twice the largest variant. */
const longestSide = 2560;

/** Largest file in bytes that is opened; a phone could run out of memory. */
const maxFileBytes = 100 * 1024 * 1024;

/** Draws a file on a canvas, rotated by its EXIF data and scaled down; undefined if the browser cannot open it. */
async function draw(file: Blob): Promise<HTMLCanvasElement | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitSize(bitmap, longestSide));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return context ? canvas : undefined;
}

/** Returns the file unchanged if the server takes its type: the server may open what this browser cannot. */
async function asItIs(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (!type) throw new PictureError(isHeic(bytes) ? 'HEIC' : 'NOT_A_PICTURE');
  return file.slice(0, file.size, type);
}

interface PreparedPicture {
  /** Its `type` is accepted by the API. */
  readonly picture: Blob;
  /** Whether this browser can show it. */
  readonly canShow: boolean;
}

/** Prepares a file for upload: scaled down, upright, without metadata such as the place. Throws PictureError. */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size > maxFileBytes) throw new PictureError('TOO_LARGE');
  const canvas = await draw(file);
  const picture = canvas ? await encodeCanvas(canvas) : await asItIs(file);
  return { picture, canShow: canvas !== undefined };
}
