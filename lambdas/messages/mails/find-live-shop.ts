import type { Business } from '#contract/businesses/businesses.ts';
import { isShown } from '#contract/offers/display-status.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { windowInShop } from '#lambdas/offers/offer-window.ts';
import { listOffers } from '#lambdas/offers/store/find-offers.ts';
import { listShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';

/** Shops that are looked at; a business that waits for its first approval has few. */
const mostShops = 10;

/** Offers that are looked at in a shop, since scheduled ones are among them. */
const mostOffers = 20;

async function showsOffers(shop: ShopItem, business: Business, now: Date): Promise<boolean> {
  const { items } = await listOffers(
    { shopId: shop.id },
    {
      limit: 1,
      position: undefined,
      status: 'active',
      now,
      consistency: 'strong',
      rowsPerItem: mostOffers,
    },
    ({ offer, counters }) => {
      const window = windowInShop(offer, shop);
      const { displayStatus } = offerView(offer, counters, business, now, window);
      return isShown(displayStatus) || undefined;
    },
  );
  return items.length > 0;
}

/** A shop that customers see, and whether its flyer has offers. */
export interface LiveShop {
  readonly shopIdentifier: string;
  readonly hasOffers: boolean;
}

/** Finds a shop of an active business that customers see, if possible one whose flyer has offers. */
export async function findLiveShop(business: Business, now: Date): Promise<LiveShop | undefined> {
  const { items } = await listShops(business.id, { limit: mostShops, position: undefined });
  const live = items.filter(({ shopStatus }) => shopStatus === 'active');
  for (const shop of live) {
    if (!(await showsOffers(shop, business, now))) continue;
    return { shopIdentifier: shop.shopIdentifier, hasOffers: true };
  }
  return live[0] && { shopIdentifier: live[0].shopIdentifier, hasOffers: false };
}
