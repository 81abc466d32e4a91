import * as z from 'zod/mini';
import {
  hasChanged,
  isEdit,
  itemLists,
  job,
  ownItem,
  ownLists,
} from '#lambdas/platform/jobs/job-row.ts';

/** Payload with an ISO instant after the change. */
const countedClaims = { ...ownItem, at: z.string() };
const at = (now: Date) => ({ at: now.toISOString() });

/** Payload with the names of units whose claims were still pending in the count (see `holdName`). */
const unsettled = { ...ownItem, units: z.array(z.string()) };

/** Payload with the month when the claims end, `YYYY-MM`. */
const claimsOfMonth = { ...itemLists, month: z.string() };

export const claimJobs = {
  'count-claims': job('jobs', countedClaims, {
    // A new shard has nothing taken.
    'OFFER_CLAIMS SHARD': (change, now) =>
      isEdit(change) && hasChanged(change, 'taken') && [at(now)],
    'OFFER_CLAIMS USED': (change, now) => hasChanged(change, 'used') && [at(now)],
    'OFFER OFFER': ({ after }, now) => !after && [at(now)],
  }),
  'settle-claims': job('jobs', unsettled),
  'cancel-claims-of-shop': job('jobs', ownLists, {
    'SHOP SHOP': ({ before, after }) => Boolean(before?.businessId) && !after,
  }),
  // Only DynamoDB's TTL removes a month's mark, when its claims are to be forgotten.
  'forget-consumers': job('jobs', claimsOfMonth, {
    'CLAIMS_MONTH MONTH': ({ after, sortId }) => !after && [{ month: sortId }],
  }),
  'cancel-claim-of-shop': job('jobs', ownItem),
  'forget-consumer': job('jobs', { ...ownItem, month: z.string() }),
} as const;
