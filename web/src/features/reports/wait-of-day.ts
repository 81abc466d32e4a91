import { ApiError } from '#web/platform/http/http.ts';

/** Shorter waits may come from an overloaded server instead. */
const shortest = 60_000;

/** Returns the milliseconds until the next day if the daily limit of reports is reached; undefined for other errors. */
export function waitOfDay(error: unknown): number | undefined {
  const isRefused = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';
  if (!isRefused || error.retryAfter === undefined) return undefined;
  return error.retryAfter > shortest ? error.retryAfter : undefined;
}
