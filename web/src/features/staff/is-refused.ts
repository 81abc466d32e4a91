import { ApiError } from '#web/platform/http/http.ts';

/** Returns whether the API refused a call because staff signed in without a second factor. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
