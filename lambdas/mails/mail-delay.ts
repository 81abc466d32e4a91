import { createHash } from 'node:crypto';

/** SQS's limit, in seconds. */
const longestDelay = 900;

/**
 * Seconds that a mail to the owner of a business waits which many get in the same minute, as on the first of a month: the
 * same for a business each time, and spread evenly over all.
 */
export const mailDelayOf = (businessId: string): number =>
  createHash('sha256').update(businessId).digest().readUInt32BE() % (longestDelay + 1);
