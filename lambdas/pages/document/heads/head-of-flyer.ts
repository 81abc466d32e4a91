import type { Offer } from '#contract/offers/offers.ts';
import type { PageHead } from '../page-head.ts';
import { pathOfShop } from '../structured-data/shop-data.ts';
import { headOfOffer } from './head-of-offer.ts';
import { descriptionOfShop, type ShopHeadInput } from './head-of-shop.ts';
import { linkPictureOf } from './link-picture.ts';
import { cityOf, nameOf } from './plain-texts.ts';

interface FlyerHeadInput extends ShopHeadInput {
  /** The offer of the link. */
  readonly offer?: Offer | undefined;
}

/**
 * Returns the head of a flyer. Its canonical page is that of the offer or the shop, which also has the structured data.
 * The link's preview is the offer's or the shop's.
 */
export function headOfFlyer({ offer, ...input }: FlyerHeadInput): PageHead {
  if (offer) return { ...headOfOffer({ ...input, offer }), structuredData: [] };
  const { t, shop, preview } = input;
  const title = t('page.head.flyer.title', {
    name: nameOf(shop.business.name),
    city: cityOf(shop),
  });
  return {
    title,
    description: descriptionOfShop(input),
    canonical: pathOfShop(shop),
    ...linkPictureOf(preview, shop.images, title),
    structuredData: [],
    isIndexed: true,
  };
}
