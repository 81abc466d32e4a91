import type { Language } from '#contract/http/languages.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { headOfFlyer } from '#lambdas/pages/document/heads/head-of-flyer.ts';
import { headOfForShops } from '#lambdas/pages/document/heads/head-of-for-shops.ts';
import { headOfLegal } from '#lambdas/pages/document/heads/head-of-legal.ts';
import { headOfNotice } from '#lambdas/pages/document/heads/head-of-notice.ts';
import { headOfOffer } from '#lambdas/pages/document/heads/head-of-offer.ts';
import { headOfOfferGone } from '#lambdas/pages/document/heads/head-of-offer-gone.ts';
import { headOfOffers } from '#lambdas/pages/document/heads/head-of-offers.ts';
import { headOfSearch } from '#lambdas/pages/document/heads/head-of-search.ts';
import { headOfShop } from '#lambdas/pages/document/heads/head-of-shop.ts';
import { documentOf } from '#lambdas/pages/document/html-document.tsx';
import type { PageHead } from '#lambdas/pages/document/page-head.ts';
import { textsOf } from '#lambdas/pages/texts.ts';
import { aShownFeedOffer, aShownOffer, aShownShop, preview, site } from './shown.ts';

interface Shown {
  readonly shop?: Shop;
  readonly offer?: Offer;
  readonly preview?: string | undefined;
}

/** Returns the heads of the pages of offers in the state of a shop, by their names. Cities have official names. */
function headsOfPlaces(
  input: Omit<Parameters<typeof headOfOffers>[0], 'place' | 'isFirstPage'> & {
    readonly shop: Shop;
  },
): Readonly<Record<string, PageHead>> {
  const { state } = input.shop.address;
  const city = 'Recife';
  const first = { ...input, isFirstPage: true };
  return {
    'offers of the country': headOfOffers({ ...first, place: {} }),
    'offers of a state': headOfOffers({ ...first, place: { state } }),
    'offers of a city': headOfOffers({ ...first, place: { state, city } }),
    'offers of an empty city': headOfOffers({ ...first, place: { state, city }, offers: [] }),
    'later offers of a city': headOfOffers({
      ...{ ...input, isFirstPage: false },
      place: { state, city },
    }),
  };
}

/** Returns the head of every kind of page, by its name. */
function headsIn(language: Language, shown: Shown = {}): Readonly<Record<string, PageHead>> {
  const base = {
    ...{ t: textsOf(language), language, site, preview },
    shop: aShownShop(),
    offer: aShownOffer(),
    ...shown,
  };
  const { offer: _, ...ofShop } = { ...base, offers: [base.offer] };
  return {
    offer: headOfOffer(base),
    shop: headOfShop({ ...ofShop, isFirstPage: true }),
    'second page of a shop': headOfShop({ ...ofShop, isFirstPage: false }),
    flyer: headOfFlyer(ofShop),
    'flyer of an offer': headOfFlyer({ ...ofShop, offer: base.offer }),
    'offer gone': headOfOfferGone({ ...ofShop, reason: 'expired' }),
    ...headsOfPlaces({ ...base, offers: [aShownFeedOffer(base)] }),
    search: headOfSearch(base, 'padaria'),
    'for shops': headOfForShops(base),
    missing: headOfNotice(base, 'missing'),
    'place missing': headOfNotice(base, 'placeMissing'),
    terms: headOfLegal(base, 'terms'),
    privacy: headOfLegal(base, 'privacy'),
  };
}

export const pageNames = Object.keys(headsIn('pt'));

export const files = { page: '/static/open/page-3f2a.js', font: '/static/open/font-77aa.woff2' };

/** Returns the head of a page by its name. */
export function headOf(name: string, language: Language = 'pt', shown: Shown = {}): PageHead {
  const head = headsIn(language, shown)[name];
  if (!head) throw new Error(`There is no page ${name}`);
  return head;
}

/** Returns a page with little in its body. */
export const pageWith = (head: PageHead, language: Language = 'pt', style = 'p{color:red}') =>
  documentOf({ head, body: '<main></main>', language, site, style, files });
