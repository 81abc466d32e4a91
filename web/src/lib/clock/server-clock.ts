/** The server's time minus the device's, in milliseconds. */
let ahead = 0;

/** The server's time of the last answer, in epoch milliseconds; 0 before the first. */
let lastAnswer = 0;

/** Returns whether the answer may come from a cache, with an old `Date`. */
const mayBeOld = (headers: Headers): boolean =>
  headers.has('age') || /(?:^|[\s,])max-age=[1-9]/.test(headers.get('cache-control') ?? '');

/** Notes the server's time from the headers of its answer. */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || mayBeOld(headers)) return;
  // The header has whole seconds, rounded down.
  lastAnswer = date + 999;
  ahead = lastAnswer - Date.now();
}

/** Returns the server's time of the last answer, in epoch milliseconds. */
export const answeredAt = (): number => lastAnswer;

/** Converts a time of the device's clock to the server's clock, both in epoch milliseconds. */
export const toServerTime = (deviceTime: number): number => deviceTime + ahead;

/** Returns the server's current time in epoch milliseconds; the device's clock may be wrong. */
export const serverNow = (): number => toServerTime(Date.now());
