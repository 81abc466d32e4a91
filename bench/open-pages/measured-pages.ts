import { pageLink } from '#contract/pages/page-link.ts';
import { missingPath } from '#contract/pages/page-paths.ts';
import { helloPath } from './hello-page.ts';
import type { Stock } from './stock.ts';

/** A page that the bench measures. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly hasPhotos?: boolean;
  readonly hasPrices?: boolean;
  /** Whether search engines may list it; only then its SEO counts. */
  readonly isListed?: boolean;
  /** Whether it is the page that does nothing, for comparison. */
  readonly isHello?: boolean;
  /** Whether it shows a page of offers, twenty. */
  readonly hasManyOffers?: boolean;
}

const offerPages = ({ paths }: Stock, suffix: string, hasPhotos: boolean): MeasuredPage[] => [
  { name: `flyer${suffix}`, path: paths.flyer, hasPhotos, hasPrices: true, hasManyOffers: true },
  {
    ...{ name: `shop${suffix}`, path: paths.shop, hasPhotos, hasPrices: true },
    ...{ hasManyOffers: true, isListed: true },
  },
  { name: `offer${suffix}`, path: paths.offer, hasPhotos, hasPrices: true, isListed: true },
];

interface MeasuredStocks {
  readonly withPhotos: Stock;
  readonly bare: Stock;
  /** Paths of the pages of a city whose offers have photos, and of one whose offers have none. */
  readonly cities: readonly [withPhotos: string, bare: string];
}

/** Returns the pages of shops and cities with photos and without, those without data, and the page that does nothing. */
export function measuredPages({
  withPhotos,
  bare,
  cities,
}: MeasuredStocks): readonly MeasuredPage[] {
  const ofCity = { hasPrices: true, hasManyOffers: true, isListed: true };
  return [
    { name: 'does nothing', path: helloPath, isHello: true },
    ...offerPages(withPhotos, '', true),
    ...offerPages(bare, ', no photos', false),
    { name: 'city', path: cities[0], hasPhotos: true, ...ofCity },
    { name: 'city, no photos', path: cities[1], ...ofCity },
    { name: 'search', path: pageLink('search', [], { q: 'mangue' }) },
    { name: 'for shops', path: pageLink('forShops'), isListed: true },
    { name: 'terms', path: pageLink('terms'), isListed: true },
    { name: 'not found', path: missingPath },
  ];
}
