/**
 * Whether an error of the library means that a picture has more pixels than may be decoded. libheif finds that only
 * when it decodes, in a file whose header says less than its pixels are, and calls it an error of memory allocation.
 */
export function hasTooManyPixels(error: unknown): boolean {
  return (
    error instanceof Error && /exceeds pixel limit|security limit exceeded/i.test(error.message)
  );
}
