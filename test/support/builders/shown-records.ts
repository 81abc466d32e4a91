import type { Claim, ClaimShop } from '#contract/claims/claims.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import type { Shop, ShopSummary } from '#contract/shops/shops.ts';
import { aBusiness } from './a-business.ts';
import { claimCode, factsOfClaim } from './a-claim.ts';
import { aShopInput, otherShopId, shopId } from './a-shop.ts';
import { anOfferInput, offerId } from './an-offer.ts';

const before = '2026-02-01T12:00:00.000Z';

/** The bakery's shop as the API shows it. */
export function aShownShop(changes: Partial<Shop> = {}): Shop {
  const { address, contacts } = aShopInput();
  const { id, name, legalRegister = '' } = aBusiness();
  return {
    id: shopId,
    businessId: id,
    business: { id, name },
    shopIdentifier: 'padariaaurora',
    shopStatus: 'active',
    address,
    contacts,
    imagesUrls: [],
    images: [],
    openingHours: standardHours,
    timeZone: 'America/Sao_Paulo',
    isOpenNow: true,
    isFollowing: false,
    followersCount: 0,
    activeOffersCount: 0,
    legal: { name, taxId: legalRegister, taxIdType: 'CNPJ' },
    createdAt: before,
    updatedAt: before,
    version: 1,
    ...changes,
  };
}

/** The bakery's offer as the API shows it. */
export function aShownOffer(changes: Partial<Offer> = {}): Offer {
  const { id, name } = aBusiness();
  return {
    ...anOfferInput(),
    id: offerId,
    business: { id, name },
    discountPercent: 38,
    images: [],
    startsAt: before,
    endsAt: '2027-01-01T02:59:59.000Z',
    claimedCount: 0,
    redeemedCount: 0,
    status: 'active',
    displayStatus: 'active',
    createdAt: before,
    updatedAt: before,
    version: 1,
    ...changes,
  };
}

/** Another shop of the bakery, as lists show it. */
export function aShopSummary(changes: Partial<ShopSummary> = {}): ShopSummary {
  const { id, name } = aBusiness();
  return {
    id: otherShopId,
    businessId: id,
    business: { id, name },
    shopIdentifier: 'padariaauroracentro',
    shopStatus: 'active',
    city: 'Recife',
    state: 'PE',
    neighborhood: 'Boa Vista',
    isOpenNow: false,
    activeOffersCount: 3,
    followersCount: 4,
    isFollowing: false,
    ...changes,
  };
}

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
