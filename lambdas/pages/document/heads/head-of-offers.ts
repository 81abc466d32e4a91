import type { FeedOffer } from '#contract/offers/offers.ts';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { inPlace } from '#web/views/page/in-place.ts';
import type { PageHead } from '../page-head.ts';
import { breadcrumbData } from '../structured-data/breadcrumb-data.ts';
import { itemListData } from '../structured-data/item-list-data.ts';
import { placeCrumbs } from '../structured-data/place-crumbs.ts';
import type { HeadInput } from './head-input.ts';
import { descriptionOf, listOfOffers } from './plain-texts.ts';

interface OffersHeadInput extends HeadInput {
  readonly place: Place;
  /** The place's own offers on the page. */
  readonly offers: readonly FeedOffer[];
  readonly isFirstPage: boolean;
}

/**
 * Returns whether search engines may list a page of offers. They list no later page: its paging key is a position that
 * moves with every new offer, so the address would soon show other offers, or none. Shops, which the sitemap names, lead
 * to the same offers. A place without offers has nothing of its own; the country's page is the start.
 */
const mayBeListed = ({ place, offers, isFirstPage }: OffersHeadInput) =>
  isFirstPage && (offers.length > 0 || place.state === undefined);

/** Returns the head of the offers of a place. */
export function headOfOffers(input: OffersHeadInput): PageHead {
  const { t, site, place, offers } = input;
  const list = listOfOffers(offers);
  const names = { inPlace: inPlace(t, place), offers: list };
  const isIndexed = mayBeListed(input);
  const crumbs = placeCrumbs(t, place);
  return {
    title: t('page.offers.title', names),
    description: descriptionOf(
      t(`page.head.offers.${list === '' ? 'withoutOffers' : 'description'}`, names),
    ),
    canonical: placeLink(place),
    structuredData: isIndexed
      ? [
          ...(offers.length > 0 ? [itemListData(site, offers)] : []),
          ...(crumbs.length > 1 ? [breadcrumbData(site, crumbs)] : []),
        ]
      : [],
    isIndexed,
  };
}
