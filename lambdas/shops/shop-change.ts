import type { ItemChange } from '#lambdas/platform/jobs/change.ts';
import { hasChanged, isEdit } from '#lambdas/platform/jobs/job-row.ts';

type BusinessChange = ItemChange<'BUSINESS BUSINESS'>;
type ShopChange = ItemChange<'SHOP SHOP'>;

/**
 * Returns whether a business is or was active. False for a closed one: the removal of its shops takes them and their
 * offers out of search and feeds.
 */
export const isOrWasActive = ({ before, after }: BusinessChange) =>
  after?.status !== 'closed' && [before?.status, after?.status].includes('active');

/** Returns the version of a shop whose address changed; false for other changes, and for a new or removed shop. */
export const versionOfMove = (change: ShopChange) =>
  isEdit(change) &&
  hasChanged(change, 'placeVersion', 'timeZone', 'state', 'city') && [
    { version: change.after?.placeVersion || null },
  ];
