import * as z from 'zod/mini';
import { hasChanged, itemLists, job, ownItem, ownLists } from '#lambdas/platform/jobs/job-row.ts';
import { isOrWasActive } from './shop-change.ts';

/** Seconds that a count of offers waits for further changes of the shop's offers, which it counts, too. */
const countDelay = 3;

/** With an ISO instant at which the change had been made. */
const countedOffers = { ...ownItem, at: z.string() };

/** Jobs on shops and followers. */
export const shopJobs = {
  'refresh-offers-count': job('jobs', countedOffers, {
    'SHOP OFFER': (change, now) =>
      hasChanged(change, 'LSI1SK', 'startsAt') && [
        { at: now.toISOString(), delaySeconds: countDelay },
      ],
  }),
  'refresh-search-of-business': job('jobs', itemLists, {
    'BUSINESS BUSINESS': (change) => hasChanged(change, 'status', 'name') && isOrWasActive(change),
  }),
  'refresh-search': job('jobs', ownItem, {
    'SHOP SHOP': (change) =>
      hasChanged(change, 'shopStatus', 'shopIdentifier', 'state', 'city', 'neighborhood') &&
      [change.before?.shopStatus, change.after?.shopStatus].includes('active'),
  }),
  'remove-followers': job('jobs', ownLists, { 'SHOP SHOP': ({ after }) => !after }),
} as const;
