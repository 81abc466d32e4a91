import { isShown } from '#contract/offers/display-status.ts';
import { withReadyImages } from '#lambdas/media/images/stored-image.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { offerView } from './offer.ts';
import { windowInShop } from './offer-window.ts';
import { listOffers } from './store/find-offers.ts';
import type { OfferOperations } from './targets.ts';

/** Rows read at most per item of a page: scheduled offers are mixed with running ones. */
const rowsPerItem = 3;

/**
 * Lists a shop's live offers by its clock. Its owner and validators see all of them, or what customers see, in their
 * order, with `asCustomer`.
 */
export const listOffersOfShop: OfferOperations['listOffersOfShop'] = async (request) => {
  const { query, now } = request;
  const { shop, business, isMember, consistency } = request.shop;
  const seesAll = isMember && query.asCustomer !== 'true';
  const filter = { now, consistency, rowsPerItem, ...(!seesAll && { status: 'active' as const }) };
  return ok(
    await page(`offers-of-shop:${shop.id}:${seesAll}`, query, (request) =>
      listOffers({ shopId: shop.id }, { ...request, ...filter }, ({ offer, counters }) => {
        const view = offerView(offer, counters, business, now, windowInShop(offer, shop));
        if (seesAll) return view;
        return isShown(view.displayStatus) ? withReadyImages(view) : undefined;
      }),
    ),
  );
};
