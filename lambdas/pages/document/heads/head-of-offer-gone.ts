import type { Shop } from '#contract/shops/shops.ts';
import type { PageHead } from '../page-head.ts';
import { pathOfShop } from '../structured-data/shop-data.ts';
import type { HeadInput } from './head-input.ts';
import { linkPictureOf } from './link-picture.ts';
import { descriptionOf, nameOf, placeOf } from './plain-texts.ts';

interface GoneHeadInput extends HeadInput {
  readonly reason: 'expired' | 'inactive' | 'scheduled';
  readonly shop: Shop;
  /** Path of the shop's drawn preview. */
  readonly preview: string | undefined;
}

/** Returns the head of the page for an offer that customers cannot get; it names only the shop. */
export function headOfOfferGone({ t, reason, shop, preview }: GoneHeadInput): PageHead {
  const name = nameOf(shop.business.name);
  return {
    title: t(`page.gone.${reason}`),
    description: descriptionOf(t('page.head.offerGone', { name, place: placeOf(shop) })),
    canonical: pathOfShop(shop),
    ...linkPictureOf(preview, shop.images, name),
    structuredData: [],
    isIndexed: false,
  };
}
