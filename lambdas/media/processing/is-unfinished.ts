import { hasTooManyPixels } from './has-too-many-pixels.ts';

/** Returns whether the library ran out of time or memory. The photo may be fine, and another run may succeed. */
export function isUnfinished(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^timeout: |out of memory|memory allocation/im.test(error.message) &&
    !hasTooManyPixels(error)
  );
}
