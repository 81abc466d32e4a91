import type { Offer as OfferData } from 'schema-dts';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { photoLinks } from './photo-links.ts';
import { shopData } from './shop-data.ts';

/** Returns the path of an offer's page. */
export const pathOfOffer = ({ id }: Pick<Offer, 'id'>): string => pageLink('offer', id);

/** Returns an offer of a shop as schema.org describes it. Its picture is a photo, else the drawn preview. */
export function offerData(
  site: string,
  offer: Offer,
  shop: Shop,
  preview: string | undefined,
): OfferData {
  const link = site + pathOfOffer(offer);
  const photos = photoLinks(site, offer.images);
  const pictures = photos.length > 0 || !preview ? photos : [site + preview];
  return {
    '@type': 'Offer',
    '@id': `${link}#offer`,
    name: offer.title,
    url: link,
    price: offer.offerPrice.toFixed(2),
    priceCurrency: 'BRL',
    priceValidUntil: offer.expirationDate,
    validFrom: offer.startsAt,
    availability:
      offer.displayStatus === 'sold_out'
        ? 'https://schema.org/SoldOut'
        : 'https://schema.org/InStock',
    seller: shopData(site, shop),
    ...(pictures.length > 0 && { image: pictures }),
  };
}
