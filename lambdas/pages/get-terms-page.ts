import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { showLegalPage } from './show-legal-page.tsx';

/** Answers the terms of use. */
export const getTermsPage: PageOperation<typeof pageRoutes.getTermsPage> = ({ language }) =>
  showLegalPage('terms', language);
