import type { LocalBusiness } from 'schema-dts';
import { variantOf } from '#contract/media/image-variants.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { openingHoursData } from './opening-hours-data.ts';
import { photoLinks } from './photo-links.ts';

type Address = Shop['address'];

const streetOf = ({ street, number, complement }: Address) =>
  [street, number, complement].filter(Boolean).join(', ');

/** Returns the path of a shop's page. */
export const pathOfShop = ({ shopIdentifier }: Pick<Shop, 'shopIdentifier'>): string =>
  pageLink('shop', shopIdentifier);

/** Returns a shop as schema.org describes it. */
export function shopData(site: string, shop: Shop): LocalBusiness {
  const { business, address, contacts } = shop;
  const link = site + pathOfShop(shop);
  const photos = photoLinks(site, shop.images);
  const hours = openingHoursData(shop.openingHours);
  const telephone = contacts.Phone || contacts.WhatsApp;
  return {
    '@type': 'LocalBusiness',
    '@id': `${link}#shop`,
    name: business.name,
    url: link,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(address),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(photos.length > 0 && { image: photos }),
    ...(business.avatarUrl && { logo: site + variantOf(business.avatarUrl, 640, 'webp') }),
    ...(telephone && { telephone }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}
