import type { Claim, ClaimShop } from '#contract/claims/claims.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import { aBusiness, businessId } from './a-business.ts';
import { claimCode, holderId } from './a-claim.ts';
import { aShopInput, shopId } from './a-shop.ts';
import { offerId } from './an-offer.ts';

/** The bakery's shop, as a claim names it. */
const aClaimShop = (): ClaimShop => ({
  id: shopId,
  name: aBusiness().name,
  address: aShopInput().address,
  timeZone: 'America/Sao_Paulo',
  openingHours: standardHours,
});

/** An open claim of the bakery's offer, as its holder gets it. */
export function aShownClaim(changes: Partial<Claim> = {}): Claim {
  const { code = claimCode } = changes;
  return {
    code,
    voucher: `VOUCHER${code}`,
    offerId,
    offerVersion: 1,
    businessId,
    consumerId: holderId,
    shopId,
    shopsIds: [shopId],
    shops: [aClaimShop()],
    title: 'Pão francês, 10 unidades',
    originalPrice: 8.9,
    offerPrice: 5.49,
    discountPercent: 38,
    offerRules: 'Um por pessoa.',
    startsAt: '2026-11-01T12:00:00.000Z',
    endsAt: '2100-01-01T02:59:59.000Z',
    status: 'open',
    claimedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}
