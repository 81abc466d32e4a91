import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import type { PageHead } from '../page-head.ts';
import { breadcrumbData } from '../structured-data/breadcrumb-data.ts';
import { shopCrumbs } from '../structured-data/place-crumbs.ts';
import { pathOfShop, shopData } from '../structured-data/shop-data.ts';
import type { HeadInput } from './head-input.ts';
import { linkPictureOf } from './link-picture.ts';
import { cityOf, descriptionOf, listOfOffers, nameOf, placeOf } from './plain-texts.ts';

export interface ShopHeadInput extends HeadInput {
  readonly shop: Shop;
  /** Offers on the page, of which the description names the first ones. */
  readonly offers: readonly Offer[];
  /** Path of the drawn preview. */
  readonly preview: string | undefined;
}

/** Returns the description of a shop, with the offers that customers may still get. */
export function descriptionOfShop({ t, shop, offers }: ShopHeadInput): string {
  const list = listOfOffers(offers);
  return descriptionOf(
    t(`page.head.shop.${list === '' ? 'withoutOffers' : 'description'}`, {
      name: nameOf(shop.business.name),
      place: placeOf(shop),
      offers: list,
    }),
  );
}

/**
 * Returns the head of the page of a shop. Search engines list its first page only: keys of the others change with the
 * offers.
 */
export function headOfShop(input: ShopHeadInput & { readonly isFirstPage: boolean }): PageHead {
  const { t, site, shop, preview, isFirstPage } = input;
  const title = `${nameOf(shop.business.name)}, ${cityOf(shop)}`;
  return {
    title,
    description: descriptionOfShop(input),
    canonical: pathOfShop(shop),
    ...linkPictureOf(preview, shop.images, title),
    structuredData: isFirstPage
      ? [shopData(site, shop), breadcrumbData(site, shopCrumbs(t, shop))]
      : [],
    isIndexed: isFirstPage,
  };
}
