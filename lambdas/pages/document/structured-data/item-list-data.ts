import type { ItemList } from 'schema-dts';
import type { Offer } from '#contract/offers/offers.ts';
import { pathOfOffer } from './offer-data.ts';

/** Returns the list of offers of a page as schema.org describes it: each leads to the page with its own data. */
export function itemListData(site: string, offers: readonly Offer[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: offers.length,
    itemListElement: offers.map((offer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: offer.title,
      url: site + pathOfOffer(offer),
    })),
  };
}
