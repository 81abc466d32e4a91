import { unchanged } from '../../shared/table/conditions.ts';
import type { OfferItem } from './offer-item.ts';

/**
 * The offer is as it was read: owner and version, and its shops, start and end, which jobs change without
 * a new version.
 */
export function offerUnchanged(offer: OfferItem) {
  const { expression, values } = unchanged(offer);
  const { shopsIds, startsAt, endsAt } = offer;
  return {
    expression: `${expression} AND shopsIds = :shopsIds AND startsAt = :startsAt AND endsAt = :endsAt`,
    values: { ...values, ':shopsIds': shopsIds, ':startsAt': startsAt, ':endsAt': endsAt },
  };
}
