import type { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import { withReadyImages } from '#lambdas/media/images/stored-image.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { shopView } from './shop.ts';
import { loadShopFacts, noFacts, type ShopFacts } from './shop-facts.ts';
import type { ShopItem } from './store/shop-store.ts';
import { shopSource, type VisibleShop, visibleShop } from './visible-shop.ts';

/** A shop that a viewer may see; calls that change something get it without facts. */
export interface ShownShop extends VisibleShop {
  readonly facts: ShopFacts;
}

/** Loads the shop that a call of this resource is about, with its business and, for a GET, its facts. */
export const shownShopSource = {
  ...shopSource,
  view: async (shop, reading) => {
    const { actor, consistency, isGet, now } = reading;
    const [visible, factsOf] = await Promise.all([
      visibleShop(shop, reading),
      isGet ? loadShopFacts([shop], actor?.userId, now, consistency) : () => noFacts,
    ]);
    return visible && { ...visible, facts: factsOf(shop) };
  },
} satisfies TargetSource<ShopItem, ShownShop>;

/** Returns a visible shop as the API shows it. */
export function viewShop({ shop, business, facts, isMember }: ShownShop, now: Date): Shop {
  const view = shopView(shop, business, facts, now);
  return isMember ? view : withReadyImages(view);
}

/** Sources that load the targets of this resource's calls. */
export const targets = { business: businessSource, shop: shownShopSource };

export type ShopOperations = Operations<typeof shopRoutes, typeof targets>;
