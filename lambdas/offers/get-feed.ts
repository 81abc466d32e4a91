import { ok } from '../shared/http/answer.ts';
import { page } from '../shared/http/page.ts';
import { feedName } from './feed.ts';
import { showFeedOffers } from './feed-offers.ts';
import { sharesOfPage } from './feed-share.ts';
import { listFeed } from './repository/list-feed.ts';
import type { OfferOperations } from './subjects.ts';

/**
 * Lists live offers of the country, a state or a city, the latest start first. A page shows at most three offers
 * of one business; further ones are on no page.
 */
export const getFeed: OfferOperations['getFeed'] = async ({ actor, query, now }) => {
  const show = { feed: query, viewerId: actor?.userId, now, hasShare: sharesOfPage() };
  return ok(
    await page(feedName(query), query, (request) =>
      listFeed(query, now, request, (entries) => showFeedOffers(entries, show)),
    ),
  );
};
