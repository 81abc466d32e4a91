import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { insertOffer } from '#lambdas/offers/store/write-offer.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { actionOf } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { insertShop, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { stored } from '../stored.ts';
import { aBusiness } from './a-business.ts';
import { aShop } from './a-shop.ts';
import { anInvoice, anUnpaidInvoice, aSubscription } from './an-invoice.ts';
import { aStaffUser, aUser } from './people.ts';

type StoredItem = Key & Record<string, unknown>;

/** Returns the items that writes store whole. */
const itemsOf = (writes: readonly Write[]) =>
  writes.flatMap((write) => (actionOf(write).Put?.Item as StoredItem | undefined) ?? []);

/** A shop after its opening, with all its items; its business has one shop. */
export const openedShop = (shop: ShopItem = aShop()): StoredItem[] => [
  ...itemsOf(insertShop(shop, { maxShops: 1, maxActiveOffers: 1, maxValidatorsPerShop: 1 })),
  { ...keys.businessCounters(shop.businessId), shopsCount: 1 },
];

/** An offer after its publication, with its rows in the lists of its business and shops. */
export const publishedOffer = (
  offer: OfferItem,
  shops: readonly ShopItem[] = [aShop()],
  business: BusinessItem = aBusiness(),
): StoredItem[] => itemsOf(insertOffer(offer, { business, shops }, undefined));

/** A business with its owner and its opened shops. */
export const aBakery = ({
  business = aBusiness(),
  shops = [aShop()],
}: {
  readonly business?: BusinessItem;
  readonly shops?: readonly ShopItem[];
} = {}): StoredItem[] => [
  stored.user(aUser({ userId: business.userId, businessId: business.id })),
  stored.business(business),
  ...shops.flatMap(openedShop),
  { ...keys.businessCounters(business.id), shopsCount: shops.length },
];

/** The bakery with its subscription and one invoice, which its subscription lists while it is unpaid; and staff. */
export const aBilledBakery = ({
  business = {},
  subscription = {},
  invoice = {},
}: {
  readonly business?: Partial<BusinessItem>;
  readonly subscription?: Partial<SubscriptionItem>;
  readonly invoice?: Partial<InvoiceItem>;
} = {}): StoredItem[] => {
  const billed = anInvoice(invoice);
  const { periodStart: start, dueDate, status, reviewSince } = billed;
  const inReview = reviewSince && { inReviewSince: reviewSince.slice(0, 10) };
  const isUnpaid = status === 'open' || status === 'in_review';
  const unpaid = isUnpaid ? [anUnpaidInvoice({ start, dueDate, ...inReview })] : [];
  return [
    stored.user(aStaffUser()),
    ...aBakery({ business: { ...aBusiness(), ...business }, shops: [] }),
    stored.subscription(aSubscription({ unpaid, ...subscription })),
    stored.invoice(billed),
  ];
};
