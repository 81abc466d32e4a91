/** The server's time minus the device's, in milliseconds. */
let ahead = 0;

/** Time of the last answer by the clock of the server, in epoch milliseconds; 0 before the first. */
let lastAnswer = 0;

/** Whether a cache may give an answer later, with the `Date` of when it was made. */
const mayBeOld = (headers: Headers): boolean =>
  headers.has('age') || /(?:^|[\s,])max-age=[1-9]/.test(headers.get('cache-control') ?? '');

/** Notes what time it is for the server, by the headers of its answer. */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || mayBeOld(headers)) return;
  // The header has whole seconds, rounded down.
  lastAnswer = date + 999;
  ahead = lastAnswer - Date.now();
}

/** The time of the last answer of the API by its clock, in epoch milliseconds. */
export const answeredAt = (): number => lastAnswer;

/** A time of the device's clock by the clock of the server, both in epoch milliseconds. */
export const toServerTime = (deviceTime: number): number => deviceTime + ahead;

/** The time by the clock of the server, in epoch milliseconds: the device's may be wrong. */
export const serverNow = (): number => toServerTime(Date.now());
