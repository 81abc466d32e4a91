import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { dayInText } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { PageHead } from '../page-head.ts';
import { breadcrumbData } from '../structured-data/breadcrumb-data.ts';
import { offerData, pathOfOffer } from '../structured-data/offer-data.ts';
import { shopCrumbs } from '../structured-data/place-crumbs.ts';
import type { HeadInput } from './head-input.ts';
import { linkPictureOf } from './link-picture.ts';
import { cityOf, descriptionOf, nameOf } from './plain-texts.ts';

export interface OfferHeadInput extends HeadInput {
  readonly offer: Offer;
  /** The shop whose page it is. */
  readonly shop: Shop;
  /** Path of the drawn preview. */
  readonly preview: string | undefined;
}

/** Returns the head of the page of an offer. */
export function headOfOffer({ t, language, site, offer, shop, preview }: OfferHeadInput): PageHead {
  const { originalPrice, offerPrice, displayStatus, images } = offer;
  const [name, seller] = [nameOf(offer.title), nameOf(offer.business.name)];
  const title = t('page.head.offer.title', { name, price: formatMoney(offerPrice) });
  const description = t(
    `page.head.offer.${displayStatus === 'sold_out' ? 'soldOut' : 'description'}`,
    {
      original: formatMoney(originalPrice),
      price: formatMoney(offerPrice),
      day: dayInText(offer.expirationDate, language),
      seller,
      city: cityOf(shop),
    },
  );
  return {
    title,
    description: descriptionOf(description),
    canonical: pathOfOffer(offer),
    ...linkPictureOf(preview, images, title),
    structuredData: [
      offerData(site, offer, shop, preview),
      breadcrumbData(site, [...shopCrumbs(t, shop), { name, path: pathOfOffer(offer) }]),
    ],
    isIndexed: true,
  };
}
