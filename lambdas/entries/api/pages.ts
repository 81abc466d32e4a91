import { pageRoutes } from '#contract/pages/routes.ts';
import { getFlyerPage } from '#lambdas/pages/get-flyer-page.tsx';
import { getMissingPage } from '#lambdas/pages/get-missing-page.ts';
import { getOfferPage } from '#lambdas/pages/get-offer-page.tsx';
import { getPrivacyPage } from '#lambdas/pages/get-privacy-page.ts';
import { getShopPage } from '#lambdas/pages/get-shop-page.tsx';
import { getTermsPage } from '#lambdas/pages/get-terms-page.ts';
import { problemPage } from '#lambdas/pages/show-notice.tsx';
import { openPageHandler } from '#lambdas/platform/http/page-handler.ts';

const operations = {
  getFlyerPage,
  getShopPage,
  getOfferPage,
  getTermsPage,
  getPrivacyPage,
  getMissingPage,
};

export const handler = openPageHandler(pageRoutes, operations, problemPage);
