import type { UploadType } from '#contract/media/uploads.ts';
import { PictureError } from './photo-problem.ts';

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down to a square of `longest` pixels, keeping its shape; never enlarges. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** At this quality, photos look the same as at the best one, with about a tenth of the bytes. */
const jpegQuality = 0.85;
const webpQuality = 0.9;

/** Side in pixels of a small copy, whose pixels a cheap phone can read. */
const sampleSide = 128;

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const sample = document.createElement('canvas');
  sample.width = sampleSide;
  sample.height = sampleSide;
  const context = sample.getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  context.drawImage(canvas, 0, 0, sampleSide, sampleSide);
  const { data } = context.getImageData(0, 0, sampleSide, sampleSide);
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return false;
  }
  return true;
}

/** Paints transparent parts white, since JPEG would show black. The sample misses small transparent parts. */
function paintBehind(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/**
 * Returns the canvas as a file without metadata: JPEG, or WebP if it has transparent parts (PNG if the browser cannot
 * write WebP). Empties the canvas to free its memory. Throws PictureError.
 */
export async function encodeCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const isPhoto = isOpaque(canvas);
  const [type, quality] = isPhoto ? ['image/jpeg', jpegQuality] : ['image/webp', webpQuality];
  if (isPhoto) paintBehind(canvas);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type as string, quality as number);
  });
  canvas.width = 0;
  canvas.height = 0;
  if (!file) throw new PictureError('NOT_OPENED');
  return file;
}

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
