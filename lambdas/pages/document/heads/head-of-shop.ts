import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { PageHead } from '../page-head.ts';
import { pathOfShop, shopData } from '../structured-data/shop-data.ts';
import type { HeadInput } from './head-input.ts';
import { linkPictureOf } from './link-picture.ts';
import { cityOf, descriptionOf, nameOf, placeOf } from './plain-texts.ts';

export interface ShopHeadInput extends HeadInput {
  readonly shop: Shop;
  /** Offers on the page, of which the description names the first ones. */
  readonly offers: readonly Offer[];
  /** Path of the drawn preview. */
  readonly preview: string | undefined;
}

/** Returns the first offers with their prices in one line. */
const listOf = (offers: readonly Offer[]) =>
  offers
    .slice(0, 5)
    .map(({ title, offerPrice }) => `${nameOf(title)} (${formatMoney(offerPrice)})`)
    .join(', ');

/** Returns the description of a shop, with the offers that customers may still get. */
export function descriptionOfShop({ t, shop, offers }: ShopHeadInput): string {
  const running = offers.filter(({ displayStatus }) => displayStatus === 'active');
  const key = running.length > 0 ? 'description' : 'withoutOffers';
  return descriptionOf(
    t(`page.head.shop.${key}`, {
      name: nameOf(shop.business.name),
      place: placeOf(shop),
      offers: listOf(running),
    }),
  );
}

/**
 * Returns the head of the page of a shop. Search engines list its first page only: keys of the others change with the
 * offers.
 */
export function headOfShop(input: ShopHeadInput & { readonly isFirstPage: boolean }): PageHead {
  const { site, shop, preview, isFirstPage } = input;
  const title = `${nameOf(shop.business.name)}, ${cityOf(shop)}`;
  return {
    title,
    description: descriptionOfShop(input),
    canonical: pathOfShop(shop),
    ...linkPictureOf(preview, shop.images, title),
    structuredData: isFirstPage ? [shopData(site, shop)] : [],
    isIndexed: isFirstPage,
  };
}
