import { pageLink } from '#contract/pages/page-link.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { viewShop } from '#lambdas/shops/targets.ts';
import { ShopPage } from '#web/views/pages/shop-page.tsx';
import { findPreview } from './document/find-preview.ts';
import { headOfShop } from './document/heads/head-of-shop.ts';
import { findPageShop, isOtherName } from './load/find-page-shop.ts';
import { otherShopsOf } from './load/other-shops.ts';
import { shownOffers } from './load/shown-offers.ts';
import { showPage } from './show-page.tsx';

/** Offers on a page of a shop. */
const limit = 20;

/** Answers the page of a live shop; a former identifier leads to the present one. */
export const getShopPage: PageOperation<typeof pageRoutes.getShopPage> = async (request) => {
  const { params, query, now, language } = request;
  const { pagingKey } = query;
  const { shown, isFormer } = await findPageShop(params.identifier, now);
  const { shopIdentifier } = shown.shop;
  if (isFormer || isOtherName(params.identifier, shown)) {
    return { status: 302, location: pageLink('shop', shopIdentifier) };
  }
  const [otherShops, { offers, nextPage }, preview] = await Promise.all([
    otherShopsOf(shown, now),
    shownOffers(shown, { now, limit, pagingKey, linksRest: true }),
    findPreview(shown.shop.id),
  ]);
  const shop = viewShop(shown, now);
  const path = pageLink('shop', shopIdentifier, { pagingKey });
  return showPage({
    status: 200,
    language,
    path,
    ownerTexts: [shop.about, shop.shopRules],
    head: (input) =>
      headOfShop({
        ...input,
        ...{ shop, preview, offers },
        isFirstPage: pagingKey === undefined,
      }),
    body: (page) => <ShopPage {...page} {...{ now, shop, otherShops, offers, nextPage }} />,
  });
};
