import { dayIn } from '#contract/brazil/time-zones.ts';
import type { ClaimItem } from './store/claim-item.ts';

/** What the voucher of a claim says. An offer without a start day began on the day of its publication. */
export function voucherFactsOf(claim: ClaimItem) {
  const { code, offerId, offerVersion, shopsIds, startDate, publishedAt, expirationDate } = claim;
  return {
    code,
    offerId,
    offerVersion,
    shopsIds,
    // In the westernmost zone, so that no shop finds it too early.
    firstDay: startDate ?? dayIn('America/Rio_Branco', new Date(publishedAt)),
    lastDay: expirationDate,
  };
}
