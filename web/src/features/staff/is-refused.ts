import { ApiError } from '#web/platform/http/http.ts';

/** Whether the API refused a call of staff because they have not signed in with a second factor. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
