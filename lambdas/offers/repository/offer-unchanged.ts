import { attributesAre } from '../../shared/table/conditions.ts';
import type { OfferItem } from './offer-item.ts';

/**
 * The offer is as it was read: owner and version, and its shops, start and end, which jobs change without
 * a new version.
 */
export const offerUnchanged = ({ version, userId, shopsIds, startsAt, endsAt }: OfferItem) =>
  attributesAre({ version, userId, shopsIds, startsAt, endsAt });
