import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { showLegalPage } from './show-legal-page.tsx';

/** Answers the privacy notice. */
export const getPrivacyPage: PageOperation<typeof pageRoutes.getPrivacyPage> = ({ language }) =>
  showLegalPage('privacy', language);
