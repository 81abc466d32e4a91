import { AppError } from './app-error.ts';

/**
 * Throws IMAGE_NOT_FOUND for images that were not uploaded here. There is no upload yet, so it refuses all
 * of them; URLs of other sites are never stored.
 */
export function requireUploaded(urls: readonly string[]): void {
  if (urls.length > 0) throw new AppError('IMAGE_NOT_FOUND');
}
