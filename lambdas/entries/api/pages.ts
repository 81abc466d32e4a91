import { pageRoutes } from '#contract/pages/routes.ts';
import { getFlyerPage } from '#lambdas/pages/get-flyer-page.tsx';
import { getForShopsPage } from '#lambdas/pages/get-for-shops-page.tsx';
import { getMissingPage } from '#lambdas/pages/get-missing-page.ts';
import { getOfferPage } from '#lambdas/pages/get-offer-page.tsx';
import { getPrivacyPage } from '#lambdas/pages/get-privacy-page.ts';
import { getRobots } from '#lambdas/pages/get-robots.ts';
import { getSearchPage } from '#lambdas/pages/get-search-page.tsx';
import { getShopPage } from '#lambdas/pages/get-shop-page.tsx';
import { getTermsPage } from '#lambdas/pages/get-terms-page.ts';
import { getOffersOfCityPage } from '#lambdas/pages/offers/get-offers-of-city-page.ts';
import { getOffersOfStatePage } from '#lambdas/pages/offers/get-offers-of-state-page.ts';
import { getOffersPage } from '#lambdas/pages/offers/get-offers-page.ts';
import { problemPage } from '#lambdas/pages/show-notice.tsx';
import { openPageHandler } from '#lambdas/platform/http/page-handler.ts';

const operations = {
  getOffersPage,
  getOffersOfStatePage,
  getOffersOfCityPage,
  getSearchPage,
  getForShopsPage,
  getFlyerPage,
  getShopPage,
  getOfferPage,
  getTermsPage,
  getPrivacyPage,
  getRobots,
  getMissingPage,
};

export const handler = openPageHandler(pageRoutes, operations, problemPage);
