import { isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import { shopTextFields } from '#contract/shops/shop-input.ts';
import { checkBusinessUnchanged } from '#lambdas/businesses/store/business-store.ts';
import { chooseImages } from '#lambdas/media/images/choose-images.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { sanitizeFields } from '#lambdas/platform/text/sanitize-fields.ts';
import { findNamedLiveBusiness } from '../businesses/live-business.ts';
import { requireMayPublish, wasApproved } from '../businesses/publishing.ts';
import { changeShop } from './changed-shop.ts';
import { requireMayRename } from './identifiers/identifier.ts';
import { withOfficialCity } from './official-city.ts';
import { shopView } from './shop.ts';
import { loadShopFacts } from './shop-facts.ts';
import { releasedIdentifiersOfDay } from './store/identifier-store.ts';
import { replaceShop } from './store/shop-store.ts';
import type { ShopOperations } from './targets.ts';

/** Changes a shop. The write decides whether a new identifier is free. */
export const updateShop: ShopOperations['updateShop'] = async ({ actor, body, shop, now }) => {
  const business = await findNamedLiveBusiness(shop, body.businessId);
  requireMayPublish(business);
  const input = {
    ...(await sanitizeFields(body, shopTextFields)),
    address: await withOfficialCity(body.address),
    businessId: business.id,
  };
  const { images, guards } = await chooseImages(body.imagesUrls, {
    area: 'shop',
    ownerIds: [business.id],
    before: shop.images,
    itemId: shop.id,
    now,
  });
  const changed = { ...changeShop(shop, input, now), images: [...images] };
  if (!isSameIdentifier(changed.shopIdentifier, shop.shopIdentifier)) {
    requireMayRename(shop, business);
    await releasedIdentifiersOfDay.requireBelowLimit(business.id, now);
  }
  const factsOf = await loadShopFacts([changed], actor.userId, now);
  return ok(shopView(changed, business, factsOf(changed), now), [
    checkBusinessUnchanged(business),
    ...replaceShop(shop, changed, { isReserved: wasApproved(business), now }),
    ...guards,
  ]);
};
