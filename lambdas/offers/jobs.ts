import {
  hasChanged,
  isEdit,
  itemLists,
  job,
  ownItem,
  ownLists,
  shopLists,
} from '#lambdas/platform/jobs/job-row.ts';
import { isOrWasActive, versionOfMove } from '#lambdas/shops/shop-change.ts';

/** Jobs on offers and their feeds. */
export const offerJobs = {
  'refresh-feeds-of-business': job('jobs', itemLists, {
    'BUSINESS BUSINESS': (change) => hasChanged(change, 'status') && isOrWasActive(change),
  }),
  'refresh-feeds-of-shop': job('jobs', shopLists, {
    // A new shop has no offers yet.
    'SHOP SHOP': (change) =>
      isEdit(change) &&
      hasChanged(change, 'statusVersion', 'shopStatus') && [
        { version: change.after?.statusVersion || null },
      ],
  }),
  'refresh-feeds-of-offer': job('jobs', ownItem),
  'move-offers-of-shop': job('jobs', shopLists, { 'SHOP SHOP': versionOfMove }),
  'move-offer': job('jobs', ownItem),
  'remove-offers-of-shop': job('jobs', ownLists, { 'SHOP SHOP': ({ after }) => !after }),
  'drop-removed-shops': job('jobs', ownItem),
} as const;
