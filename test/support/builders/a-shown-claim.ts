import type { Claim, ClaimShop } from '#contract/claims/claims.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import { aBusiness } from './a-business.ts';
import { claimCode, factsOfClaim } from './a-claim.ts';
import { aShopInput, shopId } from './a-shop.ts';

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
    ...factsOfClaim,
    code,
    voucher: `VOUCHER${code}`,
    shops: [aClaimShop()],
    originalPrice: 8.9,
    offerPrice: 5.49,
    discountPercent: 38,
    offerRules: 'Um por pessoa.',
    ...changes,
  };
}
