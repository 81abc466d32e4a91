import type { ItemChange } from '#lambdas/platform/jobs/change.ts';
import { hasChanged, isEdit } from '#lambdas/platform/jobs/job-row.ts';

type BusinessChange = ItemChange<'BUSINESS BUSINESS'>;
type ShopChange = ItemChange<'SHOP SHOP'>;

// The removal of the shops of a closed business takes them and their offers out of search and feeds.
export const isOrWasActive = ({ before, after }: BusinessChange) =>
  after?.status !== 'closed' && [before?.status, after?.status].includes('active');

/** The version of a shop that moved its offers; a shop that is new or removed has none. */
export const versionOfMove = (change: ShopChange) =>
  isEdit(change) &&
  hasChanged(change, 'placeVersion', 'timeZone', 'state', 'city') && [
    { version: change.after?.placeVersion || null },
  ];
