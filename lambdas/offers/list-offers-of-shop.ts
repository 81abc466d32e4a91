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

/** Lists a shop's live offers by its clock; its owner and validators see all of them. */
export const listOffersOfShop: OfferOperations['listOffersOfShop'] = async (request) => {
  const { query, now } = request;
  const { shop, business, isMember, consistency } = request.shop;
  const filter = { now, consistency, rowsPerItem, ...(!isMember && { status: 'active' as const }) };
  return ok(
    await page(`offers-of-shop:${shop.id}:${isMember}`, query, (request) =>
      listOffers({ shopId: shop.id }, { ...request, ...filter }, ({ offer, counters }) => {
        const view = offerView(offer, counters, business, now, windowInShop(offer, shop));
        if (isMember) return view;
        return isShown(view.displayStatus) ? withReadyImages(view) : undefined;
      }),
    ),
  );
};
