import { exists, unchanged } from '../../shared/table/conditions.ts';
import { keys } from '../../shared/table/keys.ts';
import { update } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';
import type { OfferItem } from './offer-item.ts';

/** The next version of an offer of which only the counters change. */
function replaceVersion(before: OfferItem, { version, updatedAt }: OfferItem): Write {
  const condition = unchanged(before);
  return update(keys.offer(before.id), 'SET version = :next, updatedAt = :updatedAt', {
    ...condition,
    values: { ...condition.values, ':next': version, ':updatedAt': updatedAt },
  });
}

/** Sets the limit of an offer. Refused with LIMIT_BELOW_CLAIMED where more has been claimed by then. */
export function replaceLimit(before: OfferItem, after: OfferItem, limit: number): Write[] {
  return [
    replaceVersion(before, after),
    update(keys.offerCounters(before.id), 'SET availableLimit = :limit', {
      expression: 'attribute_not_exists(claimedCount) OR claimedCount <= :limit',
      values: { ':limit': limit },
      conflict: 'LIMIT_BELOW_CLAIMED',
    }),
  ];
}

/** Removes the limit of an offer that has one. */
export function removeLimit(before: OfferItem, after: OfferItem): Write[] {
  return [
    replaceVersion(before, after),
    update(keys.offerCounters(before.id), 'REMOVE availableLimit', exists),
  ];
}
