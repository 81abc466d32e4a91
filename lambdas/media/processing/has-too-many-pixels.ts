/** Returns whether an error means too many pixels. libheif calls that a failed memory allocation. */
export function hasTooManyPixels(error: unknown): boolean {
  return (
    error instanceof Error && /exceeds pixel limit|security limit exceeded/i.test(error.message)
  );
}
