import type { TFunction } from 'i18next';
import type { FeedOffer } from '#contract/offers/offers.ts';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { inPlace } from '#web/lib/format/place-texts.ts';
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

/** Returns where a place is; a city has its state, since cities of several states have the same name. */
const whereIs = (t: TFunction, place: Place): string =>
  place.city === undefined ? inPlace(t, place) : `${inPlace(t, place)} - ${place.state}`;

/** Returns the head of the offers of a place. */
export function headOfOffers(input: OffersHeadInput): PageHead {
  const { t, site, place, offers } = input;
  const list = listOfOffers(offers);
  const names = { inPlace: whereIs(t, place), offers: list };
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
