import { type FeedOffer, isShown } from '#contract/offers.ts';
import { findShops } from '../shops/repository/find-shops.ts';
import { isShopLive, shopSummaryOf } from '../shops/shop.ts';
import { loadShopFacts } from '../shops/shop-facts.ts';
import { type Feed, isInFeed } from './feed.ts';
import { offerView } from './offer.ts';
import { windowInShop } from './offer-window.ts';
import type { FeedEntry } from './repository/list-feed.ts';

/** Where an entry's shop is not live, the offer is shown in the first other live one of the feed. */
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

/**
 * What entries of a feed show at `now` to a viewer; undefined for one that is not live. The feed of the
 * country goes by an offer's own start and end, a narrower one by those of the shop.
 */
export async function showFeedOffers(
  entries: readonly (FeedEntry | undefined)[],
  { feed, viewerId, now }: { feed: Feed; viewerId: string | undefined; now: Date },
): Promise<(FeedOffer | undefined)[]> {
  const live = await Promise.all(entries.map((entry) => entry && withLiveShop(entry, feed)));
  const views = live.map((entry) => {
    if (!entry) return undefined;
    const { offer, counters, business, shop } = entry;
    const window = feed.state === undefined ? offer : windowInShop(offer, shop);
    const view = offerView(offer, counters, business, now, window);
    return isShown(view.displayStatus) ? { view, shop } : undefined;
  });
  const shops = views.flatMap((shown) => (shown ? [shown.shop] : []));
  const factsOf = await loadShopFacts(shops, viewerId, now, 'eventual');
  return views.map((shown) => {
    if (!shown) return undefined;
    const facts = factsOf(shown.shop);
    const shop = shopSummaryOf(shown.shop, facts, now);
    return { ...shown.view, shop, isFollowing: facts.isFollowing };
  });
}
