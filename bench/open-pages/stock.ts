import type { ShownImage } from '#contract/media/images.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import { storedImageOf } from '#lambdas/media/images/stored-image.ts';
import { newOffer } from '#lambdas/offers/offer.ts';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { newShop } from '#lambdas/shops/shop.ts';
import { searchRowsOf } from '#lambdas/shops/store/search-store.ts';
import { bakeryRecife, emporiumOlinda } from '#scripts/seed/businesses/northeast.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { openedShop, publishedOffer } from '#test/support/builders/whole-items.ts';
import { stored } from '#test/support/stored.ts';

/** Offers of a shop: as many as its page shows. */
export const offersOfPage = 20;

const offersOfSeed = [...emporiumOlinda.offers, ...bakeryRecife.offers];

/** A city with its state. */
export type ShopCity = Pick<ShopInput['address'], 'state' | 'city'>;

interface StockInput {
  /** Sets the ids of the business apart: three characters of a ULID. */
  readonly mark: string;
  readonly shopIdentifier: string;
  /** Cover, avatar, and a photo for each offer; none for a shop without pictures. */
  readonly images?: readonly ShownImage[];
  /** The offers of the demo data that the shop has, as a range; the first twenty by default. */
  readonly range?: readonly [from: number, to: number];
  /** The city of the shop, with its state; the city of the demo data by default. */
  readonly city?: ShopCity;
}

/** A shop with a page of offers in the table, and the paths of its open pages. */
export interface Stock {
  readonly items: readonly Key[];
  readonly paths: Readonly<Record<'flyer' | 'shop' | 'offer', string>>;
}

/** Makes a business of the demo data with one shop and its offers. */
export function makeStock({ mark, shopIdentifier, images = [], ...input }: StockInput): Stock {
  const { range = [0, offersOfPage], city } = input;
  const now = new Date();
  const [cover, avatar, ...photos] = images;
  const [seedShop] = emporiumOlinda.shops;
  if (!seedShop) throw new Error('The business of the demo data has no shop');
  const business = aBusiness({
    ...emporiumOlinda.business,
    id: `biz_01K9A1B2C3D4E5F6G7H8J9K${mark}`,
    images: avatar ? [avatar] : [],
  });
  const address = { ...seedShop.address, ...city };
  const shopInput = {
    ...seedShop,
    address,
    shopIdentifier,
    businessId: business.id,
    imagesUrls: [],
  };
  const id = `shp_01K9B1B2C3D4E5F6G7H8J9K${mark}`;
  const shop = {
    ...newShop(shopInput, { id, userId: ownerId, now }),
    images: cover ? [storedImageOf(cover)] : [],
  };
  const offers = offersOfSeed
    .slice(...range)
    .map(({ shown: _, days, shops: __, ...fields }, number) => {
      const { id: numbered } = offerNo(number);
      const made = newOffer(
        {
          paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_DEBT'],
          ...fields,
          businessId: business.id,
          shopsIds: [shop.id],
          imagesUrls: [],
          expirationDate: dayFrom(now, days),
        },
        [shop.timeZone],
        { id: numbered.replace(/.{3}(?=.{4}$)/, mark), userId: ownerId, now },
      );
      const photo = photos[number];
      return { ...made, images: photo ? [storedImageOf(photo)] : [] };
    });
  const [first] = offers;
  if (!first) throw new Error('The demo data has no offers');
  return {
    items: [
      stored.business(business),
      ...openedShop(shop),
      ...searchRowsOf(shop, business),
      ...offers.flatMap((offer) => publishedOffer(offer, [shop], business)),
    ],
    paths: {
      flyer: pageLink('flyer', shopIdentifier),
      shop: pageLink('shop', shopIdentifier),
      offer: pageLink('offer', first.id, { [shopParameter]: shopIdentifier }),
    },
  };
}
