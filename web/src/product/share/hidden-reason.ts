import type { Business } from '#contract/businesses/businesses.ts';
import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';

type BusinessStatus = Business['status'];
type ShopStatus = Shop['shopStatus'];
type OfferStatus = Offer['displayStatus'];

/** Why customers cannot see a shop that a member of its business sees. */
export type HiddenShopReason =
  | `business.${Exclude<BusinessStatus, 'active'>}`
  | `shop.${Exclude<ShopStatus, 'active'>}`;

/** Why customers cannot see a flyer that a member of its business sees; each has a text in `flyer.hidden`. */
export type HiddenReason =
  | HiddenShopReason
  | `offer.${Exclude<OfferStatus, 'active' | 'sold_out'>}`;

interface Seen {
  /** Undefined for users who are not members of the business: they only get public flyers. */
  readonly business: BusinessStatus | undefined;
  readonly shop: ShopStatus;
  /** The status of the linked offer, if any. */
  readonly offer: OfferStatus | undefined;
}

/** Returns why customers cannot see a shop, the widest reason first; undefined if they can. */
export function hiddenShopReason({
  business,
  shop,
}: Omit<Seen, 'offer'>): HiddenShopReason | undefined {
  if (business && business !== 'active') return `business.${business}`;
  return shop === 'active' ? undefined : `shop.${shop}`;
}

/** Returns why customers cannot see a flyer, the widest reason first; undefined if they can. */
export function hiddenReason({ offer, ...seen }: Seen): HiddenReason | undefined {
  const reason = hiddenShopReason(seen);
  if (reason) return reason;
  if (!offer || isShown(offer)) return undefined;
  return `offer.${offer as Exclude<OfferStatus, 'active' | 'sold_out'>}`;
}
