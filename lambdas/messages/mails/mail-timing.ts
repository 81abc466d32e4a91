import { createHash } from 'node:crypto';

const dayInMs = 24 * 60 * 60 * 1000;

/** Days after an event when no mail is sent about it any more, for failed jobs that run late. */
const daysMailed = 7;

/** Returns whether an event (a stored instant) is too old for a mail. */
export function isTooOldToMail(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) > daysMailed * dayInMs;
}

/** Returns until when a sent mail is remembered, in seconds since 1970: a day longer than it could be sent. */
export function endOfMemory(now: Date): number {
  return Math.ceil((now.getTime() + (daysMailed + 1) * dayInMs) / 1000);
}

/** SQS's limit, in seconds. */
const longestDelay = 900;

/** Seconds before the retry of a mail that is throttled right after its event. */
const firstDelay = 30;

/** Returns a delay in seconds to spread mails that many owners get in the same minute; fixed per business. */
export const mailDelayOf = (businessId: string): number =>
  createHash('sha256').update(businessId).digest().readUInt32BE() % (longestDelay + 1);

/** Returns the seconds until the next try of a throttled mail; they double. Undefined where it is too old by then. */
export function delayOfThrottledMail(at: string, now: Date): number | undefined {
  const age = Math.floor((now.getTime() - Date.parse(at)) / 1000);
  const delay = Math.min(Math.max(age, firstDelay), longestDelay);
  return isTooOldToMail(at, new Date(now.getTime() + delay * 1000)) ? undefined : delay;
}
