import { ApiError } from '#web/platform/http/http.ts';

/** A shorter wait is not told from that of a server that has too much to do. */
const shortest = 60_000;

/** Milliseconds until the next day, where as many reports were asked for as a day allows; undefined for other errors. */
export function waitOfDay(error: unknown): number | undefined {
  const isRefused = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';
  if (!isRefused || error.retryAfter === undefined) return undefined;
  return error.retryAfter > shortest ? error.retryAfter : undefined;
}
