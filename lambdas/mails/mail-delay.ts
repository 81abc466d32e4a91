import { createHash } from 'node:crypto';
import { isTooOldToMail } from './mail-age.ts';

/** SQS's limit, in seconds. */
const longestDelay = 900;

/** Seconds before the retry of a mail that is throttled right after its event. */
const firstDelay = 30;

/**
 * Returns the delay in seconds of a mail that many owners get in the same minute, as on the first of a month:
 * fixed per business, and spread evenly.
 */
export const mailDelayOf = (businessId: string): number =>
  createHash('sha256').update(businessId).digest().readUInt32BE() % (longestDelay + 1);

/**
 * Returns the seconds until a throttled mail is retried: its event's age, so the delays double. Undefined where
 * the event (a stored instant) is too old by then.
 */
export function delayOfThrottledMail(at: string, now: Date): number | undefined {
  const age = Math.floor((now.getTime() - Date.parse(at)) / 1000);
  const delay = Math.min(Math.max(age, firstDelay), longestDelay);
  return isTooOldToMail(at, new Date(now.getTime() + delay * 1000)) ? undefined : delay;
}
