import { AppError } from './app-error.ts';

/**
 * Refuses images that were not uploaded to us: IMAGE_NOT_FOUND. No upload exists yet, so none can be
 * named; the URLs of strangers are never stored.
 */
export function requireUploaded(urls: readonly string[]): void {
  if (urls.length > 0) throw new AppError('IMAGE_NOT_FOUND');
}
