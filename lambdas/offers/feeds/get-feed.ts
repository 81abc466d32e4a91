import { isShown } from '#contract/offers/display-status.ts';
import type { FeedOffer } from '#contract/offers/offers.ts';
import { withReadyImages } from '#lambdas/media/images/stored-image.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { isShopLive, shopSummaryOf } from '#lambdas/shops/shop.ts';
import { loadShopFacts } from '#lambdas/shops/shop-facts.ts';
import { findShops } from '#lambdas/shops/store/shop-store.ts';
import { offerView } from '../offer.ts';
import { windowInShop } from '../offer-window.ts';
import { type Feed, type FeedEntry, feedName, isInFeed, listFeed } from '../store/feed-store.ts';
import type { OfferOperations } from '../targets.ts';

/** Returns the entry, with the feed's first other live shop if its own is not live. */
async function withLiveShop(entry: FeedEntry, feed: Feed): Promise<FeedEntry | undefined> {
  const { business } = entry;
  if (isShopLive(entry.shop, business)) return entry;
  if (business.status !== 'active') return undefined;
  const others = await findShops(entry.offer.shopsIds, 'eventual');
  const shop = others.find(
    (other) => other && isInFeed(other, feed) && isShopLive(other, business),
  );
  return shop && { ...entry, shop };
}

interface FeedView {
  readonly feed: Feed;
  readonly viewerId: string | undefined;
  readonly now: Date;
  /** Whether the page has room for another row of a business; called once for each candidate row. */
  readonly hasShare: (businessId: string) => boolean;
}

/**
 * Returns a feed's entries as a viewer sees them; undefined for offers that are not live or exceed the three of their
 * business. Start and end are the offer's own in the country's feed, and the shop's in the feed of a state or city.
 */
async function showFeedOffers(
  entries: readonly (FeedEntry | undefined)[],
  { feed, viewerId, now, hasShare }: FeedView,
): Promise<(FeedOffer | undefined)[]> {
  const live = await Promise.all(entries.map((entry) => entry && withLiveShop(entry, feed)));
  const views = live.map((entry) => {
    if (!entry) return undefined;
    const { offer, counters, business, shop } = entry;
    const window = feed.state === undefined ? offer : windowInShop(offer, shop);
    const view = withReadyImages(offerView(offer, counters, business, now, window));
    const isOnPage = isShown(view.displayStatus) && hasShare(business.id);
    return isOnPage ? { view, shop, business } : undefined;
  });
  const shops = views.flatMap((shown) => (shown ? [shown.shop] : []));
  const factsOf = await loadShopFacts(shops, viewerId, now, 'eventual');
  return views.map((shown) => {
    if (!shown) return undefined;
    const facts = factsOf(shown.shop);
    const shop = shopSummaryOf(shown.shop, shown.business, facts, now);
    return { ...shown.view, shop, isFollowing: facts.isFollowing };
  });
}

/** Rows of one business on a page of a feed, so a page shows many businesses. */
const maxRowsOfBusiness = 3;

/** Returns a function that counts rows per business and tells whether one more fits on the page. */
function sharesOfPage(): (businessId: string) => boolean {
  const rows = new Map<string, number>();
  return (businessId) => {
    const shown = rows.get(businessId) ?? 0;
    rows.set(businessId, shown + 1);
    return shown < maxRowsOfBusiness;
  };
}

/**
 * Lists live offers of a place, the latest start first. A page shows three offers of a business at most; its others are
 * on no page, so that one business cannot fill the feed.
 */
export const getFeed: OfferOperations['getFeed'] = async ({ actor, query, now }) => {
  const show = { feed: query, viewerId: actor?.userId, now, hasShare: sharesOfPage() };
  return ok(
    await page(feedName(query), query, (request) =>
      listFeed(query, now, request, (entries) => showFeedOffers(entries, show)),
    ),
  );
};
