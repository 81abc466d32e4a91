import type { FeedOffer } from '#contract/offers.ts';
import { type BusinessItem, parseBusiness } from '../businesses/business-repository.ts';
import { keys, partitionId, sortId } from '../shared/table/keys.ts';
import { getItems, type Item } from '../shared/table/read.ts';
import { isShopLive, shopSummaryOf } from '../shops/shop.ts';
import { loadShopFacts } from '../shops/shop-facts.ts';
import { findShops, parseShop, type ShopItem } from '../shops/shop-repository.ts';
import { isShown, offerView, windowIn } from './offer.ts';
import { findOffers, type StoredOffer } from './offer-repository.ts';
import { isInFeed } from './offer-rows.ts';

interface Candidate extends StoredOffer {
  readonly business: BusinessItem;
  readonly shop: ShopItem;
}

/** The country's rows are the offers themselves; a state's and a city's are rows of a shop. */
function namesIn(row: Item): { offerId: string; shopId?: string } {
  return row['SK'] === 'OFFER'
    ? { offerId: partitionId(row) }
    : { offerId: sortId(row), shopId: partitionId(row) };
}

async function loadCandidates(rows: readonly Item[]): Promise<(Candidate | undefined)[]> {
  const names = rows.map(namesIn);
  const offers = await findOffers(
    names.map(({ offerId }) => offerId),
    'eventual',
  );
  const shopIds = names.map(
    ({ shopId }, index) => shopId ?? offers[index]?.offer.shopsIds[0] ?? '',
  );
  const find = await getItems(
    [
      ...offers.flatMap((stored) => (stored ? [keys.business(stored.offer.businessId)] : [])),
      ...shopIds.filter(Boolean).map(keys.shop),
    ],
    'eventual',
  );
  return offers.map((stored, index) => {
    const business = stored && parseBusiness(find(keys.business(stored.offer.businessId)));
    const shop = parseShop(find(keys.shop(shopIds[index] ?? '')));
    return stored && business && shop ? { ...stored, business, shop } : undefined;
  });
}

/** Where the row's shop is not live, the offer is shown in the first other one that the feed is of. */
async function withLiveShop(candidate: Candidate, row: Item): Promise<Candidate | undefined> {
  const { business } = candidate;
  if (isShopLive(candidate.shop, business)) return candidate;
  if (business.status !== 'active') return undefined;
  const feed = String(row['GSI1PK'] ?? row['GSI2PK']);
  const others = await findShops(candidate.offer.shopsIds, 'eventual');
  const shop = others.find(
    (other) => other && isInFeed(other, feed) && isShopLive(other, business),
  );
  return shop && { ...candidate, shop };
}

/**
 * What feed rows show at `now` to a viewer. The index only names offers: whether one is on, runs, and is of
 * an active shop and business is read from the base items (eventually, since all of it is public).
 */
export async function loadFeedRows(
  rows: readonly Item[],
  viewerId: string | undefined,
  now: Date,
): Promise<(FeedOffer | undefined)[]> {
  const candidates = await loadCandidates(rows);
  const live = await Promise.all(
    candidates.map((candidate, index) => candidate && withLiveShop(candidate, rows[index] ?? {})),
  );
  const views = live.map((candidate, index) => {
    if (!candidate) return undefined;
    const { offer, counters, business, shop } = candidate;
    const isOfShop = rows[index]?.['SK'] !== 'OFFER';
    const window = isOfShop ? windowIn([shop.timeZone], offer, offer.createdAt) : offer;
    const view = offerView(offer, counters, business, now, window);
    return isShown(view.displayStatus) ? { view, shop } : undefined;
  });
  const shops = views.flatMap((entry) => (entry ? [entry.shop] : []));
  const factsOf = await loadShopFacts(shops, viewerId, now, 'eventual');
  return views.map((entry) => {
    if (!entry) return undefined;
    const facts = factsOf(entry.shop);
    const shop = shopSummaryOf(entry.shop, facts, now);
    return { ...entry.view, shop, isFollowing: facts.isFollowing };
  });
}
