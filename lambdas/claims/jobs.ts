import * as z from 'zod/mini';
import {
  hasChanged,
  isEdit,
  itemLists,
  job,
  ownItem,
  ownLists,
} from '#lambdas/platform/jobs/job-row.ts';

/** With an ISO instant at which the change had been made. */
const countedClaims = { ...ownItem, at: z.string() };
const at = (now: Date) => ({ at: now.toISOString() });

/** With the units whose claims were not settled when they were counted: see `unitName`. */
const unsettled = { ...ownItem, units: z.array(z.string()) };

/** With the month in which the claims end, `YYYY-MM`. */
const claimsOfMonth = { ...itemLists, month: z.string() };

/** Jobs on claims. */
export const claimJobs = {
  'count-claims': job('jobs', countedClaims, {
    // Nothing is taken of a new one.
    'OFFER_CLAIMS SHARD': (change, now) =>
      isEdit(change) && hasChanged(change, 'taken') && [at(now)],
    'OFFER_CLAIMS USED': (change, now) => hasChanged(change, 'used') && [at(now)],
    'OFFER OFFER': ({ after }, now) => !after && [at(now)],
  }),
  'settle-claims': job('jobs', unsettled),
  'cancel-claims-of-shop': job('jobs', ownLists, {
    'SHOP SHOP': ({ before, after }) => Boolean(before?.businessId) && !after,
  }),
  // DynamoDB removes the mark of a month once its claims are to be forgotten; nothing else does.
  'forget-consumers': job('jobs', claimsOfMonth, {
    'CLAIMS_MONTH MONTH': ({ after, sortId }) => !after && [{ month: sortId }],
  }),
  'cancel-claim-of-shop': job('jobs', ownItem),
  'forget-consumer': job('jobs', { ...ownItem, month: z.string() }),
} as const;
