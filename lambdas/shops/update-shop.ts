import { isSameIdentifier } from '#contract/shop-identifier.ts';
import { shopTextFields } from '#contract/shop-input.ts';
import { checkBusinessUnchanged } from '../businesses/business-repository.ts';
import { findNamedBusiness } from '../businesses/named-business.ts';
import { requireMayPublish, wasApproved } from '../businesses/publishing.ts';
import { chooseImages } from '../images/choose-images.ts';
import { ok } from '../shared/http/answer.ts';
import { sanitizeFields } from '../shared/sanitize-fields.ts';
import { changeShop } from './changed-shop.ts';
import { requireMayRename } from './identifier.ts';
import { withOfficialCity } from './official-city.ts';
import { releasedIdentifiersOfDay } from './repository/shop-identifiers.ts';
import { replaceShop } from './repository/write-shop.ts';
import { shopView } from './shop.ts';
import { loadShopFacts } from './shop-facts.ts';
import type { ShopOperations } from './subjects.ts';

/** Changes a shop. The write decides whether a new identifier is free. */
export const updateShop: ShopOperations['updateShop'] = async ({ actor, body, shop, now }) => {
  const business = await findNamedBusiness(shop, body.businessId);
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
