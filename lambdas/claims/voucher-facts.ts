import { dayIn } from '#contract/brazil/time-zones.ts';
import type { ClaimItem } from './store/claim-item.ts';

/** Returns the content of a claim's voucher. An offer without a start day began on its publication day. */
export function voucherFactsOf(claim: ClaimItem) {
  const { code, offerId, offerVersion, shopsIds, startDate, publishedAt, expirationDate } = claim;
  return {
    code,
    offerId,
    offerVersion,
    shopsIds,
    // In Brazil's westernmost zone, so that no shop refuses it as too early.
    firstDay: startDate ?? dayIn('America/Rio_Branco', new Date(publishedAt)),
    lastDay: expirationDate,
  };
}
