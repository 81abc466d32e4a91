import { isShown } from '#contract/offers/display-status.ts';
import type { FeedOffer } from '#contract/offers/offers.ts';
import { withReadyImages } from '#lambdas/media/images/stored-image.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { isShopLive, shopSummaryOf } from '#lambdas/shops/shop.ts';
import type { ShopFacts } from '#lambdas/shops/shop-facts.ts';
import { findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { offerView } from '../offer.ts';
import { windowInShop } from '../offer-window.ts';
import { type Feed, type FeedEntry, feedName, isInFeed, listFeed } from '../store/feed-store.ts';

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
  readonly now: Date;
  /** Whether the page has room for another row of a business; called once for each candidate row. */
  readonly hasShare: (businessId: string) => boolean;
  /** Loads the facts of the shops that are shown. */
  readonly loadFacts: (shops: readonly ShopItem[]) => Promise<(shop: ShopItem) => ShopFacts>;
  /** Ids of offers that are left out without being read. */
  readonly except?: ReadonlySet<string>;
}

/**
 * Returns a feed's entries as a viewer sees them; undefined for offers that are not live or exceed the three of their
 * business. Start and end are the offer's own in the country's feed, and the shop's in the feed of a state or city.
 */
async function showFeedOffers(
  entries: readonly (FeedEntry | undefined)[],
  feed: Feed,
  { now, hasShare, loadFacts }: FeedView,
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
  const factsOf = await loadFacts(views.flatMap((shown) => (shown ? [shown.shop] : [])));
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
export function sharesOfPage(): (businessId: string) => boolean {
  const rows = new Map<string, number>();
  return (businessId) => {
    const shown = rows.get(businessId) ?? 0;
    rows.set(businessId, shown + 1);
    return shown < maxRowsOfBusiness;
  };
}

/** Returns a page of the live offers of a place, the latest start first. Throws INVALID_PAGING_KEY. */
export function pageOfFeed(
  feed: Feed,
  query: Parameters<typeof page>[1],
  view: FeedView,
): Promise<{ items: FeedOffer[]; pagingKey?: string }> {
  const { now, except } = view;
  return page(feedName(feed), query, (request) =>
    listFeed(feed, { ...request, now, except }, (entries) => showFeedOffers(entries, feed, view)),
  );
}
