import { isShown } from '#contract/offers/display-status.ts';
import { withReadyImages } from '#lambdas/media/images/stored-image.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import type { VisibleShop } from '../shops/visible-shop.ts';
import { offerView } from './offer.ts';
import { windowInShop } from './offer-window.ts';
import { listOffers } from './store/find-offers.ts';

/** Rows read at most per item of a page: scheduled offers are mixed with running ones. */
const rowsPerItem = 3;

interface Seen {
  readonly now: Date;
  /** Whether offers that are not live are on the page, too; then the newest come first. */
  readonly seesAll: boolean;
}

/** Returns a page of a shop's offers by its clock: live ones, soonest to end first. Throws INVALID_PAGING_KEY. */
export function pageOfShopsOffers(
  { shop, business, consistency }: VisibleShop,
  query: Parameters<typeof page>[1],
  { now, seesAll }: Seen,
) {
  const filter = { now, consistency, rowsPerItem, ...(!seesAll && { status: 'active' as const }) };
  return page(`offers-of-shop:${shop.id}:${seesAll}`, query, (request) =>
    listOffers({ shopId: shop.id }, { ...request, ...filter }, ({ offer, counters }) => {
      const view = offerView(offer, counters, business, now, windowInShop(offer, shop));
      if (seesAll) return view;
      return isShown(view.displayStatus) ? withReadyImages(view) : undefined;
    }),
  );
}
