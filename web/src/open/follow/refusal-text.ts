import { ApiError } from '#web/platform/http/http.ts';

/** The user is a member of the business, whose shops they do not follow. */
export class OwnShopError extends Error {
  override readonly name = 'OwnShopError';
}

/** Returns the sentence of a button that tells why following did not work. */
export function refusalText({ dataset }: HTMLElement, error: unknown): string {
  const { status, isUsedUp }: Partial<ApiError> = error instanceof ApiError ? error : {};
  const text =
    (error instanceof OwnShopError && dataset['own']) ||
    ((status === 404 || status === 410) && dataset['gone']) ||
    (isUsedUp && dataset['limit']);
  return text || dataset['failed'] || '';
}
