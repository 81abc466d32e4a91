import { hasTooManyPixels } from './has-too-many-pixels.ts';

/**
 * Whether an error of the library means that it had too little time or memory. Such a file may be a good picture, and
 * the next run of the job may have more of both.
 */
export function isUnfinished(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^timeout: |out of memory|memory allocation/im.test(error.message) &&
    !hasTooManyPixels(error)
  );
}
