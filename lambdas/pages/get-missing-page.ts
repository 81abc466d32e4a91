import { missingPath } from '#contract/pages/page-paths.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { showNotice } from './show-notice.tsx';

/** Answers for a path that is no page. */
export const getMissingPage: PageOperation<typeof pageRoutes.getMissingPage> = ({ language }) =>
  showNotice({ kind: 'missing', status: 404, language, path: missingPath });
