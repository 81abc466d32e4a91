import { pageLink } from '#contract/pages/page-link.ts';
import type { pageRoutes } from '#contract/pages/routes.ts';
import type { PageOperation } from '#lambdas/platform/http/page-handler.ts';
import { headOfForShops } from './document/heads/head-of-for-shops.ts';
import { showPage } from './show-page.tsx';

/** Answers the page for owners of shops, with prices. */
export const getForShopsPage: PageOperation<typeof pageRoutes.getForShopsPage> = async ({
  now,
  language,
}) => {
  // No other page has prices of plans, so a cold start does not check them.
  const { ForShopsPage } = await import('#web/views/pages/for-shops-page.tsx');
  return showPage({
    status: 200,
    language,
    path: pageLink('forShops'),
    head: headOfForShops,
    body: ({ t, path }) => <ForShopsPage {...{ t, now, language, path }} />,
  });
};
