import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { QueuedViews } from './queued-views.ts';

export interface ViewedOffer {
  readonly businessId: string;
  readonly shopsIds: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface ViewedShop {
  readonly businessId: string;
  readonly timeZone: TimeZone;
}

/** The active offers of a batch, and its active shops of active businesses, by id. */
export interface Viewed {
  readonly offers: ReadonlyMap<string, ViewedOffer>;
  readonly shops: ReadonlyMap<string, ViewedShop>;
}

/** Number of views of a business, a shop or an offer on a day of the shop's zone. */
export interface DayViews {
  readonly ownerId: string;
  readonly businessId: string;
  readonly day: string;
  readonly views: number;
}

/** Returns the shop where an offer was seen: the named one, or the offer's first. */
export const shopOfView = (named: string | undefined, offer: ViewedOffer): string | undefined =>
  named ?? offer.shopsIds[0];

/** Returns the shop of a view, and the ids that it counts for. Undefined if the offer is not public in the shop. */
function shopAndOwnersOf({ at, seen }: QueuedViews, id: string, { offers, shops }: Viewed) {
  if (seen.kind === 'shop') return { shop: shops.get(id), owners: [id] };
  const offer = offers.get(id);
  if (offer && (at < offer.startsAt || at > offer.endsAt)) return undefined;
  const shopId = offer && shopOfView(seen.shopId, offer);
  if (!shopId || !offer.shopsIds.includes(shopId)) return undefined;
  const shop = shops.get(shopId);
  return shop?.businessId === offer.businessId ? { shop, owners: [id, shopId] } : undefined;
}

/**
 * Adds up the views of a batch by business, shop and offer, and by the shop's local day. An id counts once per beacon;
 * offers and shops that are not public, and offers that the named shop does not have, are left out.
 */
export function addUpViews(batch: readonly QueuedViews[], viewed: Viewed): DayViews[] {
  const sums = new Map<string, DayViews>();
  for (const beacon of batch) {
    for (const id of new Set<string>(beacon.seen.ids)) {
      const { shop, owners = [] } = shopAndOwnersOf(beacon, id, viewed) ?? {};
      if (!shop) continue;
      const { businessId, timeZone } = shop;
      const day = dayIn(timeZone, new Date(beacon.at));
      for (const ownerId of [...owners, businessId]) {
        const views = (sums.get(`${ownerId} ${day}`)?.views ?? 0) + 1;
        sums.set(`${ownerId} ${day}`, { ownerId, businessId, day, views });
      }
    }
  }
  return [...sums.values()];
}
