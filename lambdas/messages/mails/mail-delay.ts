import { createHash } from 'node:crypto';
import { isTooOldToMail } from './mail-age.ts';

/** SQS's limit, in seconds. */
const longestDelay = 900;

/** Seconds until a mail is tried again that is throttled right after its event. */
const firstDelay = 30;

/**
 * Seconds that a mail to the owner of a business waits which many get in the same minute, as on the first of a month: the
 * same for a business each time, and spread evenly over all.
 */
export const mailDelayOf = (businessId: string): number =>
  createHash('sha256').update(businessId).digest().readUInt32BE() % (longestDelay + 1);

/**
 * Seconds until a throttled mail is tried again: as many as have passed since its event, so that the delays double. Undefined
 * where the event (an instant as stored) is too old by then.
 */
export function delayOfThrottledMail(at: string, now: Date): number | undefined {
  const age = Math.floor((now.getTime() - Date.parse(at)) / 1000);
  const delay = Math.min(Math.max(age, firstDelay), longestDelay);
  return isTooOldToMail(at, new Date(now.getTime() + delay * 1000)) ? undefined : delay;
}
