import { createHash } from 'node:crypto';
import { isTooOldToMail } from './mail-age.ts';

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
