import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { viewShop } from '#lambdas/shops/targets.ts';
import { OfferPage } from '#web/views/pages/offer-page.tsx';
import { findPreview } from './document/find-preview.ts';
import { headOfOffer } from './document/heads/head-of-offer.ts';
import { findPageOffer } from './load/find-page-offer.ts';
import { shownOffers } from './load/shown-offers.ts';
import { showGoneOffer } from './show-gone-offer.tsx';
import { showPage } from './show-page.tsx';

/** Other offers of the shop below an offer. */
const limit = 12;

/** Answers the page of a live offer, or the other offers of its shop. */
export const getOfferPage: PageOperation<typeof pageRoutes.getOfferPage> = async (request) => {
  const { params, query, now, language } = request;
  const found = await findPageOffer(params.id, query[shopParameter], now);
  const shop = viewShop(found.shown, now);
  const path = pageLink('offer', params.id, { [shopParameter]: shop.shopIdentifier });
  if ('reason' in found) return showGoneOffer({ ...found, now, language, path });
  const { offer, shops, shown } = found;
  const [{ offers }, preview] = await Promise.all([
    shownOffers(shown, { now, limit }),
    findPreview(offer.id),
  ]);
  const others = offers.filter(({ id }) => id !== offer.id);
  return showPage({
    status: 200,
    language,
    path,
    ownerTexts: [shop.shopRules, offer.moreDetails, offer.offerRules],
    head: (input) => headOfOffer({ ...input, offer, shop, preview }),
    body: (frame) => <OfferPage {...frame} {...{ now, offer, shop, shops, others }} />,
  });
};
