import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { imageUrlOf } from '#contract/media/images.ts';
import { openStateAt } from '#contract/shops/opening-hours.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import type { Shop, ShopSummary } from '#contract/shops/shops.ts';
import { businessRefOf } from '#lambdas/businesses/shown-business.ts';
import { imagesViewOf, isReady } from '#lambdas/media/images/stored-image.ts';
import type { ShopFacts } from './shop-facts.ts';
import type { ShopItem } from './store/shop-store.ts';

/** Returns a new shop, still without images. */
export function newShop(
  { imagesUrls: _, ...input }: ShopInput,
  { id, userId, now }: { id: string; userId: string; now: Date },
): ShopItem {
  return {
    ...input,
    images: [],
    id,
    userId,
    shopStatus: 'active',
    timeZone: input.timeZone ?? timeZoneOf(input.address.state),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** Returns whether consumers may see a shop. */
export function isShopLive(shop: ShopItem, business: Business): boolean {
  return shop.shopStatus === 'active' && business.status === 'active';
}

function legalOf(business: Business): Shop['legal'] {
  const name = business.legalName ?? business.name;
  if (business.legalRegister) return { name, taxId: business.legalRegister, taxIdType: 'CNPJ' };
  if (business.personRegister) return { name, taxId: business.personRegister, taxIdType: 'CPF' };
  return { name };
}

/** A shop of a suspended business is shown as suspended. */
function shownStatusOf(shop: ShopItem, business: Business): Shop['shopStatus'] {
  return business.status === 'suspended' ? 'suspended' : shop.shopStatus;
}

/** Returns a shop as the API shows it at `now`. */
export function shopView(shop: ShopItem, business: Business, facts: ShopFacts, now: Date): Shop {
  return {
    ...shop,
    ...openStateAt(shop.openingHours, shop.timeZone, now),
    ...facts,
    shopStatus: shownStatusOf(shop, business),
    business: businessRefOf(business),
    ...imagesViewOf(shop.images),
    legal: legalOf(business),
  };
}

/** Returns the few facts of a shop that lists show. */
export function shopSummaryOf(
  shop: ShopItem,
  business: Business,
  facts: ShopFacts,
  now: Date,
): ShopSummary {
  const cover = shop.images.find(isReady);
  return {
    id: shop.id,
    businessId: shop.businessId,
    business: businessRefOf(business),
    shopIdentifier: shop.shopIdentifier,
    shopStatus: shownStatusOf(shop, business),
    ...(cover && { imageUrl: imageUrlOf(cover.key) }),
    city: shop.address.city,
    state: shop.address.state,
    neighborhood: shop.address.neighborhood,
    isOpenNow: openStateAt(shop.openingHours, shop.timeZone, now).isOpenNow,
    ...facts,
  };
}
