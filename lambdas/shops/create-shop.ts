import { shopTextFields } from '#contract/shops/shop-input.ts';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import { checkBusinessUnchanged } from '#lambdas/businesses/store/business-store.ts';
import { chooseImages } from '#lambdas/media/images/choose-images.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { sanitizeFields } from '#lambdas/platform/text/sanitize-fields.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { isFreeFor } from './identifiers/identifier.ts';
import { withOfficialCity } from './official-city.ts';
import { newShop, shopView } from './shop.ts';
import { noFacts } from './shop-facts.ts';
import { findIdentifierRecord } from './store/identifier-store.ts';
import { insertShop } from './store/shop-store.ts';
import type { ShopOperations } from './targets.ts';

/** Opens a shop under an identifier that no other business has. */
export const createShop: ShopOperations['createShop'] = async ({ actor, body, business, now }) => {
  const record = await findIdentifierRecord(body.shopIdentifier, now);
  requireMayPublish(business);
  if (!isFreeFor(business.id, record)) throw new AppError('SHOP_IDENTIFIER_TAKEN');
  const input = {
    ...(await sanitizeFields(body, shopTextFields)),
    address: await withOfficialCity(body.address),
    businessId: business.id,
  };
  const id = newId('shop', now);
  const { images, guards } = await chooseImages(body.imagesUrls, {
    area: 'shop',
    ownerIds: [business.id],
    before: [],
    itemId: id,
    now,
  });
  const shop = {
    ...newShop(input, { id, userId: actor.userId, now }),
    images: [...images],
  };
  return created(shopView(shop, business, noFacts, now), `/shops/${shop.id}`, [
    checkBusinessUnchanged(business),
    ...insertShop(shop, limitsOn(business, now)),
    ...guards,
  ]);
};
