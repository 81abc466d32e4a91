import { shopTextFields } from '#contract/shop-input.ts';
import { checkBusinessUnchanged } from '../businesses/business-repository.ts';
import { limitsOn } from '../businesses/limits-on.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { chooseImages } from '../images/choose-images.ts';
import { AppError } from '../shared/app-error.ts';
import { created } from '../shared/http/answer.ts';
import { newId } from '../shared/new-id.ts';
import { sanitizeFields } from '../shared/sanitize-fields.ts';
import { isFreeFor } from './identifier.ts';
import { withOfficialCity } from './official-city.ts';
import { findIdentifierHolder } from './repository/shop-identifiers.ts';
import { insertShop } from './repository/write-shop.ts';
import { newShop, shopView } from './shop.ts';
import { noFacts } from './shop-facts.ts';
import type { ShopOperations } from './subjects.ts';

/** Opens a shop under an identifier that no other business has. */
export const createShop: ShopOperations['createShop'] = async ({ actor, body, business, now }) => {
  const holder = await findIdentifierHolder(body.shopIdentifier, now);
  requireMayPublish(business);
  if (!isFreeFor(business.id, holder)) throw new AppError('SHOP_IDENTIFIER_TAKEN');
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
