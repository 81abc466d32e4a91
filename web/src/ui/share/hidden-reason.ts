import type { Business } from '#contract/businesses.ts';
import { isShown } from '#contract/display-status.ts';
import type { Offer } from '#contract/offers.ts';
import type { Shop } from '#contract/shops.ts';

type BusinessStatus = Business['status'];
type ShopStatus = Shop['shopStatus'];
type OfferStatus = Offer['displayStatus'];

/** Why customers cannot see a flyer that a member of its business sees; each has a text in `flyer.hidden`. */
export type HiddenReason =
  | `business.${Exclude<BusinessStatus, 'active'>}`
  | `shop.${Exclude<ShopStatus, 'active'>}`
  | `offer.${Exclude<OfferStatus, 'active' | 'sold_out'>}`;

interface Seen {
  /** Unknown for visitors who are not of the business: they only get flyers that all can see. */
  readonly business: BusinessStatus | undefined;
  readonly shop: ShopStatus;
  /** Of the linked offer, where there is one. */
  readonly offer: OfferStatus | undefined;
}

/** What keeps a flyer from customers, the widest reason first; undefined where they see it. */
export function hiddenReason({ business, shop, offer }: Seen): HiddenReason | undefined {
  if (business && business !== 'active') return `business.${business}`;
  if (shop !== 'active') return `shop.${shop}`;
  if (!offer || isShown(offer)) return undefined;
  return `offer.${offer as Exclude<OfferStatus, 'active' | 'sold_out'>}`;
}
