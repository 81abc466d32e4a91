/**
 * Returns whether a photo has too many pixels, by an error of the library. If the header understates the size, libheif
 * only notices while decoding, and reports a memory allocation error.
 */
export function hasTooManyPixels(error: unknown): boolean {
  return (
    error instanceof Error && /exceeds pixel limit|security limit exceeded/i.test(error.message)
  );
}
