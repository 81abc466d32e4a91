import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { feedName } from './feed.ts';
import { showFeedOffers } from './feed-offers.ts';
import { sharesOfPage } from './feed-share.ts';
import { listFeed } from './store/list-feed.ts';
import type { OfferOperations } from './targets.ts';

/** Lists live offers of a place, the latest start first. Offers beyond a business's share of a page are on no page. */
export const getFeed: OfferOperations['getFeed'] = async ({ actor, query, now }) => {
  const show = { feed: query, viewerId: actor?.userId, now, hasShare: sharesOfPage() };
  return ok(
    await page(feedName(query), query, (request) =>
      listFeed(query, now, request, (entries) => showFeedOffers(entries, show)),
    ),
  );
};
